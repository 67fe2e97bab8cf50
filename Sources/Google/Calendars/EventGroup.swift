import Domain
import Interchange
import Servers

/// An event with its changed and cancelled occurrences, which Google stores as separate events; here they are
/// one item.
struct EventGroup {
  /// Of the event, or of the series.
  let id: String
  /// Nil for occurrences alone, when the user was invited to these only.
  var main: JSONValue?
  var occurrences: [JSONValue] = []

  init(_ id: String) { self.id = id }

  init(_ id: String, of events: [JSONValue]) {
    self.id = id
    for event in events { add(event) }
  }

  /// The one to which an event belongs.
  static func id(of event: JSONValue) -> String? {
    event.text("recurringEventId") ?? event.text("id")
  }

  mutating func add(_ event: JSONValue) {
    if event.text("id") == id { main = event } else { occurrences.append(event) }
  }

  var isSeries: Bool { !(main?.list("recurrence").isEmpty ?? true) }

  /// Whether there is nothing of it that happens.
  var isGone: Bool {
    if let main { return Self.isCancelled(main) }
    return changed.isEmpty
  }

  static func isCancelled(_ event: JSONValue) -> Bool { event.text("status") == "cancelled" }

  /// Those that happen otherwise than the series; of what is none, there are none.
  var changed: [JSONValue] {
    main != nil && !isSeries ? [] : occurrences.filter { !Self.isCancelled($0) }
  }

  var cancelled: [JSONValue] { isSeries ? occurrences.filter(Self.isCancelled) : [] }

  /// That of the event itself, or one that follows from those of all.
  var etag: String {
    if let main, !isSeries { return main.text("etag") ?? "" }
    let parts =
      (main.map { [$0] } ?? []).map(Self.version) + changed.map(Self.version)
      + cancelled.map { "\($0.text("id") ?? "") cancelled" }
    let text = parts.sorted().joined(separator: "\n")
    return "sha256-\(SHA256.digest(Array(text.utf8)).hexadecimal)"
  }

  private static func version(_ event: JSONValue) -> String {
    "\(event.text("id") ?? "") \(event.text("etag") ?? "")"
  }

  /// Whether an ETag is one of Google's, and can be a condition.
  static func isOfGoogle(_ etag: String) -> Bool { etag.hasPrefix("\"") }

  /// As it is known here.
  var uid: String {
    let event = main ?? changed.first ?? .null
    return EventProperties.uid(of: event) ?? event.text("iCalUID") ?? "\(id)@google.com"
  }

  /// The zone in which a series is told.
  func zoneName(_ times: TimeLines) -> String? {
    let start = main?["start"] ?? occurrences.first?["originalStartTime"]
    return GoogleTime(start, in: times)?.zoneName
  }
}
