package import Domain

/// Builds the home screen from a fixed number of queries, however many tasks there are.
package struct HomeReader {
  private let tasks: any TaskFactsReader
  private let projects: [Project]
  private let tree: ProjectTree
  private let filters: [SavedFilter]
  private let done: [DoneTask]
  private let now: Instant
  private let zone: any Zone
  private let parse: (String) throws -> TaskQuery
  private let wording: Wording

  /// Archived projects are left out; `done` is what was completed today, in the order of time; `parse` reads a
  /// query in the language of queries.
  package init(
    _ tasks: any TaskFactsReader, projects: [Project], filters: [SavedFilter], done: [DoneTask],
    at now: Instant, in zone: any Zone, _ wording: Wording = .english,
    parse: @escaping (String) throws -> TaskQuery
  ) {
    self.tasks = tasks
    tree = ProjectTree(projects)
    self.projects = tree.nodes.map(\.project).filter { $0.archived == nil }
    self.filters = filters
    self.done = done
    self.now = now
    self.zone = zone
    self.parse = parse
    self.wording = wording
  }

  /// - Throws: what `parse` throws at the query of the options.
  package func home(_ options: Home.Options) throws -> Home {
    let openCounts = try tasks.openCounts()
    let openCount = projects.reduce(0) { $0 + (openCounts[$1.id] ?? 0) }
    let sections = try sections(options, openCount: openCount)
    let completedCount = Int64(done.count)
    let openTodayCount = try openTodayCount(in: sections, options)
    let todayCount = completedCount + openTodayCount
    let date = zone.date(at: now)
    let emptyState = try emptyState(openCount, sections, options)
    let empty = wording.empty(emptyState)
    return Home(
      title: wording.homeTitle, date: date, dateLabel: wording.day(date),
      progressLabel: todayCount == 0 ? "" : wording.done(completedCount, of: todayCount),
      chips: try chips(openCounts, total: openCount, selected: options.query), sections: sections,
      openCount: openCount, completedTodayCount: completedCount,
      emptyState: emptyState, emptyTitle: empty.title, emptyMessage: empty.message)
  }

  private func sections(_ options: Home.Options, openCount: Int64) throws -> [Section] {
    let limit = options.sectionLimit
    guard options.query.isEmpty else {
      var query = try Failure.about("query") { try parse(options.query) }
      if query.sort.isEmpty { query.sort = [.init(.manual)] }
      do {
        let results = try section(.results, query, limit: limit) { try shownCount(query) }
        return results.map { [$0] } ?? []
      } catch let failure as Failure where failure.kind == .notFound {
        // A saved filter may name a project that has another name by now.
        return []
      }
    }
    var sections: [Section] = []
    for kind in Section.Kind.ofScreen where kind != .upcoming {
      guard let query = kind.query(at: now, in: zone) else { continue }
      let section = try section(kind, query, limit: limit) { try tasks.count(query) }
      if let section { sections.append(section) }
    }
    // What is due later is most of a long list. As each open task stands in one section, it need not be
    // counted: it is the rest.
    if let query = Section.Kind.upcoming.query(at: now, in: zone) {
      let others = sections.reduce(0) { $0 + $1.totalCount }
      let upcoming = try section(.upcoming, query, limit: limit) { openCount - others }
      if let upcoming { sections.append(upcoming) }
    }
    if let completed = try completedSection(limit: limit) { sections.append(completed) }
    let order = Section.Kind.ofScreen
    return order.compactMap { kind in sections.first { $0.kind == kind } }
  }

  /// What was completed today, the last first. What was purged is counted, and has no row.
  private func completedSection(limit: Int64?) throws -> Section? {
    let shown = done.suffix(limit.map { Int(clamping: $0) } ?? done.count).reversed().compactMap(
      \.taskID)
    let facts = try tasks.facts(ids: Set(shown).sorted())
    let byID = Dictionary(facts.map { ($0.id, $0) }) { first, _ in first }
    let rows = shown.compactMap { byID[$0] }.map { Row(done: $0, at: now, in: zone, wording) }
    return rows.isEmpty
      ? nil
      : Section(
        kind: .completed, title: wording.title(of: .completed), rows: rows,
        totalCount: Int64(done.count))
  }

  /// Nil when nothing stands in it; `total` is asked when there may be more than its rows.
  private func section(
    _ kind: Section.Kind, _ query: TaskQuery, limit: Int64?, total: () throws -> Int64
  ) throws -> Section? {
    var page = query
    page.limit = [query.limit, limit].compactMap { $0 }.min()
    let rows = try tasks.facts(page).map { Row($0, at: now, in: zone, wording) }
    if rows.isEmpty { return nil }
    let count = Int64(rows.count)
    let isCut = limit.map { count >= $0 } ?? false
    return Section(
      kind: kind, title: wording.title(of: kind), rows: rows,
      totalCount: isCut ? try total() : count)
  }

  /// How many tasks a query shows, within its own limit.
  private func shownCount(_ query: TaskQuery) throws -> Int64 {
    min(max(try tasks.count(query) - query.offset, 0), query.limit ?? .max)
  }

  private func openTodayCount(in sections: [Section], _ options: Home.Options) throws -> Int64 {
    if options.query.isEmpty {
      return sections.reduce(0) {
        Section.Kind.ofToday.contains($1.kind) ? $0 + $1.totalCount : $0
      }
    }
    return try tasks.count(TaskQuery(View(.today).filter(at: now, in: zone)))
  }

  /// All, the favourites, each project with open tasks or that is chosen, each saved filter.
  private func chips(
    _ openCounts: [Int64: Int64], total: Int64, selected: String
  ) throws -> [Chip] {
    var chips = [Chip.all(openCount: total, wording)]
    let favourites = TaskQuery(View(.favourites).filter(at: now, in: zone))
    chips.append(.favourites(openCount: try tasks.count(favourites), wording))
    let sums = tree.sums { openCounts[$0.id] ?? 0 }
    for project in projects where project.aliasUID == nil {
      var chip = Chip(
        project, path: tree[project.id]?.path ?? project.name, openCount: sums[project.id] ?? 0)
      chip.title = wording.project(chip.title, id: project.id)
      if chip.openCount > 0 || ExactText(chip.query) == ExactText(selected) { chips.append(chip) }
    }
    for filter in filters { chips.append(Chip(filter, openCount: try openCount(of: filter))) }
    // A filter may ask for the same as another chip, and only one is chosen.
    if let index = chips.firstIndex(where: { ExactText($0.query) == ExactText(selected) }) {
      chips[index].isSelected = true
    }
    return chips
  }

  /// None when its query does not parse any more, or names a project that is not there.
  private func openCount(of filter: SavedFilter) throws -> Int64 {
    do {
      var query = try parse(filter.query)
      query.filter = .all([query.filter, .status([.open])])
      return try shownCount(query)
    } catch let failure as Failure {
      switch failure.kind {
      case .malformed, .invalid, .notFound: return 0
      default: throw failure
      }
    }
  }

  private func emptyState(
    _ openCount: Int64, _ sections: [Section], _ options: Home.Options
  ) throws -> Home.EmptyState {
    if openCount == 0, try !tasks.hadAnyTask() { return .fresh }
    if options.query.isEmpty { return openCount == 0 ? .done : .not }
    return sections.isEmpty ? .noMatch : .not
  }
}
