import CSealing
import Domain
import Platform

/// libsodium, loaded on first use.
enum Sealing {
  static let nonceSize = Int(SEALING_NONCE_SIZE)
  static let tagSize = Int(SEALING_TAG_SIZE)
  static let saltSize = Int(SEALING_SALT_SIZE)
  static let keySize = Int(SEALING_KEY_SIZE)

  /// - Throws: `unsupported` when it is not installed.
  static func load() throws {
    guard sealing_load() != 0 else {
      throw Failure(
        .unsupported,
        OptionalLibrary.sodium.missing(for: "Encrypted sync needs libsodium"))
    }
  }

  /// Only after ``load()``.
  static func random(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, length in
      sealing_random(bytes.baseAddress, count)
      length = count
    }
  }

  /// A new key.
  static func newKey() throws -> Secret {
    try load()
    return try Secret(count: keySize) {
      sealing_random($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
    }
  }

  /// What is written behind a header: the sealed body and its tag.
  static func encrypt(_ body: [UInt8], header: [UInt8], nonce: [UInt8], key: Secret) throws
    -> [UInt8]
  {
    try load()
    try Memory.check(body.count + tagSize)
    return key.withBytes { key in
      [UInt8](unsafeUninitializedCapacity: body.count + tagSize) { sealed, length in
        sealing_encrypt(
          sealed.baseAddress, body, body.count, header, header.count, nonce,
          key.baseAddress?.assumingMemoryBound(to: UInt8.self))
        length = body.count + tagSize
      }
    }
  }

  /// Nil for what was not sealed so, by this key and behind this header.
  static func decrypt(
    _ sealed: ArraySlice<UInt8>, header: ArraySlice<UInt8>, nonce: [UInt8], key: Secret
  ) throws -> [UInt8]? {
    try load()
    guard sealed.count >= tagSize, nonce.count == nonceSize, key.count == keySize else {
      return nil
    }
    try Memory.check(sealed.count)
    var isGenuine = false
    let body = key.withBytes { key in
      sealed.withUnsafeBufferPointer { sealed in
        header.withUnsafeBufferPointer { header in
          [UInt8](unsafeUninitializedCapacity: sealed.count) { body, length in
            isGenuine =
              sealing_decrypt(
                body.baseAddress, sealed.baseAddress, sealed.count, header.baseAddress,
                header.count, nonce, key.baseAddress?.assumingMemoryBound(to: UInt8.self)) != 0
            length = isGenuine ? sealed.count - tagSize : 0
          }
        }
      }
    }
    return isGenuine ? body : nil
  }
}

enum Memory {
  /// - Throws: `outOfMemory`, where an array could not be made so large.
  static func check(_ count: Int) throws {
    guard MemoryNeed.hasRoom(for: count, bytesEach: 1) else { throw Failure.noMemory }
  }
}
