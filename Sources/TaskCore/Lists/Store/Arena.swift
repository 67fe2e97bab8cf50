import Platform

/// Memory for many small things that live and go together.
///
/// Chunks double in size up to 1 MiB, so that a small list stays small and a large one wastes
/// little. Each function gives nil when there is no memory left.
final class Arena {
  private static let largestChunk = 1 << 20

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var free = 0
  private var nextChunkSize = 1 << 10

  deinit {
    for chunk in chunks { RawMemory.free(chunk) }
  }

  /// Room for some elements, whose bytes are zero.
  func allocate<Element>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element>? {
    let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, let raw = take(size, alignment: MemoryLayout<Element>.alignment) else {
      return nil
    }
    RawMemory.clear(raw, size)
    return raw.bindMemory(to: Element.self, capacity: count)
  }

  /// A copy of a text, with a NUL behind it.
  func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<CChar>? {
    guard let raw = take(bytes.count + 1, alignment: 1) else { return nil }
    if let start = bytes.baseAddress { RawMemory.copy(start, to: raw, bytes.count) }
    let copy = raw.bindMemory(to: CChar.self, capacity: bytes.count + 1)
    copy[bytes.count] = 0
    return copy
  }

  /// A copy of a text, with a NUL behind it.
  func copy(_ text: String) -> UnsafePointer<CChar>? {
    var text = text
    return text.withUTF8 { copy($0) }.map { UnsafePointer($0) }
  }

  private func take(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    if let next {
      let start = next.alignedUp(toMultipleOf: alignment)
      let used = start - next + size
      if used <= free {
        self.next = next + used
        free -= used
        return start
      }
    }
    let chunkSize = max(nextChunkSize, size)
    guard let chunk = RawMemory.allocate(chunkSize) else { return nil }
    chunks.append(chunk)
    // What needs a chunk of its own leaves the rest of the last one in use.
    if chunkSize - size > free {
      next = chunk + size
      free = chunkSize - size
    }
    nextChunkSize = min(nextChunkSize * 2, Self.largestChunk)
    return chunk
  }
}
