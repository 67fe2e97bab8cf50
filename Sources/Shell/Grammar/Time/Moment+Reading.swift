import TaskcoreSwift

extension Moment {
  /// What may be written for one, besides dates.
  static let words = ["today", "tomorrow", "none"]

  /// Reads a date as people write it, such as `next friday` or `2026-12-24T17:00`, or `none`.
  ///
  /// - Throws: a usage error for anything else.
  init(_ bytes: [UInt8], in store: Store) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.lowercased() == "none" {
      self = .none
    } else if let time = DateTimeText(text) {
      self = .instant(try store.instant(time))
    } else if let moment = try store.moment(bytes) {
      self = moment
    } else {
      throw ShellError.usage(
        "\(text.quoted) is no date. Write 2026-12-24, 2026-12-24T17:00, 'next friday', "
          + "\(Self.words.alternatives).")
    }
  }

  /// Reads a word as a date, likewise.
  init(_ word: Word, in store: Store) throws {
    self = try word.locating { try Moment(word.bytes, in: store) }
  }
}

extension CalendarDate {
  /// Reads a day as people write it; `others` is what else could have been written.
  ///
  /// - Throws: a usage error for anything else.
  init(_ word: Word, in store: Store, or others: [String] = []) throws {
    guard case .date(let date)? = try store.moment(word.bytes) else {
      let forms = ["2026-12-24", "'next friday'", "today"] + others
      throw ShellError.usage(
        "\(word.text.quoted) is no day. Write \(forms.alternatives).", at: word)
    }
    self = date
  }
}
