import Domain

/// The common properties of tasks and events.
struct SharedBlocks {
  let times: TimeLines

  func stamps(created: Instant, modified: Instant) -> [ComponentBlock] {
    let modified = ICalendarTime.utcText(modified)
    let created = ICalendarTime.utcText(created)
    return [
      ComponentBlock("DTSTAMP", ["DTSTAMP:\(modified)"], isAlwaysWritten: true),
      ComponentBlock("CREATED", ["CREATED:\(created)"], isAlwaysWritten: true),
      ComponentBlock("LAST-MODIFIED", ["LAST-MODIFIED:\(modified)"], isAlwaysWritten: true),
    ]
  }

  func text(_ name: String, _ text: String) -> ComponentBlock {
    ComponentBlock(name, text.isEmpty ? nil : "\(name):\(ICalendarText.text(text))")
  }

  func categories(_ tags: TagSet) -> ComponentBlock {
    ComponentBlock(
      "CATEGORIES",
      tags.isEmpty
        ? nil : "CATEGORIES:" + tags.names.map(ICalendarText.text).joined(separator: ","))
  }

  /// Characters that no line can hold are left out of the description, and said in a line of ours.
  func notes(_ notes: String) -> [ComponentBlock] {
    let name = TaskcoreProperty.notes
    let isPlain = !notes.utf8.contains { ICalendarText.isUnwritable(Unicode.Scalar($0)) }
    let full = isPlain ? nil : ContentLine(name, PercentText.text(notes)).text
    return [text("DESCRIPTION", notes), own(name, full)]
  }

  /// A comment, with what iCalendar does not say of one; characters that no line can hold are left out.
  func comments(_ comments: [FiledComment]) -> [ComponentBlock] {
    comments.map { filed in
      let comment = filed.comment
      var line = ContentLine("COMMENT", ICalendarText.text(comment.text))
        .with(TaskcoreProperty.uid, comment.uid)
        .with(TaskcoreProperty.created, comment.created.text)
      if let modified = comment.modified {
        line = line.with(TaskcoreProperty.modified, modified.text)
      }
      return ComponentBlock("COMMENT/\(comment.uid)", line.text)
    }
  }

  /// The rule with its exceptions and additions, for a series that begins on that day. Other programs get
  /// what is left of it, where that is less.
  func recurrence(
    _ rule: RepeatRule?, left: RepeatRule?, from start: CalendarDate?, excluded: [LocalMoment],
    added: [LocalMoment], zone: String?, floats: Bool
  ) -> [ComponentBlock] {
    let plain = start.flatMap { left?.plain(from: $0) } ?? left
    let exact = plain == rule ? nil : rule
    return [
      ComponentBlock("RRULE", plain.map { "RRULE:\($0.text)" }),
      own(
        TaskcoreProperty.repeatRule,
        exact.map {
          ContentLine(TaskcoreProperty.repeatRule, EscapedList.text($0.text))
            .with(TaskcoreProperty.of, EscapedList.text(plain?.text ?? "")).text
        }),
      ComponentBlock("EXDATE", times.line("EXDATE", excluded, zone: zone, floats: floats)),
      ComponentBlock("RDATE", times.line("RDATE", added, zone: zone, floats: floats)),
    ]
  }

  /// The uid of an occurrence is that of its series, as long as ours follows from it.
  func identity(
    uid: String, series: String?, occurrence: LocalMoment?, by clock: SeriesClock
  ) -> [ComponentBlock] {
    if let series, let occurrence,
      uid == OccurrenceUID.make(series: series, occurrence: occurrence.text)
    {
      return [
        identifier(series),
        ComponentBlock(
          "RECURRENCE-ID",
          times.line(
            "RECURRENCE-ID", [occurrence], zone: clock.zoneName, floats: clock.floats)),
      ]
    }
    let line = series.map { "\(TaskcoreProperty.series):\(ICalendarText.text($0))" }
    return [
      identifier(uid), ComponentBlock("RECURRENCE-ID", []), own(TaskcoreProperty.series, line),
    ]
  }

  /// What was read without one got one, which is known again.
  private func identifier(_ uid: String) -> ComponentBlock {
    ComponentBlock("UID", ["UID:\(ICalendarText.text(uid))"], isAlwaysWritten: true)
  }

  /// Where a series begins and which occurrence this is, unless that follows from its time.
  func place(
    repeatStart: LocalMoment?, occurrence: LocalMoment?, anchor: LocalMoment?,
    followsFrom isRepeating: Bool, isEvent: Bool = false
  ) -> [ComponentBlock] {
    let expected = isRepeating ? anchor : nil
    func line(_ name: String, _ moment: LocalMoment?) -> String? {
      // An event is a series as a whole, and no occurrence of it.
      if moment == (isEvent && name == TaskcoreProperty.occurrence ? nil : expected) {
        return nil
      }
      let line = ContentLine(name, moment?.text ?? "NONE")
      return line.with(TaskcoreProperty.of, anchor?.text ?? "NONE").text
    }
    return [
      own(TaskcoreProperty.repeatStart, line(TaskcoreProperty.repeatStart, repeatStart)),
      own(TaskcoreProperty.occurrence, line(TaskcoreProperty.occurrence, occurrence)),
    ]
  }

  func alarms(_ reminders: [Reminder], title: String) -> [ComponentBlock] {
    reminders.map { AlarmMapping.block($0, title: title, in: times.storeZone) }
  }

  /// What only Taskcore writes.
  func own(_ name: String, _ line: String?) -> ComponentBlock { ComponentBlock(name, line) }
}
