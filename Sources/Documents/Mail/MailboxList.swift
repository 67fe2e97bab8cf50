import Domain
import Localization

/// Parses a list of addresses: `Ada <ada@example.org>, "Doe, John" <john@example.net>`.
package struct MailboxList {
  private let scalars: [Unicode.Scalar]
  private let field: String
  private var position = 0

  private init(_ text: String, field: String) {
    scalars = Array(text.unicodeScalars)
    self.field = field
  }

  /// Those between commas; none in an empty text.
  ///
  /// - Throws: `invalid` for anything but an address with or without a name.
  package static func mailboxes(
    _ text: String, field: String
  ) throws -> [EmailDraft.Mailbox] {
    if text.unicodeScalars.contains(where: TextRule.endsOrHidesText) {
      throw Failure(
        .invalid, "Addresses are one line without control characters, with commas between them.",
        field: field)
    }
    if text.unicodeScalars.allSatisfy(TextRule.isSpace) { return [] }
    var list = MailboxList(text, field: field)
    var mailboxes = [try list.mailbox()]
    while list.position < list.scalars.count {
      list.position += 1
      mailboxes.append(try list.mailbox())
    }
    return mailboxes
  }

  /// - Throws: `invalid` for what is not exactly one address with or without a name.
  package static func mailbox(_ text: String, field: String) throws -> EmailDraft.Mailbox {
    let mailboxes = try mailboxes(text, field: field)
    guard mailboxes.count == 1 else {
      throw Failure(
        .invalid, "One address is expected, such as Ada <ada@example.org>.", field: field)
    }
    return mailboxes[0]
  }

  /// Up to a comma or the end.
  private mutating func mailbox() throws -> EmailDraft.Mailbox {
    var words = String.UnicodeScalarView()
    var address: String?
    while position < scalars.count, scalars[position] != "," {
      switch scalars[position] {
      case "\"": words.append(contentsOf: try quoted())
      case "<" where address == nil: address = try bracketed()
      case _ where address == nil || TextRule.isSpace(scalars[position]):
        words.append(scalars[position])
        position += 1
      default:
        throw refused("A comma is expected after the > of an address.")
      }
    }
    let name = TextRule.trimmed(String(words))
    guard let address else {
      return try EmailDraft.Mailbox(
        address: EmailAddress(name, field: field), field: field)
    }
    return try EmailDraft.Mailbox(
      name: name, address: EmailAddress(TextRule.trimmed(address), field: field), field: field)
  }

  /// What is between quotation marks, in which a backslash escapes.
  private mutating func quoted() throws -> String.UnicodeScalarView {
    var text = String.UnicodeScalarView()
    position += 1
    while position < scalars.count, scalars[position] != "\"" {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      text.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else { throw refused("A quotation mark is not closed.") }
    position += 1
    return text
  }

  private mutating func bracketed() throws -> String {
    let rest = scalars[position...]
    guard let end = rest.firstIndex(of: ">") else {
      throw refused("After < and an address, a > is expected.")
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: rest[rest.index(after: position)..<end])
    position = end + 1
    return String(text)
  }

  private func refused(_ message: Message) -> Failure {
    Failure(.invalid, message, field: field)
  }
}
