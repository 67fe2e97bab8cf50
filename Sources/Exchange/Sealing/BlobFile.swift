import Domain
import Sync

/// The bytes of a sync file whose header is read and matches its name.
struct BlobFile {
  static let hashSize = 32

  let header: BlobHeader
  private let bytes: [UInt8]
  /// Where the body begins.
  private let start: Int

  /// - Throws: What ``BlobFault`` tells of headers.
  init(_ bytes: [UInt8], as name: BlobName, store: String?) throws {
    func refuse(_ fault: BlobFault) -> Failure { fault.failure(of: name) }
    let magic = BlobHeader.magic
    guard bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) else {
      throw refuse(.foreign)
    }
    guard bytes.count > magic.count else { throw refuse(.truncated) }
    let version = bytes[magic.count]
    guard version <= BlobHeader.version else { throw refuse(.tooNew(version: Int(version))) }
    guard version == BlobHeader.version else { throw refuse(.changed) }
    guard let start = Self.bodyStart(in: bytes) else { throw refuse(.truncated) }
    guard let header = try? BlobHeader(decoding: Array(bytes[..<start])) else {
      throw refuse(.changed)
    }
    if header.name != name { throw refuse(.misplaced(as: header.name.path)) }
    if let store, ExactText(store) != ExactText(header.store) {
      throw refuse(.otherStore(header.store))
    }
    guard header.isOfPossibleSize else { throw refuse(.tooLarge) }
    let count = bytes.count - start
    if count != header.storedSize {
      throw refuse(count < header.storedSize ? .truncated : .changed)
    }
    self.header = header
    self.bytes = bytes
    self.start = start
  }

  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let magic = BlobHeader.magic
    guard bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) else { return true }
    guard bytes.count > magic.count else { return false }
    guard bytes[magic.count] == BlobHeader.version else { return true }
    guard let start = bodyStart(in: bytes) else { return false }
    guard let header = try? BlobHeader(decoding: Array(bytes[..<start])) else { return true }
    // What can never come is not waited for.
    return bytes.count - start >= header.storedSize || !header.isOfPossibleSize
  }

  /// Nil when the header is not whole.
  private static func bodyStart(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= BlobHeader.prefixSize else { return nil }
    let length = Int(bytes[BlobHeader.prefixSize - 2]) << 8 | Int(bytes[BlobHeader.prefixSize - 1])
    let start = BlobHeader.prefixSize + length
    return start <= bytes.count ? start : nil
  }

  /// The body of a file that was not sealed, when it is as it was written.
  func checkedBody() throws -> [UInt8] {
    let end = bytes.count - Self.hashSize
    guard end >= start, SHA256.digest(Array(bytes[..<end])).elementsEqual(bytes[end...]) else {
      throw BlobFault.changed.failure(of: header.name)
    }
    return Array(bytes[start..<end])
  }

  /// The body of a file that was sealed by that key; nil for one that was not.
  func decrypted(by key: Secret, _ nonce: [UInt8]) throws -> [UInt8]? {
    try Sealing.decrypt(bytes[start...], header: bytes[..<start], nonce: nonce, key: key)
  }

  /// The file with its body unpacked.
  func opened(_ packed: [UInt8]) throws -> SealedBlob {
    guard let body = try header.compression.unpack(packed, size: header.size) else {
      throw BlobFault.changed.failure(of: header.name)
    }
    return SealedBlob(
      name: header.name, store: header.store, isSealed: header.protection != .hash, body: body)
  }
}
