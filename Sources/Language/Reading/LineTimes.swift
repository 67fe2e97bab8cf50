import Domain

/// Finds what a line says of times: its last date, and its last repeat, that are understood as a whole.
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
    while index < atoms.count {
      guard !atoms[index].isGlued, let run = grammar.run(index), !run.range.isEmpty else {
        index += 1
        continue
      }
      index = run.range.upperBound
      let parts = atoms[run.range.lowerBound].part..<atoms[index - 1].part + 1
      guard let found = RunReading.meaning(of: run, grammar),
        settling.meaning(found.series == nil ? found : nil, series: found.series == nil ? nil : found)
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
  static func moment(_ text: String, _ dates: DateReader) -> Moment? {
    let atoms = AtomLexer.atoms(of: text)
    let grammar = Grammar(dates, Array(text.utf8), atoms, isWhole: true)
    guard !atoms.isEmpty, let run = grammar.run(0), run.range.upperBound == atoms.count,
      let found = RunReading.meaning(of: run, grammar), found.series == nil,
      found.endClock == nil, found.length == nil
    else { return nil }
    return TimeSettling(dates: dates).meaning(found, series: nil)?.due
  }
}
