import TaskcoreSwift

extension Output {
  /// Draws the home screen; with a number of lines, as much of it as fits in these.
  func print(_ screen: HomeScreen, _ dates: Dates, within lines: Int? = nil) throws {
    let head = head(of: screen)
    var foot = try foot(of: screen, dates)
    func room() -> Int? {
      lines.map { $0 - head.count - 1 - (foot.isEmpty ? 0 : foot.count + 1) }
    }
    let hasSections = !screen.events.isEmpty || !screen.sections.isEmpty
    // On a low screen, what is to be done comes first.
    if hasSections, let left = room(), left < 4 { foot = [] }
    let rows = screen.rows(within: room())
    for line in head { try print(line, within: width) }
    if rows.events > 0 || rows.tasks.contains(where: { $0 > 0 }) {
      try print("")
      try printEvents(of: screen, rows.events)
      try printTasks(of: screen, rows.tasks)
    }
    if !foot.isEmpty { try print("") }
    for line in foot { try print(line, within: width) }
  }

  // MARK: - Head

  private func head(of screen: HomeScreen) -> [StyledText] {
    let home = screen.tasks
    var title = StyledText(home.title, .bold)
    title.append("  " + [home.date, home.progress].filter { !$0.isEmpty }.joined(separator: ", "))
    var lines = [title]
    if !home.chips.isEmpty { lines.append(chips(home.chips)) }
    if !home.emptyTitle.isEmpty {
      lines += [StyledText(""), StyledText(home.emptyTitle, .bold), StyledText(home.emptyMessage)]
    }
    guard home.isFresh, screen.events.isEmpty else { return lines }
    return lines + [StyledText("")] + Self.firstSteps.map { StyledText("  \($0)") }
      + [
        StyledText(""),
        StyledText(
          "“demo” opens a store full of examples to play with; “help” lists the commands."),
      ]
  }

  /// `[All 3]  Favourites 1  Home 2`: the chosen one stands in brackets.
  private func chips(_ chips: [Home.Chip]) -> StyledText {
    var line = StyledText("")
    for chip in chips {
      if !line.isEmpty { line.append("  ") }
      let text = "\(chip.title) \(chip.open)"
      let chosen = isAccessible ? Message("\(text), chosen").text : "[\(text)]"
      line.append(chip.isSelected ? chosen : text, chip.colour.style)
    }
    return line
  }

  /// What to type into an empty store, with dates as they are said in the language.
  private static let firstSteps: [Message] = [
    "add Pay rent tomorrow 17:00 #Home !p1",
    "add Call Ann next friday @phone // about the trip",
    "event add Lunch with Zoe saturday 12:30 ~1h",
  ]

  // MARK: - Sections

  private func printEvents(of screen: HomeScreen, _ count: Int) throws {
    guard count > 0 else { return }
    let rows = screen.events.prefix(count).map { event in
      let time: Message =
        event.date == screen.today ? Message(verbatim: event.time) : "Tomorrow \(event.time)"
      return [
        Table.Cell(time, event.date == screen.today ? .bold : .plain),
        Table.Cell(event.title, event.colour.style), Table.Cell(event.location.inOneLine, .dim),
      ]
    }
    var table = Table(
      columns: [
        .init(title: "When", importance: .high), .main("Title"),
        .init(title: "Place", minimumWidth: 6, importance: .low),
      ],
      sections: [.init(heading: heading("Next", screen.events.count, count, "agenda"), rows: rows)])
    table.showsTitles = false
    try table.print(to: self)
  }

  private func printTasks(of screen: HomeScreen, _ counts: [Int]) throws {
    let shown = zip(screen.sections, counts).filter { $0.1 > 0 }
    guard !shown.isEmpty else { return }
    try Table(
      shown.map { section, count in
        let all = heading(Message(verbatim: section.title), section.total, count, section.command)
        return (all, Array(section.lines.prefix(count)))
      }, inWords: isAccessible
    ).print(to: self)
  }

  /// `Overdue (12)  … 9 more: overdue`
  private func heading(
    _ title: Message, _ total: Int, _ shown: Int, _ command: String?
  ) -> StyledText {
    var heading = StyledText("\(title) (\(total))", .bold)
    if shown < total, let command {
      heading.append("  ")
      heading.append("… \(total - shown) more: \(command)", .dim)
    }
    return heading
  }

  // MARK: - Foot

  private func foot(of screen: HomeScreen, _ dates: Dates) throws -> [StyledText] {
    guard let day = screen.day else { return [] }
    var lines: [StyledText] = []
    let (done, all) = (screen.tasks.completedToday, screen.tasks.completedToday + screen.openToday)
    if all > 0 {
      if isAccessible {
        var line = StyledText("Today: ", .bold)
        line.append(
          "\(done) of \(Counted.tasks(all)) done, \(Counted.points(day.score.points)).")
        lines.append(line)
      } else {
        var line = gauge("Today", Double(done) / Double(all), .green)
        line.append(Counted.points(day.score.points))
        lines.append(line)
      }
    }
    if let focus = screen.focus {
      let name: Message = focus.kind == .work ? "Focus" : "Break"
      var line =
        isAccessible
        ? StyledText("") : gauge(name, focus.fraction, focus.kind == .work ? .teal : .green)
      line.append(focus.sentence(rounds: screen.rounds))
      lines.append(line)
    }
    if day.alerts > 0 {
      var line = StyledText("Alerts", .bold)
      line.append("  ")
      line.append("\(day.alerts) still to be dealt with; “alerts” lists them.", .yellow)
      lines.append(line)
    }
    if let sync = screen.sync {
      var line = StyledText("Sync", .bold)
      line.append("    ")
      line.append(try sync.sentences(dates), .yellow)
      lines.append(line)
    }
    return lines
  }

  /// `Today   ████████░░░░  `
  private func gauge(_ name: Message, _ fraction: Double, _ style: Style) -> StyledText {
    var line = StyledText(
      name.text + String(repeating: " ", count: max(1, 8 - name.displayWidth)), .bold)
    let length = min(20, drawingWidth / 4)
    line.append(gauge(fraction, length: length), style)
    line.append("  ")
    return line
  }
}

extension HomeScreen {
  /// How many events, and how many tasks of each section, are shown on so many lines, or without
  /// a limit.
  fileprivate func rows(within lines: Int?) -> (events: Int, tasks: [Int]) {
    let parts =
      [SectionFit.Part(rows: events.count, isUrgent: true)]
      + sections.map { section in
        SectionFit.Part(rows: section.lines.count, isUrgent: section.isForToday)
      }
    let shown = lines.map { SectionFit.rows(of: parts, within: $0) } ?? parts.map(\.rows)
    return (shown.first ?? 0, Array(shown.dropFirst()))
  }
}

extension HomeSection {
  fileprivate var isForToday: Bool {
    switch kind {
    case .overdue, .morning, .afternoon, .evening: true
    default: false
    }
  }

  /// What lists all of it.
  fileprivate var command: String? {
    switch kind {
    case .overdue: "overdue"
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .upcoming: "upcoming"
    case .inbox: "inbox"
    case .completed: "completed today"
    case .results, nil: nil
    }
  }
}
