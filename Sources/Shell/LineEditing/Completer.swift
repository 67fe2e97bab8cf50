import Platform
import TaskcoreSwift

/// Completes command lines.
final class Completer {
  /// A word that may be meant, and what it is.
  typealias Proposal = (value: String, meaning: String?)

  let session: Session

  init(session: Session) {
    self.session = session
  }

  /// The ways to go on with `line`, which ends at the cursor; nil for names of files.
  ///
  /// The part from `start` on will be replaced.
  func complete(_ line: [UInt8], from start: Int) -> Completion? {
    let typed = WordInProgress(line, from: start)
    guard let proposals = proposals(for: typed.word, after: typed.wordsBefore) else { return nil }
    let candidates = proposals.compactMap { value, meaning in
      typed.replacement(with: value).map { Candidate(replacement: $0, meaning: meaning) }
    }
    let needsMore = proposals.count == 1 && proposals.allSatisfy { Self.needsValue($0.value) }
    return Completion(
      candidates, typed: typed.replaced, needsMore: needsMore, closesQuote: typed.isInQuotes)
  }

  /// What a word of a command could be; nil for names of files.
  func proposals(for word: Word, after words: [Word]) -> [Proposal]? {
    let text = word.text
    let wordsBefore = (try? session.settings.expandingAlias(words)) ?? words
    guard let name = wordsBefore.first else {
      return commandNames(text)
    }
    guard let command = try? Command.named(name.text, before: wordsBefore.dropFirst()) else {
      return []
    }
    let place = CursorContext(after: wordsBefore.dropFirst(), of: command)
    if let nested = place.nestedCommand { return proposals(for: word, after: nested) }
    if let option = place.awaitingOption {
      if let kind = option.kind { return proposals(for: word, kind, place) }
      return Self.matching(text, option.choices.map { ($0, nil) })
    }
    if !place.optionsEnded, word.value(after: "--") != nil {
      for option in place.options + Option.everywhere
      where word.value(after: option.spelling + "=") != nil {
        let mark = option.spelling + "="
        let value = word.dropping(mark.utf8.count)
        let known = option.kind.map { proposals(for: value, $0, place) ?? [] }
        let values = known ?? option.choices.map { Proposal($0, nil) }
        return Self.matching(text, values.map { (mark + $0.value, $0.meaning) })
      }
      let found = Self.matching(text, place.options.map { ($0.spelling, $0.summary.text) })
      // Each command has these: they are offered where they are what is meant.
      return found.isEmpty
        ? Self.matching(text, Option.everywhere.map { ($0.spelling, $0.summary.text) }) : found
    }
    let names = Self.matching(text, place.subcommandNames.map { ($0, $1) })
    guard let kind = place.kind else { return names }
    guard let others = proposals(for: word, kind, place) else {
      return names.isEmpty ? nil : names
    }
    return names + others
  }

  private func proposals(
    for word: Word, _ kind: Operands.Kind, _ place: CursorContext
  ) -> [Proposal]? {
    let text = word.text
    switch kind {
    case .text: return []
    case .file: return nil
    case .word(let words): return Self.matching(text, words.map { ($0, nil) })
    case .command: return commandNames(text)
    case .helpTopic: return Self.matching(text, topics(after: place.operands))
    case .setting: return Self.matching(text, Self.settings)
    case .settingValue: return settingValues(word, place)
    case .alias: return Self.matching(text, aliases)
    case .project: return Self.matching(text, projects)
    case .tag: return Self.matching(text, tags)
    case .filter: return Self.matching(text, filters)
    case .calendar: return Self.matching(text, calendars)
    case .field: return Self.matching(text, fields)
    case .template: return Self.matching(text, templates)
    case .eventFields: return tokens(fieldForms(of: .event, mark: "="), word)
    case .tokens(let forms, let kind):
      return place.optionsEnded ? [] : tokens(forms + (kind.map { fieldForms(of: $0) } ?? []), word)
    case .query: return tokens(queryForms, word)
    case .taskIDs(let statuses): return tasks(in: statuses, text)
    case .eventIDs: return events(text)
    case .alertIDs: return alerts(text)
    case .holidayIDs: return holidays(text)
    case .purchaseIDs: return purchases(text)
    case .recurringIDs: return recurringInvoices(text)
    case .reminderIDs: return paymentReminders(text)
    case .rateIDs: return penaltyRates(text)
    case .conflict: return Self.matching(text, conflicts)
    case .device: return Self.matching(text, devices)
    case .remote: return Self.matching(text, remotes)
    case .collection: return Self.matching(text, collections)
    case .hub: return Self.matching(text, hubs)
    case .zone: return Self.matching(text, ZoneDatabase.names.map { ($0, nil) })
    case .client: return Self.matching(text, clients)
    case .invoice(let isDraft): return Self.matching(text, invoices(isDraft: isDraft))
    case .quote(let isDraft): return Self.matching(text, invoices(isDraft: isDraft, .quote))
    case .series: return Self.matching(text, series)
    case .either(let kinds):
      let found = kinds.map { proposals(for: word, $0, place) }
      let all = found.flatMap { $0 ?? [] }
      // What may be a file is one where nothing else begins so.
      return all.isEmpty && found.contains { $0 == nil } ? nil : all
    }
  }

