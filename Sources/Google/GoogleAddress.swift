import Domain
package import Network

/// The address of an account: `google:`, or `google:work` to tell several apart.
///
/// Tests give it other servers, on this machine alone: `google:?calendar=http://127.0.0.1:8080/calendar/v3&tasks=…`, with
/// `oauth=http://127.0.0.1:8080` for where tokens are given.
package struct GoogleAddress {
  /// `https://www.googleapis.com/calendar/v3`, without a slash at its end.
  package let calendar: HTTPAddress
  package let tasks: HTTPAddress
  /// Where tokens are given.
  package let places: GoogleOAuth.Places

  private static let scheme = "google:"
  private static let calendar = "https://www.googleapis.com/calendar/v3"
  private static let tasks = "https://tasks.googleapis.com/tasks/v1"

  /// - Throws: `invalid`.
  package init(_ text: String) throws {
    guard text.lowercased().hasPrefix(Self.scheme) else { throw Self.malformed }
    let parts = text.dropFirst(Self.scheme.count)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard (parts.first ?? "").unicodeScalars.allSatisfy({ !TextRule.endsOrHidesText($0) }),
      !(parts.first ?? "").hasPrefix("//")
    else { throw Self.malformed }
    var places = [("calendar", Self.calendar), ("tasks", Self.tasks), ("oauth", "")]
    for option in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let words = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2, let index = places.firstIndex(where: { $0.0 == words[0] }),
        try HTTPAddress(words[1], field: "address").isLoopback
      else { throw Self.malformed }
      places[index].1 = words[1]
    }
    calendar = try Self.withoutSlash(places[0].1)
    tasks = try Self.withoutSlash(places[1].1)
    let root = places[2].1
    self.places = root.isEmpty ? GoogleOAuth.Places() : GoogleOAuth.Places(below: root)
  }

  private static func withoutSlash(_ text: String) throws -> HTTPAddress {
    var address = try HTTPAddress(text, field: "address")
    while address.path.hasSuffix("/") { address.path.removeLast() }
    return address
  }

  private static let malformed = Failure(
    .invalid,
    "An account of Google is google: or google: with a name of yours behind it, such as google:work.",
    field: "address")
}
