import Domain
import Platform

/// The user's passphrase for the keys: any text that is not empty, of up to 1,024 bytes of UTF-8.
///
/// It counts by its very bytes: an é that was typed as one character is not one that was typed as two. No space is
/// taken away, and nothing is said of how good it is.
package struct Passphrase: Sendable {
  package static let maximumLength = 1024

  let secret: Secret

  /// - Throws: `invalid` for anything but a passphrase.
  package init(_ bytes: some Collection<UInt8>) throws {
    guard !bytes.isEmpty else {
      throw Failure(.invalid, "A passphrase must not be empty.", field: "passphrase")
    }
    guard bytes.count <= Self.maximumLength else {
      throw Failure(
        .invalid,
        "A passphrase has at most \(Self.maximumLength) bytes; this one has \(bytes.count).",
        field: "passphrase")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.invalid, "A passphrase must be in UTF-8.", field: "passphrase")
    }
    secret = try Secret(copying: bytes)
  }

  package init(_ text: String) throws {
    try self.init(text.utf8)
  }
}
