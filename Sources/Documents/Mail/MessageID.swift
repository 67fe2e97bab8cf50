package import Domain
import Localization

/// The globally unique id of a message: `0190a1b2@example.org`.
package struct MessageID: Hashable, Sendable {
  /// Without the angle brackets that it has in a header.
  package let text: String

  /// - Throws: `invalid` for a uid with other characters than those that an e-mail address has before
  ///   its @.
  package init(uid: String, sender: EmailAddress) throws {
    guard uid.utf8.count <= 64, EmailAddress.isDotAtom(uid[...]) else {
      throw Failure(
        .invalid,
        "“\(uid.prefix(80))” cannot stand in a Message-ID: at most 64 letters, digits and hyphens "
          + "are expected.", field: "uid")
    }
    text = "\(uid)@\(sender.domain)"
  }
}
