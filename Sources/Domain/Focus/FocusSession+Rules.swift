extension FocusSession {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case work = 1
    case shortBreak = 2
    case longBreak = 3
  }

  /// The raw values are those of the C API and of the store.
  package enum State: Int32, Sendable {
    case running = 1
    case paused = 2
    case finished = 3
    case cancelled = 4
  }

  package init(uid: String, length: Int64, started: Instant) {
    self.init(blank: uid)
    self.length = length
    self.started = started
    resumed = started
  }

  /// - Throws: `invalid` for what is not 1 to 60 whole minutes.
  mutating func setLength(_ milliseconds: Int64) throws {
    length = try FocusLength.checked(milliseconds: milliseconds)
  }
}
