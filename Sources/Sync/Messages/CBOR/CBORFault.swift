package import Domain
import Localization

/// An error in the bytes of a CBOR message.
package enum CBORFault: Sendable {
  case truncated
  /// An item that messages do not have: a floating-point number, a tag, an open end.
  case foreign
  /// A number or a length that has shorter bytes.
  case notShortest
  case tooLarge
  case notUTF8
  /// Keys of a map are not in their order, or one is there twice.
  case unordered
  case tooDeep
  /// An item of another kind than what belongs there, or a value that cannot be.
  case unexpected
  case missing
  /// More than any writer puts there.
  case tooMuch
  /// Something follows where it should end.
  case trailing

  package func failure(at offset: Int) -> Failure {
    Failure(.malformed, "A message of sync cannot be read: at byte \(offset), \(reason).")
  }

  private var reason: Message {
    switch self {
    case .truncated: "it ends too early"
    case .foreign: "there is something that messages do not have"
    case .notShortest: "a number is longer than it need be"
    case .tooLarge: "a number is too large"
    case .notUTF8: "a text is not in UTF-8"
    case .unordered: "the keys of a map are not in their order"
    case .tooDeep: "there are too many lists in lists"
    case .unexpected: "there is something else than what belongs there"
    case .missing: "something that belongs there is missing"
    case .tooMuch: "there is more than a message has"
    case .trailing: "something follows where it should end"
    }
  }
}
