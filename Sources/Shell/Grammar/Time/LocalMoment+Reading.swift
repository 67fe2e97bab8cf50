import TaskcoreSwift

extension LocalMoment {
  /// Reads a date as people write it, in the store's zone.
  ///
  /// - Throws: a usage error for anything else.
  init(_ word: Word, in store: Store) throws {
    switch try Moment(word, in: store) {
    case .none: throw ShellError.usage("\(word.text.quoted) is no date.", at: word)
    case .date(let date): self.init(date)
    case .instant(let instant): self.init(try store.localTime(instant))
    }
  }
}

extension LocalMoment {
  /// Reads `2026-12-24`, or that with a time after it; nil for anything else.
  init?(written text: some StringProtocol) {
    if let date = CalendarDate(text) {
      self.init(date)
    } else if let time = DateTimeText(text), time.offset == nil, time.millisecond == 0 {
      self.init(time.date, (time.hour, time.minute, time.second))
    } else {
      return nil
    }
  }

  /// Reads several ones with commas between them, or `none`, into a list for the library.
  ///
  /// - Throws: a usage error for anything else.
  static func list(written bytes: [UInt8]) throws -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.lowercased() == "none" { return [] }
    let moments = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let moment = LocalMoment(written: part) else {
        throw ShellError.usage(
          "\(part.quoted) is no occurrence. Write 2026-12-24 or 2026-12-24T17:00, with commas "
            + "between several ones, or none.")
      }
      return moment.code
    }
    return Array(moments.joined(separator: " ").utf8)
  }
}
