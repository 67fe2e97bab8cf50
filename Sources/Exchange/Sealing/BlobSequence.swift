import Domain
import Sync

/// Concatenated sync files, as a program carries them: each has its name and its length in front.
enum BlobSequence {
  /// - Throws: `malformed` for what is no such sequence, or not whole; `tooNew` for a file of a newer version.
  static func split(_ bytes: [UInt8]) throws -> [(name: BlobName, bytes: [UInt8])] {
    var blobs: [(name: BlobName, bytes: [UInt8])] = []
    var start = 0
    while start < bytes.count {
      let header = try header(bytes[start...])
      guard header.header.storedSize <= bytes.count - header.end else { throw truncated }
      let end = header.end + header.header.storedSize
      blobs.append((header.header.name, Array(bytes[start..<end])))
      start = end
    }
    return blobs
  }

  /// What a file says of itself at its beginning.
  static func header(_ bytes: ArraySlice<UInt8>) throws -> (header: BlobHeader, end: Int) {
    let magic = BlobHeader.magic
    guard bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) else { throw foreign }
    guard bytes.count >= BlobHeader.prefixSize else { throw truncated }
    let start = bytes.startIndex
    let version = bytes[start + magic.count]
    guard version <= BlobHeader.version else {
      throw Failure(
        .tooNew,
        "What was brought is of a newer version of Taskcore: its format is \(Int(version)), and this "
          + "version reads \(Int(BlobHeader.version)) at most.")
    }
    let length =
      Int(bytes[start + BlobHeader.prefixSize - 2]) << 8
      | Int(bytes[start + BlobHeader.prefixSize - 1])
    let end = start + BlobHeader.prefixSize + length
    guard end <= bytes.endIndex else { throw truncated }
    guard version == BlobHeader.version,
      let header = try? BlobHeader(decoding: Array(bytes[start..<end]))
    else { throw foreign }
    return (header, end)
  }

  private static var foreign: Failure {
    Failure(
      .malformed,
      "What was brought is not of Taskcore's sync, or was changed: bring the bytes as they were given."
    )
  }

  private static var truncated: Failure {
    Failure(
      .malformed,
      "What was brought is not whole: it ends too early. Bring the bytes as they were given.")
  }
}
