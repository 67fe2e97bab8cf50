import CTaskcoreHeader

/// How something comes again.
public struct RepeatRule: Codable, Hashable, Sendable {
  /// As RFC 5545 writes it; empty for none.
  public let rule: String
  /// What the next occurrence is counted from.
  public var mode = RepeatMode.fixed

  /// Takes a rule as RFC 5545 writes it.
  public init(rule: String, mode: RepeatMode = RepeatMode.fixed) {
    self.rule = rule
    self.mode = mode
  }

  /// The rule of what does not come again.
  public static let none = RepeatRule(rule: "")

  /// Whether the time of day plays a part in it.
  public var needsTime: Bool {
    let parts = rule.split(separator: ";")
    return ["BYHOUR=", "BYMINUTE=", "BYSECOND="].contains { part in
      parts.contains { $0.hasPrefix(part) }
    } || ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY"].contains { parts.contains($0[...]) }
  }

  /// `every 2 weeks on Monday and Thursday`, in the language of a store; in English without one.
  public func words(in store: Store? = nil) throws -> String {
    try Store.bytes { taskcore_repeat_words(store?.handle, rule, mode.code, &$0) }.string
  }
}

extension RepeatRule {
  /// Its words, or nothing without a rule.
  public func text(in store: Store? = nil) throws -> String {
    rule.isEmpty ? "" : try words(in: store)
  }
}

extension RepeatMode {
  /// What programs call it.
  public var name: String { self == .fixed ? "fixed" : "after completion" }
}
