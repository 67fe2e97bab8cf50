import CSealing
import Domain
import Platform

/// The compression of a body.
enum Compression: Int64 {
  case none = 0
  case zstd = 1

  private static let level: Int32 = 3
  /// In bytes; smaller bodies are hardly made smaller.
  private static let smallest = 64
  private static let pieceSize = 1 << 17

  /// The body as it is smaller: also uncompressed, where libzstd is not installed.
  static func pack(_ body: [UInt8]) throws -> (Compression, [UInt8]) {
    guard body.count >= smallest, zstd_load() != 0 else { return (.none, body) }
    let room = zstd_bound(body.count)
    try Memory.check(room)
    let packed = [UInt8](unsafeUninitializedCapacity: room) { packed, length in
      length = zstd_pack(packed.baseAddress, room, body, body.count, level)
    }
    return packed.isEmpty || packed.count >= body.count ? (.none, body) : (.zstd, packed)
  }

  /// What was packed, when it has the size that it is said to have. It grows as it comes, so that a lie about the size
  /// costs no memory; nil for damaged bytes, and for ones of another size.
  func unpack(_ packed: [UInt8], size: Int) throws -> [UInt8]? {
    switch self {
    case .none: return packed.count == size ? packed : nil
    case .zstd: return try Self.unpack(packed, size: size)
    }
  }

  private static func unpack(_ packed: [UInt8], size: Int) throws -> [UInt8]? {
    guard zstd_load() != 0 else {
      throw Failure(
        .unsupported,
        OptionalLibrary.zstd.missing(for: "Compressed files of sync need libzstd"))
    }
    return try packed.withUnsafeBufferPointer { packed in
      guard let unpacking = zstd_unpacking_new(packed.baseAddress, packed.count) else {
        throw Failure.noMemory
      }
      defer { zstd_unpacking_free(unpacking) }
      let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceSize)
      defer {
        sealing_wipe(piece.baseAddress, piece.count)
        piece.deallocate()
      }
      var need = MemoryNeed(bytesEach: 1)
      var body: [UInt8] = []
      while true {
        var count = 0
        let status = zstd_unpack(unpacking, piece.baseAddress, piece.count, &count)
        if status == ZSTD_UNPACKED_NO_MEMORY || !need.add(count) { throw Failure.noMemory }
        if status == ZSTD_UNPACKED_DAMAGED || body.count + count > size { return nil }
        body.append(contentsOf: piece[..<count])
        if status == ZSTD_UNPACKED_ALL { return body.count == size ? body : nil }
      }
    }
  }
}
