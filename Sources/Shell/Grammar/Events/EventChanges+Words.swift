import TaskcoreSwift

extension EventChanges {
  /// Reads the words of `event add` as quick add reads those of a task: its due is when the event
  /// begins, its estimate how long that lasts; a range says both.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isAllDay: Whether an option says that it takes whole days.
  ///   - parsed: Receives what was understood of the words.
  ///   - store: Where the names are.
  /// - Throws: a usage error for what an event does not have, such as a priority, and for a time that
  ///   was not read, without which the event would take the whole day.
  init(
    adding words: some Sequence<Word>, isAllDay: Bool, parsed: inout ParsedLine?, in store: Store
  ) throws {
    self.init()
    var place = EventPlace()
    let rest = try place.take([Token<EventPlace>].forAdding, from: words, in: store)
    let line = QuickAddLine(rest)
    let understood = try store.parse(line)
    try understood.refuseWrongValues(of: line, in: store)
    parsed = understood
    let task = understood.task
    let others: [(isSaid: Bool, refusal: Message, mark: String)] = [
      (task.priority != nil, "An event has no priority.", "!p1"),
      (task.isFavourite != nil, "An event has no mark *.", "*"),
      (
        task.ownFields != nil, "An event has no own field of tasks.",
        "\(task.ownFields?.first?.name ?? "effort"):3"
      ),
      (
        task.start != nil && task.due != nil,
        "An event has no start besides the time that it is at.", ">today"
      ),
      (task.planned != nil, "An event has no plan besides the time that it is at.", "^today"),
      (
        task.until != nil && task.repeats == nil, "An event has no until, unless it repeats.",
        "until:friday"
      ),
      (task.section != nil, "An event has no section.", "section:Beds"),
    ]
    if let other = others.first(where: \.isSaid) {
      throw ShellError.usage(
        "\(other.refusal) Quote what is part of the title: '\(other.mark)'.")
    }
    if task.slot != nil, (task.due ?? task.start).map(\.isDate) != false {
      throw ShellError.usage("When does it begin? Write a time, such as 19:00.")
    }
    title = task.title
    start = task.due ?? task.start
    duration = task.estimatedDuration ?? nil
    notes = task.notes
    reminders = task.reminders.map { $0.map(\.ofEvent) }
    project = task.project
    place.tagsAdded += task.tagsAdded
    place.apply(to: &self, having: [])
    repeats = task.repeats
    if !isAllDay, start.map(\.isDate) != false, let clock = understood.unreadTime(of: line) {
      throw ShellError.usage(
        "\(clock.quoted) looks like a time, and was not read. Write when the event is as one, such as "
          + "tomorrow 12:30-13:30, or tomorrow 9:00 for 45 min. If it takes the whole day, add --all-day, "
          + "and quote what is part of the title.")
    }
  }
}

extension Moment {
  fileprivate var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

extension Reminder {
  /// Of an event, a reminder counts from its start.
  fileprivate var ofEvent: Reminder {
    if case .due(let seconds) = self { .start(seconds) } else { self }
  }
}

extension ParsedLine {
  /// Words that may be a time of the day, and are a part of the title.
  fileprivate func unreadTime(of line: QuickAddLine) -> String? {
    let dates = unread.first { part in
      [.date, .second].contains(part.reason)
        && line.bytes[part.range].contains { (0x30...0x39).contains($0) }
    }
    if let dates { return String(decoding: line.bytes[dates.range], as: UTF8.self) }
    return line.plainWords.first { word in
      let isRead = understood.contains { $0.overlaps(word.range) }
      return !isRead && Self.isClock(word.text)
    }?.text
  }

  /// `9:30`, `5pm`, `15h` or `15h30`.
  private static func isClock(_ word: String) -> Bool {
    let text = word.lowercased()
    let figures = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(figures.count), let hour = Int(figures), hour <= 24 else { return false }
    let rest = text.dropFirst(figures.count)
    if ["am", "pm", "h"].contains(rest.prefix { $0.isLetter }) {
      return rest.drop { $0.isLetter }.allSatisfy { !$0.isLetter }
    }
    let minutes = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return rest.first == ":" && minutes.count == 2
  }
}
