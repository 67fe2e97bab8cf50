import TaskcoreSwift

extension FocusKind {
  /// `Focus`, `Short break`
  var title: Message {
    switch self {
    case .work: "Focus"
    case .shortBreak: "Short break"
    case .longBreak: "Long break"
    }
  }
}

extension FocusSession {
  /// `Focus 1/4 on 3: Pay rent`
  func name(rounds: Int64) -> Message {
    let name: Message = "\(kind.title) \(round)/\(rounds)"
    return task == 0 ? name : "\(name) on \(task): \(title)"
  }

  /// `Focus 1/4 on 3: Pay rent, 12:34 left.`
  func sentence(rounds: Int64) -> Message {
    let how: Message =
      switch state {
      case .running: "\(label) left"
      case .paused: "paused with \(label) left"
      case .finished: "finished after \(Self.clock(elapsed))"
      case .cancelled: "cancelled after \(Self.clock(elapsed))"
      }
    return "\(name(rounds: rounds)), \(how)."
  }

  /// `12:34`, in minutes and seconds.
  private static func clock(_ milliseconds: Int64) -> String {
    let seconds = Int(milliseconds / 1000)
    return "\((seconds / 60).padded(to: 2)):\((seconds % 60).padded(to: 2))"
  }

  /// `1h05m`, `25m` or `40s`.
  static func hours(_ milliseconds: Int64) -> String {
    let seconds = Int(milliseconds / 1000)
    if seconds < 60 { return "\(seconds)s" }
    let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60)
    return hours == 0 ? "\(minutes)m" : "\(hours)h\(minutes.padded(to: 2))m"
  }
}

extension Store {
  /// `Next: a short break of 5 minutes.`
  func nextFocusSentence() throws -> Message {
    let next = try nextFocus()
    let length = Counted.minutes(Int64(next.minutes))
    return switch next.kind {
    case .work: "Next: \(length) of work."
    case .shortBreak: "Next: a short break of \(length)."
    case .longBreak: "Next: a long break of \(length)."
    }
  }
}
