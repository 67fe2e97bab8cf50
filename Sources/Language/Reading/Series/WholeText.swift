import Domain

/// A text that consists of a repeat alone: `every 2 weeks on mon, thu at 9:00 until 24 dec`.
struct SeriesText {
  /// With its end, and with the times of a day where there are several.
  var rule: RepeatRule
  var isAfterCompletion: Bool
  /// The one time that is said, in seconds from the beginning of the day.
  var clock: Int?
  /// The first day that is said; nil where it is left open.
  var start: CalendarDate?
  /// When it is due first, from now on or from the start that is said.
  var firstDue: Moment
  /// In bytes, without the white space around it.
  var range: Range<Int>
}

/// The reason for which a text could not be parsed, and the place.
struct UnreadText: Error {
  enum Reason {
    /// Nothing that a repeat could begin with.
    case beginning
    /// What repeats: a unit, days, dates or months.
    case subject
    /// What stands there belongs to no repeat.
    case more
    /// No month has that day.
    case day
    /// A part of the day that needs a time.
    case time
    /// The end of a day, which begins another.
    case midnight
    /// It contradicts what was said before it.
    case contradiction
  }

  var reason: Reason
  /// In bytes; the length of the text when more was expected.
  var offset: Int
  /// The word there, as it is written; empty at the end.
  var word: String
}

/// Parses texts that must be a time or a repeat as a whole.
struct WholeText {
  private let text: String
  private let dates: DateReader
  private let grammar: Grammar

  /// Where it shall be a repeat and may be a day, too, `isSeries` makes it a repeat.
  init(_ text: String, _ dates: DateReader, isSeries: Bool = false) {
    self.text = text
    self.dates = dates
    grammar = Grammar(
      dates, Array(text.utf8), AtomLexer.atoms(of: text), isWhole: true, isSeries: isSeries)
  }

  /// What all of the text means, be it a day, a time, a range of times or a repeat; nil for anything else.
  func times() -> TimeMeaning? {
    guard !grammar.atoms.isEmpty, let run = grammar.run(0),
      run.range.upperBound == grammar.atoms.count,
      let found = RunReading.meaning(of: run, grammar)
    else { return nil }
    let settling = TimeSettling(dates: dates)
    return found.series == nil
      ? settling.meaning(found, series: nil) : settling.meaning(nil, series: found)
  }

  /// What all of the text means as a repeat; it has to be made with `isSeries`.
  ///
  /// - Throws: ``UnreadText``
  func series() throws -> SeriesText {
    let atoms = grammar.atoms
    guard !atoms.isEmpty, let run = grammar.run(0), run.components.contains(where: \.isSeries)
    else {
      throw unread(at: grammar.progress.furthest, or: .beginning)
    }
    let end = run.range.upperBound
    guard end == atoms.count, !run.isUnread else {
      throw unread(at: max(end, grammar.progress.furthest), or: .more)
    }
    var reading = RunReading(run, grammar)
    for component in run.components where !reading.add(component) {
      throw unread(at: component.range.lowerBound, or: .contradiction, isSure: true)
    }
    if let clock = reading.meaning.clock, clock.seconds >= Clock.day {
      let index = run.components.first(where: \.isClock)?.range.lowerBound ?? end
      throw unread(at: grammar.skip(.at, at: index), or: .midnight, isSure: true)
    }
    guard reading.finish() else {
      throw unread(at: end, or: reading.needsTime ? .time : .contradiction, isSure: true)
    }
    let found = reading.meaning
    guard let meaning = TimeSettling(dates: dates).meaning(nil, series: found),
      let rule = meaning.rule, let first = meaning.due ?? meaning.start
    else { throw unread(at: end, or: .contradiction, isSure: true) }
    return SeriesText(
      rule: rule, isAfterCompletion: meaning.isAfterCompletion,
      clock: found.clock?.seconds, start: found.day, firstDue: first,
      range: atoms[0].range.lowerBound..<atoms[atoms.count - 1].range.upperBound)
  }

  /// The words of the language that a repeat or a date may have, to look for one that was meant.
  var words: [String] { grammar.lexicon.words }

  private func unread(
    at index: Int, or reason: UnreadText.Reason, isSure: Bool = false
  ) -> UnreadText {
    var (reason, index) = (reason, index)
    if !isSure, let day = grammar.progress.missingDay {
      (reason, index) = (.day, day)
    } else if !isSure, reason == .beginning, index > 0 {
      reason = .subject
    }
    let bytes = Array(text.utf8)
    guard index < grammar.atoms.count else {
      return UnreadText(reason: reason, offset: bytes.count, word: "")
    }
    let part = grammar.atoms[index].part
    let range = grammar.atoms[index].range
    let end = grammar.atoms[index...].prefix { $0.part == part }.last?.range.upperBound
    let word = String(decoding: bytes[range.lowerBound..<(end ?? range.upperBound)], as: UTF8.self)
    return UnreadText(reason: reason, offset: range.lowerBound, word: word)
  }
}

/// How far a repeat was parsed, to locate the error.
final class Progress {
  private(set) var furthest = 0
  /// Where a day stood that no month has.
  var missingDay: Int?

  func note(_ index: Int) {
    if index > furthest { furthest = index }
  }
}
