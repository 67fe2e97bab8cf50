/// A text that is the same only as its very bytes, and in their order, as SQLite compares texts.
///
/// To `String`, é is the same as e with an accent behind it; what a user stored is not to be taken
/// for something else, though it looks alike.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    var (left, right) = (left.text, right.text)
    // Going through the bytes themselves takes a fraction of the time that the views do.
    return left.withUTF8 { left in right.withUTF8 { isSame(left, $0) } }
  }

  /// Whether two buffers of the same length have the same bytes.
  package static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var offset = 0
    while offset + 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: Comparable {
  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
