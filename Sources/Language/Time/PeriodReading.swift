import Domain
import Localization

/// A text that must be one period.
struct PeriodReading {
  enum Result {
    case days(ClosedRange<CalendarDate>)
    /// The atom that says no period, or that is missing.
    case unread(Int)
    /// What is understood and cannot be, in a sentence.
    case refused(Message, Int)
  }

  /// The choice between days with the same name.
  enum Aim {
    /// The one that the direction says.
    case free
    /// The first that is not over before a day.
    case notBefore(CalendarDate)
    /// The last that has begun on a day.
    case notAfter(CalendarDate)
  }

  /// A whole period, or one end of a range.
  struct Part {
    var days: ClosedRange<CalendarDate>
    /// Whether there are others of its name, of which an aim chooses one.
    var isFloating = false
    var isWeekday = false
    /// Whether it is a stretch of the calendar, of which the past is what is over.
    var isStretch = false
    /// Whether it is a count of days, which no other follows.
    var isCount = false
  }

  let dates: DateReader
  let bytes: [UInt8]
  let atoms: [Atom]
  let direction: PeriodReader.Direction
  let today: CalendarDate
  let words: PeriodWords
  let grammar: Grammar

  init(_ dates: DateReader, _ text: String, towards direction: PeriodReader.Direction) {
    self.dates = dates
    self.direction = direction
    bytes = Array(text.utf8)
    atoms = AtomLexer.atoms(of: text)
    today = dates.today
    words = .of(dates.language)
    grammar = Grammar(dates, bytes, atoms, isWhole: true)
  }

  /// The same text as it was read on another day.
  func grammar(on day: CalendarDate) -> Grammar {
    let then = DateReader(
      now: dates.zone.startOfDay(day), zone: dates.zone, language: dates.language,
      conventions: dates.conventions, zones: dates.zone(named:))
    return Grammar(then, bytes, atoms, isWhole: true)
  }

  // MARK: - All of it

  func period() -> Result {
    if let until = leading(.until), let part = part(until, .notBefore(today)), isEnd(part.end) {
      return range(today, part.value.days.upperBound, until)
    }
    let since = words.end(of: .since, at: 0, in: atoms)
    let opening = leading([.from, .since, .starting, .between])
    let start = max(since ?? 0, opening ?? 0)
    guard let first = part(start, .free) else { return numbered(from: start) ?? refusal(start) }
    if isEnd(first.end) {
      return start == 0 ? .days(clipped(first.value)) : open(start, since: since, first)
    }
    if !first.value.isCount, let count = grammar.distance(first.end), isEnd(count.end) {
      return counted(from: first.value.days.lowerBound, count)
    }
    let separator = separator(first.end)
    if separator == nil, first.value.isCount { return refusal(first.end) }
    let second = separator ?? first.end
    guard let last = part(second, .free) else {
      return sameMonth(first.value, second) ?? refusal(second)
    }
    guard isEnd(last.end) else { return refusal(last.end) }
    return range(from: (first.value, start), to: (last.value, second))
  }

  func isEnd(_ index: Int) -> Bool { index >= atoms.count }

  private func leading(_ links: Links) -> Int? { grammar.link(links, at: 0) }

  /// From a day up to today: `since monday`.
  private func open(_ start: Int, since: Int?, _ first: Match<Part>) -> Result {
    let isSince = since != nil || leading(.since) != nil || direction == .past
    guard isSince, let part = part(start, .notAfter(today)) else {
      return .refused(
        "A range has two ends: write from monday to friday, or since monday for all up to today.",
        first.end)
    }
    return range(part.value.days.lowerBound, today, start)
  }

  /// So many days from one on: `monday 2w`.
  private func counted(from first: CalendarDate, _ count: Match<Distance>) -> Result {
    guard count.value.seconds == nil else { return .unread(count.end - 1) }
    guard let last = count.value.date(from: first)?.adding(days: -1) else { return beyond }
    return range(first, last, count.end - 1)
  }

