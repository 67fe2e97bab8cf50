import CTaskcore
import Domain

extension FreeTimeQuery {
  /// - Throws: `invalid`, with the member.
  init(_ options: taskcore_free_time_query_options) throws {
    guard Event.durations.contains(options.duration_s) else {
      throw Failure(
        .invalid,
        "A slot lasts 1 to \(Event.durations.upperBound) seconds, not \(options.duration_s).",
        field: "duration_s")
    }
    let range = try Range(from: options.from_ms, before: options.before_ms)
    guard range.milliseconds <= Self.longestRange else {
      throw Failure(
        .invalid, "The range to look for free time in has at most 3,660 days.", field: "before_ms")
    }
    self.init(duration: options.duration_s, in: range)
    weekdays = try Self.weekdays(options.weekdays)
    hours = try Self.hours(from: options.day_start_s, to: options.day_end_s)
    guard (0...86_400).contains(options.step_s) else {
      throw Failure(
        .invalid, "The step is 0 to 86,400 seconds, not \(options.step_s).", field: "step_s")
    }
    step = options.step_s == 0 ? nil : Int(options.step_s)
    zoneName = try TaskCore.zoneName(options.zone, "zone")
    page = try options.cappedPage()
  }

  /// Those of work that bits stand for, from Monday, which is 0; all of them for none.
  ///
  /// - Throws: `invalid` for unknown bits.
  static func weekdays(_ bits: UInt32) throws -> Set<Int> {
    try checkMask(UInt64(bits), known: 0x7F, "weekdays")
    return Set((0..<7).filter { bits == 0 || bits & 1 << UInt32($0) != 0 })
  }

  /// The working hours of a day; all of it for 0 and 0.
  ///
  /// - Throws: `invalid`, with the member.
  static func hours(from start: Int32, to end: Int32) throws -> Range<Int> {
    if start == 0, end == 0 { return 0..<86_400 }
    guard (0..<86_400).contains(start) else {
      throw Failure(
        .invalid, "The working hours begin at 0 to 86,399 seconds of the day, not \(start).",
        field: "day_start_s")
    }
    guard end > start, end <= 86_400 else {
      throw Failure(
        .invalid,
        "The working hours end after they begin, at 86,400 seconds of the day at the latest, "
          + "not at \(end).",
        field: "day_end_s")
    }
    return Int(start)..<Int(end)
  }
}
