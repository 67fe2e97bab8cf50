/// A text that people read, which is said in their language: `Message("The task “\(title)” has no due.")`.
///
/// The English text is its key in the catalogue, as in GNU gettext. What is interpolated is named by its place, so
/// that another language can say it in another order: `The task “{0}” has no due.`
///
/// Where English has one text for two meanings, a context before U+0004 tells them apart, as in GNU gettext:
/// `"invoice\u{4}Notes"` says `Notes`. Of a message with a count, only its singular has it.
package struct Message: Sendable {
  /// An interpolated value.
  enum Argument: Sendable {
    /// As it is in all languages: a title, a name, a number.
    case text(String)
    case message(Message)
  }

  /// The content, in one allocation: a failure that carries it needs little stack.
  private final class Contents: Sendable {
    let key: String
    let plural: (count: Int64, key: String)?
    let arguments: [Argument]

    init(_ key: String, _ plural: (count: Int64, key: String)?, _ arguments: [Argument]) {
      self.key = key
      self.plural = plural
      self.arguments = arguments
    }
  }

  private let contents: Contents

  /// The English text, with `{0}` for the first argument; of a message with a count, its singular.
  var key: String { contents.key }
  /// Of a message with a count: the count, and the English plural.
  var plural: (count: Int64, key: String)? { contents.plural }
  var arguments: [Argument] { contents.arguments }

  init(key: String, plural: (count: Int64, key: String)? = nil, arguments: [Argument]) {
    contents = Contents(key, plural, arguments)
  }

  /// A text that is the same in every language: a title, or what another program said.
  package init(verbatim text: some StringProtocol) {
    self.init(key: "{0}", arguments: [.text(String(text))])
  }

  /// A text whose form depends on a number:
  /// `Message(count: count, "\(count) task", "\(count) tasks")`. Both interpolate the same.
  package init(count: some BinaryInteger, _ one: Message, _ other: Message) {
    self.init(
      key: one.key, plural: (Int64(clamping: count), other.key), arguments: other.arguments)
  }

  package var isEmpty: Bool { key.isEmpty }

  /// The same, and what follows it; both are one message in the catalogue.
  package func followed(by other: Message) -> Message {
    Message(
      key: key + MessageFormat.renumbered(other.key, by: arguments.count),
      arguments: arguments + other.arguments)
  }
}

extension Message: Equatable {
  package static func == (one: Message, other: Message) -> Bool {
    one.description == other.description
  }
}

extension Message: CustomStringConvertible {
  /// The text in English.
  package var description: String { text(in: .english) }
}

extension [Message] {
  /// With what stands between them, which is the same in every language.
  package func joined(separator: String) -> Message {
    Message(
      key: indices.map { "{\($0)}" }.joined(separator: MessageFormat.escaped(separator)),
      arguments: map { .message($0) })
  }
}