  /// Chooses of days without a year those that make a range that is near.
  private func range(from first: (part: Part, index: Int), to last: (part: Part, index: Int))
    -> Result
  {
    var (from, to) = (first.part, last.part)
    let isFirstKnown = !from.isFloating || from.isWeekday || direction == .past
    if to.isFloating, isFirstKnown || !from.isFloating {
      to = part(last.index, .notBefore(from.days.lowerBound))?.value ?? to
    } else if from.isFloating {
      from = part(first.index, .notAfter(to.days.upperBound))?.value ?? from
    }
    return range(from.days.lowerBound, to.days.upperBound, last.index)
  }

  private func range(_ first: CalendarDate, _ last: CalendarDate, _ index: Int) -> Result {
    guard first <= last else {
      return .refused(
        "\(first.text) is after \(last.text): the first day of a period comes first.", index)
    }
    return .days(first...last)
  }

  /// `nov 1 to 15`
  private func sameMonth(_ first: Part, _ index: Int) -> Result? {
    guard first.days.dayCount == 1, let number = dayNumber(index), isEnd(number.end) else {
      return nil
    }
    let from = first.days.lowerBound
    guard let to = CalendarDate(year: from.year, month: from.month, day: number.value) else {
      return .refused("\(from.text.prefix(7)) has no day \(number.value).", index)
    }
    return range(from, to, index)
  }

  /// `1-15 nov`
  private func numbered(from start: Int) -> Result? {
    guard let number = dayNumber(start), let second = separator(number.end),
      let last = part(second, .free), isEnd(last.end), last.value.days.dayCount == 1
    else { return nil }
    let to = last.value.days.lowerBound
    guard let from = CalendarDate(year: to.year, month: to.month, day: number.value) else {
      return .refused("\(to.text.prefix(7)) has no day \(number.value).", start)
    }
    return range(from, to, second)
  }

  private func dayNumber(_ index: Int) -> Match<Int>? {
    if let ordinal = grammar.ordinal(index), (1...31).contains(ordinal.value) { return ordinal }
    guard let day = grammar.figures(index, atMost: 2), (1...31).contains(day) else { return nil }
    return Match(day, end: index + 1)
  }

  /// `..`, `-`, `to`, `and`; `/` as ISO 8601 has it.
  private func separator(_ index: Int) -> Int? {
    if grammar.sign(".", index) {
      var end = index
      while grammar.sign(".", end) { end += 1 }
      return end - index > 1 ? end : nil
    }
    if grammar.sign("-", index) || grammar.sign("/", index) { return index + 1 }
    return grammar.link([.to, .until, .and], at: index)
  }

  /// Of what is not over, what is past.
  private func clipped(_ part: Part) -> ClosedRange<CalendarDate> {
    guard direction == .past, part.isStretch, part.days.contains(today) else { return part.days }
    return part.days.lowerBound...today
  }

  // MARK: - Refusals

  private var beyond: Result { .refused("That period reaches beyond the years 1 to 9999.", 0) }

  /// Says what is wrong with a number that is understood; else that nothing is.
  private func refusal(_ index: Int) -> Result {
    if let sentence = refusedNumber(index) { return .refused(sentence, index) }
    if let day = grammar.day(index), case .unread = day.value {
      let words = atoms[index].range.lowerBound..<atoms[day.end - 1].range.upperBound
      let text = String(decoding: bytes[words], as: UTF8.self)
      return .refused("“\(text)” is no day, or could be one of two: write it as 2026-12-24.", index)
    }
    // Of “next wek” it is the second word.
    let unread = which(index).map { grammar.number($0.end)?.end ?? $0.end } ?? index
    return .unread(min(unread, atoms.count))
  }

  /// From 1, in bytes.
  func column(of index: Int) -> Int {
    atoms.indices.contains(index) ? atoms[index].range.lowerBound + 1 : bytes.count + 1
  }

  /// The word, between blanks, that an atom is in.
  func word(at index: Int) -> String? {
    guard atoms.indices.contains(index) else { return nil }
    let part = atoms.filter { $0.part == atoms[index].part }
    guard let first = part.first, let last = part.last else { return nil }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
