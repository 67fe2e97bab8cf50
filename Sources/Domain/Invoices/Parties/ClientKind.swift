package import Localization

/// The kind of a client, which decides the rules for its invoices; the raw values are those of the C API and
/// of the store.
package enum ClientKind: Int32, CallerCode, CaseIterable, Sendable {
  case business = 1
  /// A consumer.
  case privatePerson
  case publicBody

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    (
      "The kind \(code) of a client has no meaning: business (1), private person (2) and public body (3) have.",
      Client.Property.kind.rawValue
    )
  }
}
