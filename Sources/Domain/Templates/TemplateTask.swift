/// A task of a template, with dates relative to the day of its use.
package struct TemplateTask: Equatable, Sendable {
  /// Its properties besides its dates and its place; without a uid.
  package var task = Task(blank: "")
  /// Which task it is below, by its place in the template: one that stands before it.
  package var parent: Int?
  /// By its place in the template.
  package var section: Int?
  /// Which it waits for, by their places in the template.
  package var dependencies: [Int] = []
  package var start: RelativeMoment?
  package var planned: RelativeMoment?
  package var due: RelativeMoment?
  package var until: RelativeMoment?
  /// UNTIL of its repeat rule, which the rule itself does not have here.
  package var ruleEnd: RelativeMoment?
  /// Those at a time; those before a start or a due are properties of the task.
  package var reminders: [RelativeMoment] = []
  package var excludedDates: [RelativeMoment] = []
  package var addedDates: [RelativeMoment] = []
  /// Values of own fields that are dates, by the uids of the fields.
  package var fieldDates: [FieldDate] = []

  package struct FieldDate: Equatable, Sendable {
    package let fieldUID: String
    package let moment: RelativeMoment
  }

  package init() {}

  /// Properties that a template has as they are.
  static let properties: [TaskProperty] = [
    .title, .notes, .priority, .favourite, .slot, .estimatedDuration, .hourlyRate, .url, .reminders,
    .repeatRule, .repeatMode, .zone, .links, .fieldValues,
  ]
}

extension TemplateTask {
  /// What a task is from a day on. Of one that repeats, it is the present occurrence with those that follow.
  ///
  /// `dateFields` are the uids of the own fields that are dates.
  package init(
    _ task: Task, from day: CalendarDate, in zone: any Zone, dateFields: Set<String>
  ) throws {
    func relative(_ moment: Moment) -> RelativeMoment {
      RelativeMoment(moment, from: day, in: zone)
    }
    for property in Self.properties {
      try self.task.set(property, to: task.value(of: property))
    }
    self.task.tags = task.tags
    start = task.start.map(relative)
    planned = task.planned.map(relative)
    due = task.due.map(relative)
    until = task.until.map(relative)
    var offsets: [Reminder] = []
    for reminder in task.reminders {
      switch reminder {
      case .absolute(let instant): reminders.append(relative(.dateTime(instant)))
      case .floating(let time): reminders.append(relative(.floating(time)))
      case .relative: offsets.append(reminder)
      }
    }
    try self.task.setReminders(offsets)
    excludedDates = task.excludedDates.map { relative($0.unplaced) }
    addedDates = task.addedDates.map { relative($0.unplaced) }
    if let present = task.occurrence,
      let rule = try? task.recurrence?.rule(from: present, in: zone)
    {
      self.task.repeatRule = rule
    }
    if let end = self.task.repeatRule?.parts.until {
      ruleEnd = relative(end.moment)
      self.task.repeatRule = try self.task.repeatRule?.withoutEnd()
    }
    for element in task.fieldValues.elements where dateFields.contains(element.fieldUID) {
      guard let moment = try? Moment(text: element.text) else { continue }
      fieldDates.append(FieldDate(fieldUID: element.fieldUID, moment: relative(moment)))
      self.task.fieldValues[element.fieldUID] = nil
    }
  }

  /// The task, as it is when the template is used on a day, but for its series, place and uid.
  ///
  /// - Throws: `invalid` for what no task can have.
  package func task(from day: CalendarDate, in zone: any Zone) throws -> Task {
    func moment(_ relative: RelativeMoment) throws -> Moment {
      try relative.moment(from: day, in: zone)
    }
    var task = task
    task.start = try start.map(moment)
    task.planned = try planned.map(moment)
    task.due = try due.map(moment)
    task.until = try until.map(moment)
    let times = try reminders.map { relative -> Reminder in
      switch try moment(relative) {
      case .date(let date): .floating(LocalTime(startOf: date))
      case .dateTime(let instant): .absolute(instant)
      case .floating(let time): .floating(time)
      }
    }
    try task.setReminders(times + task.reminders)
    try task.setExcludedDates(excludedDates.map { LocalMoment(try moment($0), in: zone) })
    try task.setAddedDates(addedDates.map { LocalMoment(try moment($0), in: zone) })
    let first = task.due ?? task.start
    if let ruleEnd, let rule = task.repeatRule {
      task.repeatRule = try rule.ending(
        with: moment(ruleEnd), isDate: first?.isDate ?? !task.isOfHours,
        floating: first?.isFloating ?? false, in: zone)
    }
    if first?.isFloating == true { task.zoneName = nil }
    for date in fieldDates { task.fieldValues[date.fieldUID] = try moment(date.moment).text }
    try task.checkDates(in: zone)
    return task
  }
}

extension Task {
  /// The first day of its start, planned, due and until; nil without these.
  package func firstDay(in zone: any Zone) -> CalendarDate? {
    [start, planned, due, until].compactMap { $0?.date(in: zone) }.min()
  }
}

extension LocalMoment {
  /// The same, wherever one is.
  fileprivate var unplaced: Moment {
    switch self {
    case .date(let date): .date(date)
    case .dateTime(let time): .floating(time)
    }
  }
}

extension RuleEnd {
  fileprivate var moment: Moment {
    switch self {
    case .date(let date): .date(date)
    case .local(let time): .floating(time)
    case .utc(let time): .dateTime(Instant(clamping: time.millisecondsSince1970))
    }
  }
}
