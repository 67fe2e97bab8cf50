package import Localization

/// The operations on a focus session; each is a `conflict` on one that has ended.
extension FocusSession {
  /// - Throws: `conflict` also when it is paused, or was too often.
  package mutating func pause(at now: Instant) throws {
    try checkGoing(at: now)
    guard state == .running else {
      throw Failure(.conflict, "The \(kind.words) is paused already: resume it.")
    }
    stopClock(at: now)
    guard worked.stretches.count <= WorkedTime.maximumCount else {
      throw Failure(
        .conflict, "A session is paused at most \(WorkedTime.maximumCount) times: finish it.")
    }
    state = .paused
  }

  /// - Throws: `conflict` also when it runs.
  package mutating func resume(at now: Instant) throws {
    try checkGoing(at: now)
    guard state == .paused else {
      throw Failure(.conflict, "The \(kind.words) is running, and not paused.")
    }
    state = .running
    resumed = now
  }

  /// Starts it anew, from its full length; what was worked so far is forgotten.
  package mutating func reset(at now: Instant) throws {
    try checkGoing(at: now)
    state = .running
    worked = WorkedTime()
    started = now
    resumed = now
  }

  /// Ends it as if it had not been: its time counts nowhere.
  package mutating func cancel(at now: Instant) throws {
    try checkGoing(at: now)
    end(.cancelled, at: now)
  }

  /// Ends it early; the time worked so far counts.
  package mutating func finish(at now: Instant) throws {
    try checkGoing(at: now)
    end(.finished, at: now)
  }

  /// Lets one that ran to its end be finished, as of then.
  ///
  /// - Returns: whether it did.
  package mutating func finishIfOver(at now: Instant) -> Bool {
    guard let ends, ends <= now else { return false }
    end(.finished, at: ends)
    return true
  }

  /// - Throws: `conflict` unless it is running or paused.
  private func checkGoing(at now: Instant) throws {
    guard timer.state(at: now) == .running || timer.state(at: now) == .paused else {
      throw Failure(.conflict, "The \(kind.words) is over: start another one.")
    }
  }

  private mutating func end(_ state: State, at now: Instant) {
    finished = max(now, resumed ?? started)
    stopClock(at: now)
    self.state = state
  }

  private mutating func stopClock(at now: Instant) {
    if let resumed { worked.append(from: resumed, to: now) }
    resumed = nil
  }
}

extension FocusSession: SettledRecord {
  /// A session that runs has the moment since when it does, and only one that is finished or cancelled has an end.
  package mutating func settle() {
    if state == .running, resumed == nil { state = .paused }
    if state != .running { resumed = nil }
    switch state {
    case .running, .paused: finished = nil
    case .finished, .cancelled: finished = finished ?? started
    }
  }
}

extension FocusSession.Kind {
  package var isBreak: Bool { self != .work }

  /// What messages call it.
  package var words: Message {
    switch self {
    case .work: "focus session"
    case .shortBreak: "short break"
    case .longBreak: "long break"
    }
  }
}
