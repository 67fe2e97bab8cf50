import CTaskcore
import Domain
import Exchange
import Platform

extension HostTransport {
  /// The callbacks of a caller.
  ///
  /// - Throws: `invalid` for one that is missing.
  init(_ transport: taskcore_sync_transport, for handle: StoreHandle) throws {
    let payload = transport.payload
    let list = try required(transport.list, "list")
    let get = try required(transport.get, "get")
    let put = try required(transport.put, "put")
    let remove = try required(transport.remove, "remove")
    self.init(
      list: {
        let sink = NameSink()
        try sink.lend { place in
          try handle.runCallback { list(NameSink.tell, place, payload) }
        }
        return sink.names
      },
      get: { path, maximum in
        let sink = ByteSink(maximum: maximum)
        do {
          try sink.lend { place in
            try handle.runCallback { get(path, ByteSink.write, place, payload) }
          }
        } catch {
          // The callback hands on what the sink answered.
          if !sink.isFull { throw error }
        }
        if sink.isOutOfMemory { throw Failure.noMemory }
        return sink.isFull ? nil : sink.bytes
      },
      put: { path, bytes in
        try handle.runCallback { put(path, bytes, bytes.count, payload) }
      },
      remove: { path in try handle.runCallback { remove(path, payload) } })
  }
}

/// Collects file names from a callback of the caller.
private final class NameSink: Lent {
  /// All names of sync are shorter.
  private static let longestName = 255
  private static let mostNames = 1 << 24

  private(set) var names: [String] = []

  static let tell: taskcore_sync_name_callback = { name, place in
    guard let sink = NameSink.object(at: place), let name else { return TASKCORE_EINVALID }
    guard sink.names.count < mostNames else { return TASKCORE_ENOMEM }
    if RawMemory.length(ofText: name, upTo: longestName + 1) <= longestName,
      let text = String(validatingCString: name)
    {
      sink.names.append(text)
    }
    return TASKCORE_OK
  }
}

/// Collects the bytes of a file from a callback of the caller.
private final class ByteSink: Lent {
  private(set) var bytes: [UInt8] = []
  /// Whether there was more than may be.
  private(set) var isFull = false
  private(set) var isOutOfMemory = false
  private let maximum: Int

  init(maximum: Int) { self.maximum = maximum }

  static let write: taskcore_write_callback = { bytes, length, place in
    guard let sink = ByteSink.object(at: place) else { return TASKCORE_EINVALID }
    if length == 0 { return TASKCORE_OK }
    guard let bytes else { return TASKCORE_EINVALID }
    return sink.take(UnsafeBufferPointer(start: bytes, count: length))
  }

  private func take(_ part: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard part.count <= maximum - bytes.count else {
      isFull = true
      return TASKCORE_EINVALID
    }
    // The array doubles as it grows.
    guard MemoryNeed.hasRoom(for: 2 * (bytes.count + part.count), bytesEach: 1) else {
      isFull = true
      isOutOfMemory = true
      return TASKCORE_ENOMEM
    }
    bytes += part
    return TASKCORE_OK
  }
}

/// An opaque token that is valid during a callback, and that the caller passes back.
private class Lent {
  fileprivate final func lend(_ body: (UnsafeMutableRawPointer) throws -> Void) rethrows {
    try withExtendedLifetime(self) { try body(Unmanaged.passUnretained(self).toOpaque()) }
  }

  fileprivate static func object(at place: UnsafeMutableRawPointer?) -> Self? {
    place.flatMap { Unmanaged<Lent>.fromOpaque($0).takeUnretainedValue() as? Self }
  }
}
