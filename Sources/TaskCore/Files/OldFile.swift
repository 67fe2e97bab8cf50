import Domain
import Platform
import Storage

/// A file to read from.
final class OldFile {
  private let path: String
  private let file: File

  /// - Throws: `invalid` for an empty path, `notFound`, or `access` when the system refuses it.
  init(at path: String) throws {
    guard !path.isEmpty else {
      throw Failure(.invalid, "The path is empty: that of a file is expected.", field: "path")
    }
    try OpenFile.refuse(path: path)
    self.path = path
    do {
      file = try File(at: path, for: .reading)
    } catch {
      throw Failure(refusing: path, error)
    }
  }

  /// Reads the next bytes.
  ///
  /// - Returns: how many; 0 at the end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
    try Failure.whileUsing(path) {
      try file.withDescriptor { try $0.read(into: UnsafeMutableRawBufferPointer(buffer)) }
    }
  }
}

extension OldFile {
  /// All of a file.
  ///
  /// - Throws: as ``init(at:)``; `invalid` for one that is larger than the limit; `outOfMemory`.
  static func bytes(at path: String, limit: Int) throws -> [UInt8] {
    let file = try OldFile(at: path)
    var bytes: [UInt8] = []
    let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    defer { piece.deallocate() }
    // What is made of the bytes is as large as they.
    var need = MemoryNeed(bytesEach: 2 * piece.count)
    while true {
      let count = try file.read(into: piece)
      if count == 0 { return bytes }
      try need.take()
      bytes += piece[..<count]
      if bytes.count > limit {
        throw Failure(
          .invalid, "\(path) is too large: at most \(limit) bytes are read.", field: "path")
      }
    }
  }
}
