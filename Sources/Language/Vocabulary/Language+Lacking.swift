extension Language {
  /// What the grammar needs and the table of the language has not, so that whoever adds a language sees
  /// what is left to be done.
  package var lacking: [String] {
    let senses = Set(vocabulary.table.forms.map(\.sense))
    let links = senses.reduce(into: Links()) { links, sense in
      if case .link(let some) = sense { links.formUnion(some) }
    }
    let needed = Self.needed.filter { !senses.contains($0) }.map { "\($0)" }
    return needed + Links.names.filter { !links.contains($0.value) }.keys.sorted()
  }

  /// The lines of its table that nobody understands.
  package var faults: [String] { vocabulary.table.faults }

  /// All the forms of its table, for tests that make lines of them.
  package var words: [String] { vocabulary.table.forms.map(\.text) }

  private static let needed: [Sense] = {
    var senses: [Sense] = [
      .weekend, .workday, .later, .every, .once, .times, .completion, .always, .hourSign,
      .clockNoun, .clock(720), .clock(1440), .relative(0), .relative(1), .relative(2),
      .ordinalEnding, .ordinal(-1), .skip(.forward), .skip(.backward), .skip(.omit), .span(30),
      .holiday(month: 12, day: 25), .holiday(month: 1, day: 1), .weekdaysAll,
    ]
    senses += (0...6).map { .weekday($0) } + (1...12).map { .month($0) }
    senses += (1...12).map { .number($0) } + (1...4).map { .ordinal($0) }
    senses += TimeUnit.allCases.map { .unit($0) } + DayPart.allCases.map { .part($0) }
    senses +=
      Which.allCases.filter { $0 != .afterNext }.map { .which($0) }
      + Edge.allCases.map { .edge($0) }
    return senses
  }()
}
