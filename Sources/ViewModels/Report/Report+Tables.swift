import Domain

/// The numbers behind the charts.
extension Report {
  static func tables(_ pulse: Pulse, _ wording: Wording) -> [Table] {
    [
      projects(pulse, wording), priorities(pulse, wording), weekdays(pulse, wording),
      hours(pulse, wording), days(pulse, wording),
    ]
    .filter { !$0.rows.isEmpty }
  }

  private static func tallyColumns(_ wording: Wording) -> [Table.Column] {
    [
      .number(wording.text("Completed")), .number(wording.text("Points")),
      .number(wording.text("Share of points")),
    ]
  }

  private static func projects(_ pulse: Pulse, _ wording: Wording) -> Table {
    let limit = Int(ReportReader.listLimit)
    var rows = pulse.projects.prefix(limit).map {
      row(wording.name(of: $0.project), $0.tally, of: pulse, wording)
    }
    let rest = pulse.projects.dropFirst(limit)
    if !rest.isEmpty {
      let tally = rest.reduce(into: Tally()) { $0 += $1.tally }
      rows.append(row(wording.others(rest.count), tally, of: pulse, wording))
    }
    return Table(
      caption: wording.text("By project"),
      columns: [.name(wording.text("Project"))] + tallyColumns(wording), rows: rows)
  }

  private static func priorities(_ pulse: Pulse, _ wording: Wording) -> Table {
    Table(
      caption: wording.text("By priority"),
      columns: [.label(wording.text("Priority"))] + tallyColumns(wording),
      rows: zip(Priority.allCases, pulse.priorities).map {
        row(wording.name(of: $0), $1, of: pulse, wording)
      })
  }

  private static func row(_ name: String, _ tally: Tally, of pulse: Pulse, _ wording: Wording)
    -> Table.Row
  {
    let all = pulse.total.points
    return Table.Row([
      name, wording.grouped(tally.completed), wording.grouped(tally.points),
      all == 0 ? Wording.none : wording.share(Double(tally.points) / Double(all)),
    ])
  }

  private static func weekdays(_ pulse: Pulse, _ wording: Wording) -> Table {
    Table(
      caption: wording.text("By weekday"),
      columns: [
        .label(wording.text("Weekday")), .number(wording.text("Days")),
        .number(wording.text("Completed")), .number(wording.text("Points")),
        .number(wording.text("Points a day")),
      ],
      rows: pulse.weekdays.map { group in
        Table.Row([
          wording.weekday(group.key), wording.grouped(Int64(group.dayCount)),
          wording.grouped(group.tally.completed), wording.grouped(group.tally.points),
          group.dayCount == 0 ? Wording.none : wording.number(group.averagePoints, places: 1),
        ])
      })
  }

  /// Those with completions.
  private static func hours(_ pulse: Pulse, _ wording: Wording) -> Table {
    Table(
      caption: wording.text("By hour"),
      columns: [
        .label(wording.text("Hour")), .number(wording.text("Completed")),
        .number(wording.text("Points")),
      ],
      rows: pulse.hours.filter { $0.tally.completed > 0 }.map {
        Table.Row([
          wording.hour($0.key), wording.grouped($0.tally.completed),
          wording.grouped($0.tally.points),
        ])
      })
  }

  /// The last one first.
  private static func days(_ pulse: Pulse, _ wording: Wording) -> Table {
    Table(
      caption: wording.text("Each day"),
      columns: [
        .label(wording.text("Day")), .number(wording.text("Completed")),
        .number(wording.text("Points")), .number(wording.text("7-day average")),
        .number(wording.text("Added")), .number(wording.text("Due")),
        .number(wording.text("Overdue")), .number(wording.text("Open")),
        .number(wording.text("Cancelled")), .number(wording.text("Completion")),
        .number(wording.text("Focus")),
      ],
      rows: pulse.days.reversed().map { day in
        let figures = day.figures
        return Table.Row(
          [
            wording.shortDay(figures.date, today: pulse.today),
            wording.grouped(figures.tally.completed), wording.grouped(figures.tally.points),
            wording.number(day.average, places: 1), wording.grouped(figures.added),
            wording.grouped(figures.due), wording.grouped(figures.overdue),
            wording.grouped(figures.open), wording.grouped(figures.cancelled),
            day.completionRatio.map { wording.share($0) } ?? Wording.none,
            wording.minutes(ofMilliseconds: figures.focus),
          ], isCurrent: figures.date == pulse.today)
      })
  }
}
