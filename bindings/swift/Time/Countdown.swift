import CTaskcoreHeader

/// How far it is to something.
public struct Countdown: Codable, Hashable, Sendable {
  /// Where the time stands.
  public let phase: Phase
  /// In milliseconds since 1970 UTC: the start while it is upcoming, else the end.
  public let target: Int64
  /// In milliseconds; negative when it has passed.
  public let remaining: Int64
  /// Whole days of the remaining time, without its sign, as what follows.
  public let days: Int64
  /// The hours besides, 0 to 23.
  public let hours: Int
  /// The minutes, 0 to 59.
  public let minutes: Int
  /// The seconds, 0 to 59.
  public let seconds: Int
  /// From 0 to 1,000,000.
  public let elapsedMillionths: Int
  /// By how much is left.
  public let colour: Colour
  /// `2 days 3 h left`, in the language of the store
  public let label: String

  /// Asks the library for one.
  fileprivate init(
    in store: Store,
    _ read: (UnsafeMutablePointer<taskcore_countdown>) -> taskcore_status
  ) throws {
    var row = blank(taskcore_countdown(), taskcore_countdown_init)
    try Store.check(read(&row))
    var text: UnsafeMutablePointer<CChar>?
    try Store.check(taskcore_countdown_label(store.handle, &row, &text))
    defer { taskcore_string_free(text) }
    label = String(c: text)
    phase = Phase(code: row.phase)
    target = row.target_ms
    remaining = row.remaining_ms
    days = row.days
    hours = Int(row.hours)
    minutes = Int(row.minutes)
    seconds = Int(row.seconds)
    elapsedMillionths = Int(row.elapsed_millionths)
    colour = Colour(code: row.colour)
  }
}

extension Store {
  /// How far it is to the due of a task; `since`, in milliseconds since 1970 UTC, is from when the
  /// elapsed part is counted, if not from its start or its creation.
  public func countdown(task id: Int64, since: Int64?) throws -> Countdown {
    var options = blank(taskcore_task_countdown_options(), taskcore_task_countdown_options_init)
    options.from_ms = since ?? 0
    return try Countdown(in: self) { taskcore_task_countdown(handle, id, &options, $0) }
  }

  /// The same for an event; of a series, for an occurrence or for the running or next one.
  public func countdown(event id: Int64, _ occurrence: LocalMoment?, since: Int64?) throws
    -> Countdown
  {
    let memory = CStrings()
    var options = blank(taskcore_event_countdown_options(), taskcore_event_countdown_options_init)
    options.occurrence = memory.copy(optional: occurrence?.code)
    options.from_ms = since ?? 0
    return try withExtendedLifetime(memory) {
      try Countdown(in: self) { taskcore_event_countdown(handle, id, &options, $0) }
    }
  }

  /// How much of today is over.
  public func dayCountdown() throws -> Countdown {
    try Countdown(in: self) { taskcore_day_countdown(handle, $0) }
  }
}
