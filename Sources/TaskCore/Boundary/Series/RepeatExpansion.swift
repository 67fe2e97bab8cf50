import CTaskcore
import Domain

/// A repeat rule, and the range to expand it in.
struct RepeatExpansion {
  let zone: any Zone
  private let recurrence: Recurrence
  private let earliest: LocalMoment?
  private let limit: Int
  private let includesStart: Bool

  /// - Throws: `invalid`, with the member, for what cannot be expanded.
  init(_ spec: taskcore_repeat_spec, in store: some Store) throws {
    limit = try cappedLimit(spec.limit)
    includesStart = try flag(spec.is_start_included, "is_start_included")
    zone = try store.zone(named: zoneName(spec.zone, "zone"))
    let rule = try Self.aboutRule { try RepeatRule(input: text(spec.rule, "rule")) }
    let start = try LocalMoment(text: text(spec.start, "start"), field: "start")
    recurrence = Recurrence(
      rule: rule, start: start,
      excluded: try Self.moments(spec.excluded_dates, "excluded_dates"),
      added: try Self.moments(spec.added_dates, "added_dates"))
    earliest = try Self.optional(spec.not_before, "not_before").map {
      try LocalMoment(text: $0, field: "not_before")
    }
    try Self.aboutRule { try recurrence.check(in: zone) }
  }

  /// Up to the limit.
  func forEach(in store: some Store, _ body: (LocalMoment) throws -> Void) throws {
    var occurrences = try Self.aboutRule {
      try recurrence.occurrences(
        notBefore: earliest, includingStart: includesStart, in: zone)
    }
    for _ in 0..<limit {
      try store.safePoints.check()
      guard let occurrence = occurrences.next() else { return }
      try body(occurrence)
    }
  }

  /// The rule has another name here than in a task or an event.
  private static func aboutRule<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var failure as Failure where failure.field == "repeat_rule" {
      failure.field = "rule"
      throw failure
    }
  }

  private static func moments(
    _ pointer: UnsafePointer<CChar>?, _ field: String
  ) throws -> [LocalMoment] {
    pointer == nil ? [] : try [LocalMoment](pointer, field).sorted()
  }

  private static func optional(
    _ pointer: UnsafePointer<CChar>?, _ field: String
  ) throws -> String? {
    pointer == nil ? nil : try text(pointer, field)
  }
}
