import CTaskcoreHeader

/// How something comes again.
struct RepeatRule {
  /// As RFC 5545 writes it; empty for none.
  let rule: String
  var mode = RepeatMode.fixed

  static let none = RepeatRule(rule: "")

  /// Whether the time of day plays a part in it.
  var needsTime: Bool {
    let parts = rule.split(separator: ";")
    return ["BYHOUR=", "BYMINUTE=", "BYSECOND="].contains { part in
      parts.contains { $0.hasPrefix(part) }
    } || ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY"].contains { parts.contains($0[...]) }
  }

  /// `every 2 weeks on Monday and Thursday`
  func words() throws -> String {
    var words: UnsafeMutablePointer<CChar>?
    try Store.check(taskcore_repeat_words(rule, mode.rawValue, &words))
    defer { taskcore_string_free(words) }
    return String(c: words)
  }
}

extension RepeatRule {
  /// Its words, or nothing without a rule.
  func text() throws -> String { rule.isEmpty ? "" : try words() }
}

/// What the next occurrence is counted from. The numbers are the library's TASKCORE_REPEAT_...
enum RepeatMode: Int32 {
  case fixed = 0
  case afterCompletion = 1

  /// For programs.
  var name: String { self == .fixed ? "fixed" : "after completion" }
}
