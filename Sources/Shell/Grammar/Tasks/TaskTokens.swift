import TaskcoreSwift

extension [Token<TaskChanges>] {
  /// What `add` understands itself, besides what quick add reads; `edit` understands it too.
  static let forAdding: [Token<TaskChanges>] =
    [
      Token(
        form: TokenForm(
          marks: ["project:"], value: .project, summary: "its project; a new name is added")
      ) { value, task, _ in task.project = value },
      Token(
        form: TokenForm(
          marks: ["priority:"], value: .choice(Priority.allCases.map(\.name)),
          summary: "how much it matters; P2 when not said")
      ) { value, task, _ in task.priority = Priority(name: value) },
      Token(
        form: TokenForm(
          marks: ["due:"], value: .date(words: Moment.words), summary: "when it is due; or none")
      ) { value, task, store in task.due = try Moment(value, in: store) },
      Token(
        form: TokenForm(
          marks: ["start:"], value: .date(words: Moment.words),
          summary: "it is hidden until then; or none")
      ) { value, task, store in task.start = try Moment(value, in: store) },
      Token(
        form: TokenForm(
          marks: ["planned:"], value: .date(words: Moment.words),
          summary: "when you mean to do it; or none")
      ) { value, task, store in task.planned = try Moment(value, in: store) },
      Token(
        form: TokenForm(
          marks: ["until:"], value: .date(words: Moment.words),
          summary: "it is pointless after that, and expires; or none")
      ) { value, task, store in task.until = try Moment(value, in: store) },
      Token(
        form: TokenForm(
          marks: ["floating:"],
          value: .words(["none", "all", "due", "start", "planned", "until"], placeholder: "TIMES"),
          summary: "which times hold by the clock wherever you are, as due,start; all, or none")
      ) { value, task, _ in task.floating = try FloatingTimes.bits(written: value) },
      Token(
        form: TokenForm(
          marks: ["slot:"], value: .choice(["morning", "evening"]), summary: "the part of the day")
      ) { value, task, _ in
        task.slot = Slot(rawValue: String(decoding: value, as: UTF8.self).lowercased())
      },
      Token(
        form: TokenForm(marks: ["notes:"], value: .text, summary: "more about it; notes: for none")
      ) { value, task, _ in task.notes = value },
      Token(
        form: TokenForm(
          marks: ["section:"], value: .text, summary: "a section of its project; or none")
      ) { value, task, _ in task.section = Word(bytes: value).bytesOrNone },
      Token(
        form: TokenForm(marks: ["url:"], value: .text, summary: "an address; or none")
      ) { value, task, _ in task.url = Word(bytes: value).bytesOrNone },
    ] + numbers + [
      Token(
        form: TokenForm(
          marks: ["remind:"], value: .words(["none"], placeholder: "WHEN"),
          summary: "10m or 1h,1d (before its time), start-10m, a time, or none")
      ) { value, task, store in
        let reminders = Word(bytes: value).isNone ? [] : [try Reminder(value, in: store)]
        task.reminders = (task.reminders ?? []) + reminders
      },
      Token(
        form: TokenForm(
          marks: ["repeat:"], value: .words(["none"], placeholder: "WORDS"),
          summary: "'every last friday', an RRULE, or none")
      ) { value, task, store in
        task.repeats =
          Word(bytes: value).isNone ? RepeatRule.none : try store.typedRepeatRule(value)
      },
      Token(
        form: TokenForm(
          marks: ["except:"], value: .words(["none"], placeholder: "DATES"),
          summary: "it does not repeat then, as 2026-12-24; or none")
      ) { value, task, _ in task.excludedDates = try LocalMoment.list(written: value) },
      Token(
        form: TokenForm(
          marks: ["also:"], value: .words(["none"], placeholder: "DATES"),
          summary: "it repeats then besides, likewise")
      ) { value, task, _ in task.addedDates = try LocalMoment.list(written: value) },
      Token(
        form: TokenForm(
          marks: ["zone:"], value: .words(["none"], placeholder: "ZONE"),
          summary: "in which it repeats, as Asia/Tokyo; or none")
      ) { value, task, _ in task.zone = Word(bytes: value).bytesOrNone },
      Token(
        form: TokenForm(marks: ["parent:"], value: .task, summary: "it is a subtask of; or none")
      ) { value, task, store in task.parent = try parent(value, store) },
      Token(
        form: TokenForm(marks: ["depends:"], value: .tasks, summary: "it waits for these; or none")
      ) { value, task, store in try readDependencies(value, &task, store) },
      .tag,
    ]

