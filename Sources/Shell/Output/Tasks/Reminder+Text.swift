import TaskcoreSwift

extension Reminder {
  /// As it can be written: `due-1h`, `start`, an instant as RFC 3339 has it, or a time that floats.
  func text(in store: Store) throws -> String {
    switch self {
    case .at(let instant): try store.localTime(instant).rfc3339
    case .floating(let instant): try store.localTime(instant).text + Self.floatingEnd
    case .start(let seconds): "start" + Self.offset(seconds)
    case .due(let seconds): "due" + Self.offset(seconds)
    }
  }

  private static func offset(_ seconds: Int64) -> String {
    if seconds == 0 { return "" }
    return (seconds < 0 ? "-" : "+") + DurationText.text(abs(seconds))
  }
}
