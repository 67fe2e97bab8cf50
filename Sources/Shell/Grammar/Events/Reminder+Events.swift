import TaskcoreSwift

extension Reminder {
  /// Reads one of an event: `15m` or `-15m` (before its start), `start+5m`, `end-10m`, or a date
  /// with a time.
  ///
  /// - Throws: a usage error for anything else.
  init(ofEvent bytes: [UInt8], in store: Store) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let lowered = text.lowercased()
    if let seconds = DurationText.seconds(lowered) {
      self = .start(-seconds)
    } else if lowered.hasPrefix("+") || lowered.hasPrefix("-") {
      self = try Reminder(Array("start\(lowered)".utf8), in: store)
    } else if lowered.hasPrefix("end") {
      self = try Reminder(Array("due\(lowered.dropFirst(3))".utf8), in: store)
    } else if case .instant(let instant)? = try? Moment(bytes, in: store) {
      self = .at(instant)
    } else if lowered.hasSuffix(Self.floatingEnd) {
      self = try Reminder(bytes, in: store)
    } else if lowered.hasPrefix("start") {
      self = try Reminder(bytes, in: store)
    } else {
      throw ShellError.usage(
        "\(text.quoted) is no time to remind at. Write 15m, end-10m, 2026-12-24T09:00 or none.")
    }
  }

  /// As it can be written of an event, whose due is its end.
  func textOfEvent(in store: Store) throws -> String {
    let text = try text(in: store)
    if case .due = self { return "end" + text.dropFirst(3) }
    return text
  }
}