  /// What `edit` understands: a task can also lose things.
  static let forEditing: [Token<TaskChanges>] =
    forAdding + Token<TaskChanges>.quickMarks + [
      Token(
        form: TokenForm(
          marks: ["title:"], value: .text, summary: "its title, whatever it looks like")
      ) { value, task, _ in task.title = value },
      Token(
        form: TokenForm(marks: ["-*"], value: .nothing, summary: "it is no favourite")
      ) { _, task, _ in task.isFavourite = false },
      .lostTag,
      Token(
        form: TokenForm(
          marks: ["!"], value: .choice(Priority.allCases.map { $0.name.lowercased() }),
          summary: "its priority")
      ) { value, task, _ in task.priority = Priority(name: value) },
      Token(
        form: TokenForm(marks: ["*"], value: .nothing, summary: "it is a favourite")
      ) { _, task, _ in task.isFavourite = true },
    ]

  /// A duration in seconds; nil for `none`.
  static func duration(_ value: [UInt8]) throws -> Int64? {
    if Word(bytes: value).isNone { return nil }
    let text = String(decoding: value, as: UTF8.self)
    guard let seconds = DurationText.seconds(text), seconds > 0 else {
      throw ShellError.usage("\(text.quoted) is no duration. Write 30m, 1h30m, 2d or none.")
    }
    return seconds
  }

  /// A number, which the library checks; nil for `none`.
  static func number(_ value: [UInt8], after mark: String) throws -> Int64? {
    if Word(bytes: value).isNone { return nil }
    let text = String(decoding: value, as: UTF8.self)
    guard let number = Int64(text) else {
      throw ShellError.usage("\(text.quoted) is no number. Write \(mark)3 or \(mark)none.")
    }
    return number
  }

  /// A number with at most six decimals, in millionths; nil for `none`.
  static func decimal(_ value: [UInt8]) throws -> Int64? {
    try Word(bytes: value).isNone ? nil : DecimalText.value(of: value, places: 6)
  }

  private static func parent(_ value: [UInt8], _ store: Store) throws -> Int64 {
    if Word(bytes: value).isNone { return 0 }
    let ids = try TaskIDs.read([Word(bytes: value)], finding: store.findTask)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("A task has one parent at most. Write parent:3 or parent:none.")
    }
    return id
  }

  /// `3,5`: exactly these; `+3` and `-3` change what there is.
  private static func readDependencies(
    _ value: [UInt8], _ task: inout TaskChanges, _ store: Store
  ) throws {
    let rest = Word(bytes: [UInt8](value.dropFirst()))
    switch value.first {
    case UInt8(ascii: "+"): task.dependsOnAdded += try TaskIDs.read([rest], finding: store.findTask)
    case UInt8(ascii: "-"):
      task.dependsOnRemoved += try TaskIDs.read([rest], finding: store.findTask)
    default:
      task.dependsOn =
        Word(bytes: value).isNone
        ? [] : try TaskIDs.read([Word(bytes: value)], finding: store.findTask)
    }
  }
}

extension [TokenForm] {
  /// What quick add reads in the words of `add`.
  static let quickAdd: [TokenForm] = [
    TokenForm(marks: ["#"], value: .project, summary: "its project"),
    TokenForm(marks: ["@"], value: .tag, summary: "a tag that it has"),
    TokenForm(
      marks: ["!"], value: .choice(Priority.allCases.map { $0.name.lowercased() }),
      summary: "its priority"),
    TokenForm(marks: ["*"], value: .nothing, summary: "it is a favourite"),
    TokenForm(marks: ["~"], value: .duration, summary: "how long it takes"),
    TokenForm(marks: [">"], value: .date(words: ["today", "tomorrow"]), summary: "its start"),
    TokenForm(
      marks: ["^"], value: .date(words: ["today", "tomorrow"]), summary: "when you mean to do it"),
    TokenForm(marks: ["// "], value: .text, summary: "notes: all that follows"),
  ]
}
