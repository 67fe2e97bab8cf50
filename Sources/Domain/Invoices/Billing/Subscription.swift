/// The user's subscription, as the host declares it.
package struct Subscription: Equatable, Sendable {
  package var plan: String
  /// Who says so, such as "app-store".
  package var source: String
  /// Nil: always.
  package var since: Instant?
  /// No longer at this instant; nil: without end.
  package var until: Instant?
  package var features: [String]

  package static let maximumFeatureCount = 1_000

  /// - Throws: `invalid` for a text that is too long or more than one line, for more than 1,000
  ///   features, or an end that is not after the beginning.
  package init(
    plan: String, source: String, since: Instant?, until: Instant?, features: [String]
  ) throws {
    self.plan = try Self.line(plan, TextRule(what: "A plan", field: "plan", maximum: 100))
    self.source = try Self.line(
      source, TextRule(what: "A source", field: "source", maximum: 100))
    if let since, let until, until <= since {
      throw Failure(
        .invalid, "A subscription ends after it begins: until_ms is above since_ms.",
        field: "until_ms")
    }
    guard features.count <= Self.maximumFeatureCount else {
      throw Failure(
        .invalid,
        "A subscription has at most \(Self.maximumFeatureCount) features, not \(features.count).",
        field: "features")
    }
    self.since = since
    self.until = until
    let rule = TextRule(what: "A feature", field: "features", maximum: 100)
    self.features = try features.enumerated().map { index, feature in
      do {
        return try rule.line(feature)
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }

  private static func line(_ text: String, _ rule: TextRule) throws -> String {
    text.isEmpty ? "" : try rule.line(text)
  }

  /// Whether it has the feature at that instant, by what the host said alone.
  package func isEntitled(to feature: String, at instant: Instant) -> Bool {
    if let since, instant < since { return false }
    if let until, instant >= until { return false }
    return features.contains { ExactText($0) == ExactText(feature) }
  }
}
