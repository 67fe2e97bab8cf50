import TaskcoreSwift

/// What a line of quick add says of a task; what it does not say is left out, or null.
struct ParsedQuickAdd {
  let task: TaskChanges
  let line: ParsedLine

  /// Each field for people that is there.
  func fields(_ dates: Dates) throws -> [(name: Message, value: String)] {
    let none = Message("none").text
    func moment(_ moment: Moment?) throws -> String? {
      try moment.map { try dates.text($0) ?? none }
    }
    func moments(_ list: (any UTF8Text)?) -> String? {
      list.map { LocalMoment.list($0.string).map(dates.text).joined(separator: ", ") }
    }
    let all: [(name: Message, value: String?)] = [
      ("Title", task.title?.string), ("Notes", task.notes?.string),
      ("Project", project), ("Section", task.section?.string),
      ("Subtask of", task.parent.map { String($0) }),
      ("Tags", task.tagsAdded.isEmpty ? nil : tags.joined(separator: ", ")),
      ("Priority", task.priority?.word.text),
      ("Favourite", task.isFavourite.map { Message.yesOrNo($0).text }),
      ("Slot", task.slot?.word.text), ("Start", try moment(task.start)),
      ("Planned", try moment(task.planned)), ("Due", try moment(task.due)),
      ("Until", try moment(task.until)),
      ("Estimated duration", task.estimatedDuration.map { DurationText.text($0 ?? 0) }),
      ("URL", task.url?.string), ("Fields", try ownFields(in: dates.store)),
      ("Reminders", try reminders(in: dates.store)?.joined(separator: ", ")),
      ("Repeats", try task.repeats.map { try $0.rule.isEmpty ? none : $0.words(in: dates.store) }),
      ("Zone", task.zone?.string), ("Except on", moments(task.excludedDates)),
      ("Also on", moments(task.addedDates)),
      ("Waits for", task.dependsOn.map { $0.map(String.init).joined(separator: ", ") }),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  private var project: String? {
    guard let name = task.project?.string, line.newProject != nil else {
      return task.project?.string
    }
    let text: Message =
      line.nearestProject.map { "\(name) (new; did you mean \($0)?)" } ?? "\(name) (new)"
    return text.text
  }

  private var tags: [String] { task.tagsAdded.map(\.string) }

  private func ownFields(in store: Store) throws -> String? {
    guard let values = task.ownFields, !values.isEmpty else { return nil }
    let fields = try store.fields(of: .task)
    return values.map { own in
      let text = fields.first { $0.name == own.name }?.text(own.value) ?? own.value
      return "\(own.name): \(text.isEmpty ? Message("none").text : text)"
    }
    .joined(separator: "; ")
  }

  private func reminders(in store: Store) throws -> [String]? {
    try task.reminders?.map { try $0.text(in: store) }
  }
}

extension ParsedQuickAdd: Record {
  static let fieldNames =
    [
      "title", "notes", "project", "parent", "tags", "priority", "favourite", "slot", "start",
      "due", "estimated_duration", "url", "reminders", "repeat_rule", "repeat_mode", "zone",
      "excluded_dates", "added_dates", "depends_on", "planned", "until", "field_values", "section",
    ] + ParsedLine.fieldNames

  func fieldValues(in store: Store) throws -> [FieldValue] {
    func text(_ text: (any UTF8Text)?) -> FieldValue { text.map { .text($0.string) } ?? .null }
    func moments(_ list: (any UTF8Text)?) -> FieldValue {
      list.map { .list(LocalMoment.list($0.string).map(\.iso8601)) } ?? .null
    }
    let estimate = (task.estimatedDuration ?? nil) ?? 0
    let rule = task.repeats.flatMap { $0.rule.isEmpty ? nil : $0 }
    let first: [FieldValue] = [
      text(task.title), text(task.notes), text(task.project),
      task.parent.map { .integer($0) } ?? .null,
      task.tagsAdded.isEmpty ? .null : .list(tags),
      task.priority.map { .text($0.name) } ?? .null,
      task.isFavourite.map { .boolean($0) } ?? .null,
      task.slot.map { .text($0.rawValue) } ?? .null,
    ]
    let times: [FieldValue] = [
      try task.start?.value(in: store) ?? .null, try task.due?.value(in: store) ?? .null,
      estimate > 0 ? .integer(estimate) : .null,
    ]
    let last: [FieldValue] = [
      text(task.url), try reminders(in: store).map { .list($0) } ?? .null,
      rule.map { .text($0.rule) } ?? .null, rule.map { .text($0.mode.name) } ?? .null,
      text(task.zone), moments(task.excludedDates), moments(task.addedDates),
      task.dependsOn.map { .integers($0) } ?? .null,
      try task.planned?.value(in: store) ?? .null, try task.until?.value(in: store) ?? .null,
      task.ownFields.map { .object($0.map { ($0.name, .text($0.value)) }) } ?? .null,
      text(task.section),
    ]
    return try first + times + last + line.fieldValues(in: store)
  }
}