  private static var commands: [Proposal] { Command.all.map { ($0.name, $0.summary.text) } }

  /// Commands and aliases; other names of commands where neither begins so.
  private func commandNames(_ text: String) -> [Proposal] {
    let found = Self.matching(text, Self.commands + aliases)
    if !found.isEmpty { return found }
    return Self.matching(text, Command.otherNames.map { ($0.name, $0.command.summary.text) })
  }

  /// What help tells about, and then the subcommands of a command.
  private func topics(after words: [String]) -> [Proposal] {
    guard let name = words.first else {
      return Self.commands + aliases + Topic.all.map { ($0.name, $0.summary.text) }
    }
    guard let command = try? Command.find(name) else { return [] }
    return CursorContext(operands: Array(words.dropFirst()), of: command).subcommandNames
      .map { ($0, $1) }
  }

  private static var settings: [Proposal] {
    let points: Message = "what a task scores by its priority"
    return Setting.all.map { ($0.name, $0.summary.text) } + [(Setting.points, points.text)]
      + LocaleSetting.all.map { ($0.name, $0.summary.text) }
      + UrgencySetting.all.map { ($0.name, $0.summary.text) }
  }

  private var aliases: [Proposal] {
    session.settings.aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What the setting can be that is the first operand.
  private func settingValues(_ word: Word, _ place: CursorContext) -> [Proposal]? {
    if place.operands.first == Setting.points {
      return tokens([Token<PulseSettings>].points.map(\.form), word)
    }
    if let setting = LocaleSetting.all.first(where: { $0.name == place.operands.first }) {
      return Self.matching(word.text, setting.values.map { ($0, nil) })
    }
    let setting = Setting.all.first { $0.name == place.operands.first }
    return setting.map { proposals(for: word, $0.kind, place) } ?? []
  }

  static func matching(_ text: String, _ proposals: [Proposal]) -> [Proposal] {
    let beginning = text.lowercased()
    return proposals.filter { $0.value.lowercased().hasPrefix(beginning) }
  }

  /// Marks such as `project:`, or what can follow one.
  private func tokens(_ forms: [TokenForm], _ word: Word) -> [Proposal] {
    for form in forms {
      for mark in form.marks where word.value(after: mark) != nil {
        if case .task = form.value { return tasks(after: mark, in: word) }
        if case .tasks = form.value { return tasks(after: mark, in: word) }
        let values = values(of: form.value).map { Proposal(mark + $0.value, $0.meaning) }
        if !values.isEmpty { return Self.matching(word.text, values) }
      }
    }
    let marks = forms.flatMap { form in form.marks.map { Proposal($0, form.summary.text) } }
    return Self.matching(word.text, marks.filter { Self.needsValue($0.value) })
  }

  /// Whether it is a name, such as `project:` or `room=`, with a value to follow.
  private static func needsValue(_ mark: String) -> Bool { mark.last == ":" || mark.last == "=" }

  /// The open tasks that the value of a token can be.
  private func tasks(after mark: String, in word: Word) -> [Proposal] {
    tasks(in: [.open], word.dropping(mark.utf8.count).text).map { (mark + $0.value, $0.meaning) }
  }

  private func values(of value: TokenValue) -> [Proposal] {
    switch value {
    case .nothing, .text, .number, .duration, .task, .tasks: []
    case .project: projects
    case .tag: tags
    case .client: clients
    case .invoice: invoices(isDraft: false).filter { !($0.value.utf8.allSatisfy(\.isDigit)) }
    case .series: series
    case .date(let words): dates(words)
    case .choice(let words, _), .words(let words, _): words.map { ($0, nil) }
    }
  }
}

extension Completer {
  /// What people write for days, besides those of a token.
  private static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "next week",
    "in 3 days",
  ]

  /// Words for dates, with the days that they mean now.
  func dates(_ words: [String]) -> [Proposal] {
    guard let store = try? session.store() else { return words.map { ($0, nil) } }
    return (words + Self.days.filter { !words.contains($0) }).map { word in
      guard case .date(let date)? = try? store.moment(Array(word.utf8)) else { return (word, nil) }
      return (word, date.text)
    }
  }
}
