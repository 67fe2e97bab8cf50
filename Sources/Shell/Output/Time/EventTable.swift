import TaskcoreSwift

extension Table {
  /// A line for each event.
  init(_ events: [Event], _ dates: Dates) throws {
    var columns = [Column.id, Column(title: "When", importance: .high), .main("Title")]
    var cells: [(Event) throws -> Cell] = [
      { Cell(String($0.id)) }, { Cell(try dates.text($0)) }, { Cell($0.title) },
    ]
    let others: [(title: Message, cell: (Event) throws -> Cell)] = [
      ("Kind", { Cell($0.kind == .meeting ? "" : $0.kind.noun, .red) }),
      ("Repeats", { Cell(try $0.repeatWords(in: dates.store)) }),
      ("Project", { Cell($0.project) }),
      ("Tags", { Cell($0.tags.joined(separator: ", ")) }),
      ("Place", { Cell($0.location.inOneLine) }),
      ("With", { Cell($0.attendees.joined(separator: ", ")) }),
      ("Task", { Cell($0.task == 0 ? "" : String($0.task)) }),
      ("Of", { Cell($0.series == 0 ? "" : String($0.series)) }),
      ("State", { Cell($0.done == nil ? "" : "done", .green) }),
    ]
    for other in others {
      let usual: [Message] = ["Kind", "Place", "State"]
      let importance = usual.contains(other.title) ? Importance.usual : .low
      columns.append(Column(title: other.title, minimumWidth: 6, importance: importance))
      cells.append(other.cell)
    }
    self.init(
      columns: columns,
      rows: try events.map { event in
        try cells.map { try $0(event).styled(event.done == nil ? .plain : .dim) }
      })
  }
}

extension Event {
  /// Whether it is due at a time of its day; the time that it lasts is only kept free.
  var isTimedDeadline: Bool { kind == .deadline && !interval.isAllDay }

  /// Every field, for people.
  func fields(in store: Store, _ dates: Dates) throws -> [(name: Message, value: String)] {
    func list(_ text: String) -> String {
      LocalMoment.list(text).map(dates.text).joined(separator: ", ")
    }
    let calendarName =
      calendar == 1 ? "" : try store.eventCalendars([calendar]).first?.name ?? ""
    let taskName = task == 0 ? "" : "\(task): \(try store.tasks([task]).first?.title ?? "")"
    let occurrenceOf = series == 0 ? "" : "\(series), \(dates.text(LocalMoment(occurrence)))"
    let reminderTexts = try reminders.map { try $0.textOfEvent(in: store) }
    let own = ownFields.isEmpty ? [] : try store.fields(of: .event)
    let values: [(name: Message, value: String)] = ownFields.map { value in
      let field = own.first { $0.name == value.name }
      return (
        Message(verbatim: field?.label ?? value.name), field?.text(value.value) ?? value.value
      )
    }
    let all: [(name: Message, value: String)] = [
      ("Id", String(id)), ("Title", title), ("Kind", kind.noun.text),
      (kind == .deadline ? "Due" : "When", try dates.textWithWeekday(self)),
      ("Lasts", DurationText.text(duration)), ("Zone", zone), ("Place", location),
      ("With", attendees.joined(separator: ", ")), ("Your answer", participation.word.text),
      ("Notes", notes), ("URL", url),
      ("Links", links.map(\.text).joined(separator: "; ")),
      ("Calendar", calendarName),
      ("Project", project), ("Tags", tags.joined(separator: ", ")),
      ("Task", taskName),
      ("Reminders", reminderTexts.joined(separator: ", ")),
      ("Repeats", try repeatWords(in: store)), ("Except", list(excludedDates)),
      ("Also", list(addedDates)),
      ("Occurrence of", occurrenceOf),
      ("Takes time", isTransparent ? Message("no").text : ""),
      ("Done", try done.map { try dates.text($0) } ?? ""),
      ("Created", try dates.text(created)),
    ]
    return (all + values).filter { !$0.value.isEmpty }
  }
}

extension Event {
  /// `every week on Monday`; nothing without a rule.
  fileprivate func repeatWords(in store: Store) throws -> String {
    try RepeatRule(rule: repeatRule).text(in: store)
  }
}

extension String {
  /// Its lines with commas between, such as an address in a column.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: ", ")
  }
}
