import Domain

/// Finds the times in a line: the last date and the last repeat that can be parsed as a whole.
struct LineTimes {
  private(set) var meaning: TimeMeaning?
  /// The parts of the line that are the date, and those that are the repeat.
  private(set) var dateParts: Range<Int> = 0..<0
  private(set) var seriesParts: Range<Int> = 0..<0
  /// The parts that look like a date, and are not read.
  private(set) var unreadParts: [Range<Int>] = []
  /// The dates and repeats that others behind them replace.
  private(set) var supersededParts: [Range<Int>] = []

  init(_ dates: DateReader, _ bytes: [UInt8], _ atoms: [Atom]) {
    let grammar = Grammar(dates, bytes, atoms, isWhole: false)
    var date: RunMeaning?
    var series: RunMeaning?
    let settling = TimeSettling(dates: dates)
    var index = 0
    // Whether the run before touches this one.
    var isTouched = false
    // Where the run before ends.
    var last = 0
    var end = 0
    while index < atoms.count {
      guard !atoms[index].isGlued, let run = grammar.run(index), !run.range.isEmpty else {
        index += 1
        continue
      }
      last = end
      index = run.range.upperBound
      end = index
      let parts = atoms[run.range.lowerBound].part..<atoms[index - 1].part + 1
      let wasTouched = isTouched
      isTouched = grammar.touchesMore(run)
      let start = run.range.lowerBound
      guard !wasTouched, !isTouched, !grammar.isTouched(start, from: last),
        let found = RunReading.meaning(of: run, grammar),
        settling.meaning(
          found.series == nil ? found : nil, series: found.series == nil ? nil : found)
          != nil
      else {
        unreadParts.append(parts)
        continue
      }
      if found.series != nil {
        if series != nil { supersededParts.append(seriesParts) }
        series = found
        seriesParts = parts
      } else {
        if date != nil { supersededParts.append(dateParts) }
        date = found
        dateParts = parts
      }
    }
    guard date != nil || series != nil else { return }
    meaning = settling.meaning(date, series: series)
    if meaning == nil {
      unreadParts += [dateParts, seriesParts].filter { !$0.isEmpty }
      dateParts = 0..<0
      seriesParts = 0..<0
    }
  }

  /// What all of a text means as one date.
  static func meaning(_ text: String, _ dates: DateReader) -> TimeMeaning? {
    let atoms = AtomLexer.atoms(of: text)
    let grammar = Grammar(dates, Array(text.utf8), atoms, isWhole: true)
    guard !atoms.isEmpty, let run = grammar.run(0), run.range.upperBound == atoms.count,
      let found = RunReading.meaning(of: run, grammar), found.series == nil,
      found.endClock == nil, found.length == nil,
      // A number alone is no hour.
      found.clock?.form != .bare || found.day != nil || found.part != nil
    else { return nil }
    guard let meant = alone(found, run, grammar) else { return nil }
    return TimeSettling(dates: dates).meaning(meant, series: nil)
  }

  /// A number is no time by itself, and `2h` is in two hours where times are not written so.
  private static func alone(_ found: RunMeaning, _ run: Run, _ grammar: Grammar) -> RunMeaning? {
    guard run.components.count == 1, let only = run.components.first, only.links.isEmpty,
      case .clock(let clock) = only.value
    else { return found }
    if clock.form == .bare { return nil }
    guard clock.form == .hourly, !grammar.lexicon.hasHourSign,
      let distance = grammar.distance(0), distance.end == grammar.atoms.count
    else { return found }
    var meaning = RunMeaning()
    meaning.elapsed = distance.value.length
    return meaning
  }
}
