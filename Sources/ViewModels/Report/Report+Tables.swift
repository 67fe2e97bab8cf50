import Domain

/// The numbers behind the charts.
extension Report {
  static func tables(_ pulse: Pulse) -> [Table] {
    [projects(pulse), priorities(pulse), weekdays(pulse), hours(pulse), days(pulse)]
      .filter { !$0.rows.isEmpty }
  }

  private static let tallyColumns: [Table.Column] = [
    .number("Completed"), .number("Points"), .number("Share of points"),
  ]

  private static func projects(_ pulse: Pulse) -> Table {
    let limit = Int(ReportReader.listLimit)
    var rows = pulse.projects.prefix(limit).map {
      row($0.project?.name ?? Wording.deletedProjects, $0.tally, of: pulse)
    }
    let rest = pulse.projects.dropFirst(limit)
    if !rest.isEmpty {
      let tally = rest.reduce(into: Tally()) { $0 += $1.tally }
      rows.append(row("\(Wording.otherProjects) (\(rest.count))", tally, of: pulse))
    }
    return Table(caption: "By project", columns: [.name("Project")] + tallyColumns, rows: rows)
  }

  private static func priorities(_ pulse: Pulse) -> Table {
    Table(
      caption: "By priority", columns: [.label("Priority")] + tallyColumns,
      rows: zip(Priority.allCases, pulse.priorities).map {
        row(Wording.name(of: $0), $1, of: pulse)
      })
  }

  private static func row(_ name: String, _ tally: Tally, of pulse: Pulse) -> Table.Row {
    let all = pulse.total.points
    return Table.Row([
      name, Wording.grouped(tally.completed), Wording.grouped(tally.points),
      all == 0 ? Wording.none : Wording.share(Double(tally.points) / Double(all)),
    ])
  }

  private static func weekdays(_ pulse: Pulse) -> Table {
    Table(
      caption: "By weekday",
      columns: [
        .label("Weekday"), .number("Days"), .number("Completed"), .number("Points"),
        .number("Points a day"),
      ],
      rows: pulse.weekdays.map { group in
        Table.Row([
          Wording.weekday(group.key), Wording.grouped(Int64(group.dayCount)),
          Wording.grouped(group.tally.completed), Wording.grouped(group.tally.points),
          group.dayCount == 0 ? Wording.none : Wording.number(group.averagePoints, places: 1),
        ])
      })
  }

  /// Those with completions.
  private static func hours(_ pulse: Pulse) -> Table {
    Table(
      caption: "By hour",
      columns: [.label("Hour"), .number("Completed"), .number("Points")],
      rows: pulse.hours.filter { $0.tally.completed > 0 }.map {
        Table.Row([
          Wording.hour($0.key), Wording.grouped($0.tally.completed),
          Wording.grouped($0.tally.points),
        ])
      })
  }

  /// The last one first.
  private static func days(_ pulse: Pulse) -> Table {
    Table(
      caption: "Each day",
      columns: [
        .label("Day"), .number("Completed"), .number("Points"), .number("7-day average"),
        .number("Added"), .number("Due"), .number("Overdue"), .number("Open"),
        .number("Cancelled"), .number("Completion"), .number("Focus"),
      ],
      rows: pulse.days.reversed().map { day in
        let figures = day.figures
        return Table.Row(
          [
            Wording.shortDay(figures.date, today: pulse.today),
            Wording.grouped(figures.tally.completed), Wording.grouped(figures.tally.points),
            Wording.number(day.average, places: 1), Wording.grouped(figures.added),
            Wording.grouped(figures.due), Wording.grouped(figures.overdue),
            Wording.grouped(figures.open), Wording.grouped(figures.cancelled),
            day.completionRatio.map(Wording.share) ?? Wording.none,
            Wording.minutes(ofMilliseconds: figures.focus),
          ], isCurrent: figures.date == pulse.today)
      })
  }
}
