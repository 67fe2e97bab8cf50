import TaskcoreSwift

/// The address of an account as somebody types it: `caldav:https://anna@dav.example.org/`.
struct AccountAddress {
  private static let schemes: [(prefix: String, kind: Account.Kind)] = [("caldav:", .caldav)]

  let kind: Account.Kind
  /// As the library takes it.
  let url: String

  /// Nil for what is none.
  init?(_ text: String) {
    guard let scheme = Self.schemes.first(where: { text.hasPrefix($0.prefix) }) else { return nil }
    kind = scheme.kind
    let rest = text.dropFirst(scheme.prefix.count)
    url = rest.hasPrefix("http") ? String(rest) : "https://\(rest)"
  }
}
