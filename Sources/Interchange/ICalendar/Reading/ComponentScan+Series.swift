import Domain
import Localization

extension ComponentScan {
  /// The recurrence of a component.
  struct Series {
    var rule: RepeatRule?
    var excluded: [LocalMoment] = []
    var added: [LocalMoment] = []

    var repeats: Bool { rule != nil || !added.isEmpty }
  }

  /// An invalid rule, or one without occurrences, is skipped with a note. What a property of ours says
  /// of the rule counts while that is still the same.
  mutating func takeSeries(
    from start: LocalMoment?, own: ContentLine?, in zone: any Zone
  ) -> Series {
    var series = Series()
    if let line = takeFirst("RRULE") {
      do {
        let isSame = own?.parameter(TaskcoreProperty.of).map(EscapedList.plain) == line.value
        let whole = isSame ? own.map { EscapedList.plain($0.value) } : nil
        series.rule = try RepeatRule(whole ?? line.value)
        if let start {
          try Recurrence(rule: series.rule, start: start).check(in: zone)
        }
      } catch {
        series.rule = nil
        let reason = (error as? Failure)?.message ?? ""
        note("\(reason) It was read without its repeat rule.", at: line)
      }
    }
    if let other = peek("RRULE") ?? peek("EXRULE") {
      note("A second RRULE, and EXRULE, are only kept.", at: other)
    }
    guard let start else { return series }
    series.excluded = localMoments(take("EXDATE"), in: zone, start: start)
    series.added = localMoments(take("RDATE"), in: zone, start: start)
    return series
  }

  /// What a property of ours says of the added dates, while the others are those that it was written with.
  static func added(_ own: ContentLine?, over added: [LocalMoment]) -> [LocalMoment] {
    guard let own,
      EscapedList.plain(own.parameter(TaskcoreProperty.of) ?? "") == LocalMoment.joined(added)
    else { return added }
    let all = EscapedList.plain(own.value).split(separator: ",")
      .compactMap { try? LocalMoment(text: String($0)) }
    return all.isEmpty ? added : all
  }

  /// Notes the exceptions at which nothing would happen anyway: they may have been meant for something else.
  mutating func noteUseless(_ series: Series, from start: LocalMoment?, in zone: any Zone) {
    let isRuleUnread = series.rule == nil && component["RRULE"] != nil
    guard let start, peek("RECURRENCE-ID") == nil, !isRuleUnread,
      let useless = try? Self.useless(series, from: start, in: zone), let example = useless.min()
    else { return }
    let count = useless.count
    note(
      Message(
        count: count,
        "\(count) date of EXDATE, \(example.text), excludes nothing, for nothing happens then.",
        "\(count) dates of EXDATE, such as \(example.text), exclude nothing, for nothing happens then."
      ),
      at: component["EXDATE"])
  }

  private static func useless(
    _ series: Series, from start: LocalMoment, in zone: any Zone
  ) throws -> [LocalMoment] {
    guard let last = series.excluded.max() else { return [] }
    let recurrence = Recurrence(rule: series.rule, start: start, added: series.added.sorted())
    guard series.rule?.count != nil else {
      return try series.excluded.filter { try !recurrence.contains($0, in: zone) }
    }
    // What COUNT counts is walked through once.
    let all = try Set(recurrence.occurrences(in: zone).prefix { $0 <= last })
    return series.excluded.filter { !all.contains($0) }
  }

  /// What a property of ours says of a place in the series, unless another program moved it since.
  func place(_ line: ContentLine?, anchor: LocalMoment?) -> LocalMoment?? {
    guard let line, line.parameter(TaskcoreProperty.of) == anchor?.text ?? "NONE" else {
      return .none
    }
    if line.value == "NONE" { return .some(nil) }
    return (try? LocalMoment(text: line.value)).map { .some($0) } ?? .none
  }

  /// The exact time that a property of ours says, if it is of the same second.
  func exact(_ line: ContentLine?, for moment: Moment?) -> Moment? {
    if case .floating(let time)? = moment, let exact = line.flatMap({ LocalTime(text: $0.value) }),
      LocalMoment.dateTime(exact).text == LocalMoment.dateTime(time).text
    {
      return .floating(exact)
    }
    guard case .dateTime(let instant)? = moment,
      let exact = line.flatMap({ Instant(text: $0.value) }),
      ICalendarTime.utcText(exact) == ICalendarTime.utcText(instant)
    else { return moment }
    return .dateTime(exact)
  }

  /// The notes; with characters that no line can hold, when the description is still the same.
  mutating func takeNotes(_ own: ContentLine?) -> String {
    let line = takeFirst("DESCRIPTION")
    let plain = line.map { ICalendarText.plain($0.value) } ?? ""
    if let own {
      let full = PercentText.plain(own.value)
      let written = ICalendarText.plain(ICalendarText.text(full))
      if ExactText(written) == ExactText(plain), (try? TextRule.notes(full)) != nil { return full }
    }
    if (try? TextRule.notes(plain)) != nil { return plain }
    note(
      "Of a description over \(TextRule.maximumNotesLength) bytes, the beginning was read.",
      at: line)
    var short = String.UnicodeScalarView()
    var size = 0
    for scalar in plain.unicodeScalars {
      size += UTF8.width(scalar)
      if size > TextRule.maximumNotesLength { break }
      short.append(scalar)
    }
    return String(short)
  }

  /// When it was created and modified, as far as it says so.
  mutating func takeStamps() -> (created: Instant?, modified: Instant?) {
    _ = take("DTSTAMP")
    let created = takeFirst("CREATED").flatMap { time($0) }
    let modified = takeFirst("LAST-MODIFIED").flatMap { time($0) }
    return (
      created?.moment.beginning(in: zones.floating), modified?.moment.beginning(in: zones.floating)
    )
  }

  /// The title; an ellipsis for none.
  mutating func takeTitle() -> String {
    let title = takeText("SUMMARY", .title)
    return (try? TextRule.title.line(title)) ?? "…"
  }

  /// A text that is one line here, unless it may have several; of a longer one than it can be, the beginning, with a
  /// note.
  mutating func takeText(
    _ name: String, _ rule: TextRule, hasLines: Bool = false
  ) -> String {
    guard let line = takeFirst(name) else { return "" }
    let text = ICalendarText.plain(line.value)
    let fitted = hasLines ? rule.fittedLines(text) : rule.fittedLine(text)
    if text.unicodeScalars.count > rule.maximum, fitted.unicodeScalars.count == rule.maximum {
      note("Of a \(name) over \(rule.maximum) characters, the beginning was read.", at: line)
    }
    return fitted
  }

  /// The URL, passed to `set`; an invalid one is noted.
  mutating func takeURL(_ set: (String) throws -> Void) {
    guard let line = takeFirst("URL") else { return }
    do {
      try set(line.value)
    } catch {
      note("“\(line.value.prefix(40))” is no URL. It was left out.", at: line)
    }
  }
}

extension LocalMoment {
  /// `20270101,20270201`
  static func joined(_ moments: [LocalMoment]) -> String {
    moments.map(\.text).joined(separator: ",")
  }
}
