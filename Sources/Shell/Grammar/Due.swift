/// When a task is to be done.
enum Due {
  case none
  /// Until this day ends.
  case date(CalendarDate)
  /// In milliseconds since 1970 UTC.
  case instant(Int64)

  /// What may be written for one, besides dates.
  static let words = ["today", "tomorrow", "none"]

  /// Reads `2026-12-24`, `2026-12-24T17:00`, `today`, `tomorrow` or `none`.
  ///
  /// - Throws: a usage error for anything else.
  init(_ text: String, in store: Store) throws {
    let text = text.lowercased()
    if text == "none" {
      self = .none
    } else if let date = try CalendarDate.read(text, in: store) {
      self = .date(date)
    } else if let time = DateTimeText(text) {
      self = .instant(try store.instant(time))
    } else {
      throw ShellError.usage(
        "\(text.quoted) is no date. Write 2026-12-24, 2026-12-24T17:00, "
          + "\(Self.words.alternatives).")
    }
  }
}

extension CalendarDate {
  /// Reads `2026-12-24`, `today` or `tomorrow`; nil for anything else.
  static func read(_ text: String, in store: Store) throws -> CalendarDate? {
    switch text {
    case "today": try store.today()
    case "tomorrow": try store.today().next
    default: CalendarDate(text)
    }
  }
}
