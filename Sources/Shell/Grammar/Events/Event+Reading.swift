import TaskcoreSwift

extension Store {
  /// The end of the year 9999 in UTC, the last instant that the library takes.
  private static let end: Int64 = 253_402_300_799_999

  /// The event of an id as a user writes it.
  ///
  /// - Throws: a usage error for several ids and for a word that is no id.
  func event(_ word: Word) throws -> Event {
    let ids = try TaskIDs.read([word], of: .event, finding: findEvent)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One event at a time, not \(word.text.quoted).", at: word)
    }
    return try event(id)
  }

  /// The occurrence of an event on a day, or at a time.
  ///
  /// - Throws: a failure when there is none, and a usage error when there are several.
  func occurrence(of event: Event, on word: Word) throws -> Occurrence {
    let range: Range<Int64>
    switch try Moment(word, in: self) {
    case .none: throw ShellError.usage("\(word.text.quoted) is no date.", at: word)
    case .instant(let instant): range = instant..<instant + 1
    case .date(let date):
      let end = try date.next.map { try startOfDay($0) } ?? Self.end
      range = try startOfDay(date)..<end
    }
    // What lasts over midnight is on both days, but begins on one.
    let meeting = try occurrences(of: event.id, in: range, limit: 1000)
    let beginning = meeting.filter { range.contains($0.start) }
    let found = beginning.isEmpty ? meeting : beginning
    guard let first = found.first else {
      throw ShellError.failed(
        "\(event.title.quoted) does not occur then. “agenda” tells when it does.")
    }
    guard found.count == 1 else {
      let times = found.prefix(3).map(\.moment.iso8601).joined(separator: ", ")
      throw ShellError.usage(
        "\(event.title.quoted) occurs \(found.count) times then. Write --on with one of these: "
          + "\(times).")
    }
    return first
  }

  /// The occurrence of an event that runs or comes next.
  ///
  /// - Throws: a failure when all are over.
  func nextOccurrence(of event: Event) throws -> Occurrence {
    let range = try now()..<Self.end
    guard let next = try occurrences(of: event.id, in: range, limit: 1).first else {
      throw ShellError.failed("\(event.title.quoted) is over. Which occurrence? Write --on DATE.")
    }
    return next
  }
}
