import TaskcoreSwift

/// The options that set properties of an event.
enum EventOptions {
  static let start = Option(
    name: "start", value: "WHEN", summary: "when it begins; a day means all of it")
  static let length = Option(
    name: "for", value: "DURATION", summary: "how long it lasts; 1h or a day when not said")
  static let allDay = Option(name: "all-day", summary: "it lasts whole days")
  static let kind = Option(
    name: "kind", value: "KIND", choices: Event.Kind.allCases.map(\.rawValue),
    summary: "what it is; a meeting when not said")
  static let place = Option(name: "at", value: "PLACE", summary: "where it is; or none")
  static let people = Option(
    name: "with", value: "NAMES", summary: "who takes part, with commas between; or none")
  static let rule = Option(
    name: "repeat", value: "WORDS", summary: "such as 'every last friday'; or none")
  static let except = Option(
    name: "except", value: "DATES", summary: "without these occurrences; or none")
  static let also = Option(name: "also", value: "DATES", summary: "with these occurrences; or none")
  static let remind = Option(
    name: "remind", value: "WHEN",
    summary: "15m (before its start), end-10m, a time, or none")
  static let task = Option(
    name: "task", value: "ID", summary: "the task that it belongs to; or none")
  static let notes = Option(name: "notes", value: "TEXT", summary: "more about it; or none")
  static let url = Option(name: "url", value: "URL", summary: "an address; or none")
  static let zone = Option(
    name: "zone", value: "ZONE", summary: "by whose clocks it repeats; else yours")
  static let busy = Option(
    name: "busy", value: "ANSWER", choices: ["yes", "no"],
    summary: "no: it takes no time; whole days take some with yes alone")
  static let answer = Option(
    name: "answer", value: "ANSWER", choices: Event.Participation.allCases.map(\.rawValue),
    summary:
      "what you answer to the invitation: needs_action, accepted, declined, tentative, delegated, or none"
  )
  static let calendar = Option(
    name: "calendar", value: "NAME", summary: "the calendar that it is in")

  static let field = Option(
    name: "field", value: "NAME=VALUE", kind: .eventFields,
    summary: "a value of an own field; or none")
  static let floating = Option(
    name: "floating", value: "ANSWER", choices: ["yes", "no"],
    summary: "yes: at that time by the clock wherever you are")

  /// An overlap is no reason to refuse.
  static let allowConflict = Option(
    name: "allow-conflict", summary: "even when it overlaps other events")

  /// What describes an event.
  static let all: [Option] = [
    start, length, allDay, kind, place, people, rule, except, also, remind, task, notes, url, zone,
    busy, answer, calendar, floating, field,
  ]
}

extension EventChanges {
  /// Takes what the options say.
  mutating func read(_ arguments: Arguments, in store: Store) throws {
    try readTimes(arguments, in: store)
    let kinds = arguments.value(of: EventOptions.kind)
    kind = kinds.flatMap { Event.Kind(rawValue: $0.text) } ?? kind
    if let word = arguments.value(of: EventOptions.place) { location = word.bytesOrNone }
    if let word = arguments.value(of: EventOptions.notes) { notes = word.bytesOrNone }
    if let word = arguments.value(of: EventOptions.url) { url = word.bytesOrNone }
    if let word = arguments.value(of: EventOptions.zone) { zone = word.bytesOrNone }
    if let word = arguments.value(of: EventOptions.calendar) {
      calendar = try store.calendar(named: word).id
    }
    if let word = arguments.value(of: EventOptions.floating) { isFloating = word.text == "yes" }
    if let word = arguments.value(of: EventOptions.busy) { isTransparent = word.text == "no" }
    if let word = arguments.value(of: EventOptions.answer) {
      participation = Event.Participation(rawValue: word.text)
    }
    let fields = arguments.values(of: EventOptions.field)
    if !fields.isEmpty {
      ownFields = (ownFields ?? []) + (try fields.map { try Self.ownField($0, in: store) })
    }
    let people = arguments.values(of: EventOptions.people)
    if !people.isEmpty { attendees = people.flatMap(Self.names) }
    if let word = arguments.value(of: EventOptions.task) { task = try Self.task(word) }
    let reminders = arguments.values(of: EventOptions.remind)
    if !reminders.isEmpty {
      self.reminders = try reminders.filter { !$0.isNone }.map { word in
        try word.locating { try Reminder(ofEvent: word.bytes, in: store) }
      }
    }
  }

  private mutating func readTimes(_ arguments: Arguments, in store: Store) throws {
    if let word = arguments.value(of: EventOptions.start) {
      let moment = try Moment(word, in: store)
      if case .none = moment { throw ShellError.usage("An event begins some time.") }
      start = moment
    }
    if arguments.has(EventOptions.allDay), case .instant(let instant)? = start {
      start = .date(try store.localTime(instant).date)
    }
    if let word = arguments.value(of: EventOptions.length) {
      guard let seconds = DurationText.seconds(word.text), seconds > 0 else {
        throw ShellError.usage(
          "\(word.text.quoted) is no duration. Write 90m, 1h30m or 2d.", at: word)
      }
      duration = seconds
    }
    if let word = arguments.value(of: EventOptions.rule) {
      repeats =
        word.isNone ? RepeatRule.none : try word.locating { try store.typedRepeatRule(word.bytes) }
    }
    if let word = arguments.value(of: EventOptions.except) {
      excludedDates = try word.locating { try LocalMoment.list(written: word.bytes) }
    }
    if let word = arguments.value(of: EventOptions.also) {
      addedDates = try word.locating { try LocalMoment.list(written: word.bytes) }
    }
    if repeats?.mode == .afterCompletion {
      throw ShellError.usage("An event repeats by the calendar, not after it was done.")
    }
  }

  /// `room=Blue`
  private static func ownField(_ word: Word, in store: Store) throws -> CustomFieldValue {
    let parts = word.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ShellError.usage("Write --field NAME=VALUE, such as --field room=Blue.", at: word)
    }
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let field = try store.fields(of: .event).first(where: { $0.name == name }) else {
      throw ShellError.failed("Events have no own field \(name.quoted).")
    }
    return try word.locating { try CustomFieldValue(field, Array(parts[1]), in: store) }
  }

  private static func names(_ word: Word) -> [[UInt8]] {
    word.bytesOrNone.split(separator: UInt8(ascii: ","))
      .map { Array($0.drop(while: SplitLine.isBlank)) }.filter { !$0.isEmpty }
  }

  private static func task(_ word: Word) throws -> Int64 {
    if word.isNone { return 0 }
    let ids = try TaskIDs.read([word])
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("An event belongs to one task at most. Write --task 3 or none.")
    }
    return id
  }
}

extension Word {
  var isNone: Bool { text.lowercased() == "none" }

  /// Nothing for `none`.
  var bytesOrNone: [UInt8] { isNone ? [] : bytes }
}
