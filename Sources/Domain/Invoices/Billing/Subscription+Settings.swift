/// The subscription, read from and written to settings.
extension RecordRepository<Setting> {
  private static var prefix: String { "subscription." }

  /// Nil without one, and for one that another program made nonsense of: nobody is entitled then.
  package func subscription() throws -> Subscription? {
    func text(_ name: String) throws -> String? { try find(uid: Self.prefix + name)?.value }
    guard let plan = try text("plan") else { return nil }
    let source = try text("source") ?? ""
    let features = try text("features") ?? ""
    let since = try text("since_ms")
    let until = try text("until_ms")
    return try? Subscription(
      plan: plan, source: source, since: since.map { try Instant(setting: $0) },
      until: until.map { try Instant(setting: $0) },
      features: features.split(separator: "\n").map { String($0) })
  }

  /// Sets all of it; nil takes it away.
  package func set(_ subscription: Subscription?) throws {
    let features = subscription?.features ?? []
    let values: [(String, String?)] = [
      ("plan", subscription?.plan), ("source", subscription?.source),
      ("since_ms", subscription?.since.map { String($0.milliseconds) }),
      ("until_ms", subscription?.until.map { String($0.milliseconds) }),
      ("features", features.isEmpty ? nil : features.joined(separator: "\n")),
    ]
    for (name, value) in values { try set(Self.prefix + name, to: value) }
  }
}

extension Instant {
  fileprivate init(setting text: String) throws {
    guard let milliseconds = Int64(text) else {
      throw Failure(.invalid, "“\(text.prefix(40))” is not an instant.")
    }
    try self.init(milliseconds: milliseconds, field: "")
  }
}
