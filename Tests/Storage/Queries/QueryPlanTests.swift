import Domain
import TestSupport
import Testing

@testable import Storage

/// Lists find their tasks by an index, whatever the size of the store.
@Suite struct QueryPlanTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
    let rent = try test.add("Pay rent") {
      $0.tags = ["bank"]
      $0.project = .name("Home")
    }
    let day = try #require(CalendarDate(packed: 2026_03_01))
    _ = try test.add("Post the letter") { $0.start = .date(day) }
    _ = try test.add("Buy stamps") { $0.dependencies = [rent] }
  }

  @Test("By project")
  func project() throws {
    try expect(.project([.name("Home")]), "task_by_project (project_id=? AND status=?)")
    try expect(.project([.name("Home"), .id(1)]), "task_by_project (project_id=?)")
    try expect(.archived, "task_by_project (project_id=?)")
  }

  @Test("By tag")
  func tag() throws {
    let either = try plan(.any([.tag("bank"), .tag("home")]))
    #expect(either.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(either.contains("SEARCH task_tag USING COVERING INDEX task_tag_by_tag (tag_id=?)"))
    let one = try plan(.tag("bank"))
    #expect(one.first == "SEARCH tagged USING COVERING INDEX task_tag_by_tag (tag_id=?)")
    #expect(one.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(one.contains("USE TEMP B-TREE FOR ORDER BY"))
  }

  @Test("By a text, which is looked for once, also for the order")
  func relevance() throws {
    let query = TaskQuery(
      .all([.text(TextSearch([.init("rent")])), .tag("bank")]), sort: [.init(.relevance)])
    let plan = try plan(query)
    #expect(plan.count { $0.contains("VIRTUAL TABLE INDEX") } == 1)
    #expect(plan.first?.hasPrefix("SCAN task_text VIRTUAL TABLE INDEX") == true)
    #expect(plan.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
  }

  @Test("A page is read along the index, and its tasks alone")
  func page() throws {
    var query = TaskQuery(.all([.status([.open]), .project([.name("Home")])]))
    query.limit = 20
    let listing = try test.store.listing(at: test.now).withPresence()
    let sql = try TaskQuerySQL(query, in: listing)
    let plan = try explain(sql.select(forEach: listing.rowColumn), sql.values)
    #expect(
      plan.prefix(2) == [
        "CO-ROUTINE page", "SEARCH t USING INDEX task_by_project (project_id=? AND status=?)",
      ])
    #expect(plan.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(!plan.contains("USE TEMP B-TREE FOR ORDER BY"))
  }

  @Test("By a condition that leaves few, whatever else is asked for")
  func leader() throws {
    let due = TaskFilter.time(.due, from: test.now, before: test.now)
    let filter = TaskFilter.all([
      .status([.open, .completed]), .project([.name("Home")]), due, .tag("bank"), .favourite,
    ])
    let plan = try plan(filter)
    #expect(plan.filter { $0.contains(" t ") } == ["SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"])
  }

  @Test("By either of two conditions, each with its index")
  func either() throws {
    try expect(
      .any([.all([.tag("bank"), .priority([.p1])]), .project([.name("Home")])]),
      "INTEGER PRIMARY KEY (rowid=?)", "task_by_project (project_id=? AND status=?)")
  }

  @Test(
    "By due range, of one status or several",
    arguments: [[Status.open], [.open, .completed], Status.allCases])
  func dueRange(statuses: [Status]) throws {
    try expect(
      .all([.status(Set(statuses)), .time(.due, from: test.now, before: test.now)]),
      "task_by_due_ms (status=? AND due_ms>? AND due_ms<?)",
      "task_by_due_date (status=? AND due_date>? AND due_date<?)")
  }

  @Test("By the days of the start, of completion and of the trash")
  func otherRanges() throws {
    try expect(
      .time(.start, from: test.now, before: nil), "task_by_start_ms (start_ms>?)",
      "task_by_start_date (start_date>?)")
    try expect(
      .all([.status([.completed]), .time(.completed, from: test.now, before: test.now)]),
      "task_by_completed (completed_ms>? AND completed_ms<?)")
    try expect(
      .all([.status([.deleted]), .time(.deleted, from: nil, before: test.now)]),
      "task_by_deleted (deleted_ms<?)")
  }

  @Test("By parent, and below a task")
  func parent() throws {
    try expect(.parent(1), "task_by_parent (parent_id=? AND status=?)")
    let plan = try plan(.below(1))
    #expect(plan.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(plan.contains { $0.contains("task USING COVERING INDEX task_by_parent (parent_id=?)") })
  }

  @Test("By what blocks, by text and by what is hidden")
  func others() throws {
    for filter in [
      TaskFilter.blocked, .blocking, .text(TextSearch([.init("rent")])), .ids([1, 2]),
    ] {
      #expect(try plan(filter).contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    }
    try expect(
      .hidden(at: test.now), "task_by_start_ms (start_ms>?)", "task_by_start_date (start_date>?)")
  }

  @Test(
    "Each view",
    arguments: [
      (View.Kind.overdue, ["task_by_due_ms (status=? AND due_ms<?)"]),
      (.favourites, ["task_favourite (favourite=? AND status=?)"]),
      (.inbox, ["task_without_due (status=? AND slot=?)"]),
      (.trash, ["task_by_status (status=?)"]),
      (.next, ["task_by_status (status=?)"]),
      (.morning, ["task_by_due_date (status=? AND due_date<?)"]),
      (.afternoon, ["task_by_due_ms (status=? AND due_ms>? AND due_ms<?)"]),
      (
        .evening,
        [
          "task_evening (slot=? AND status=?)",
          "task_by_due_ms (status=? AND due_ms>? AND due_ms<?)",
        ]
      ),
      (.today, ["task_by_due_ms (status=? AND due_ms<?)", "task_evening (slot=? AND status=?)"]),
      (.upcoming, ["task_by_due_date (status=? AND due_date>?)"]),
      (.completed, ["task_by_completed (completed_ms>?)"]),
    ])
  func view(kind: View.Kind, indexes: [String]) throws {
    let plan = try plan(View(kind).filter(at: test.now, in: test.store.zone))
    for index in indexes { #expect(plan.contains("SEARCH t USING INDEX \(index)")) }
    #expect(!plan.contains { $0.hasPrefix("SCAN t ") || $0 == "SCAN t" })
  }

  @Test("The morning of another day looks only at what is due then")
  func anotherDay() throws {
    let day = try #require(CalendarDate(packed: 2026_01_20))
    try expect(
      View(.morning, day: day).filter(at: test.now, in: test.store.zone),
      "task_by_due_ms (status=? AND due_ms>? AND due_ms<?)",
      "task_by_due_date (status=? AND due_date>? AND due_date<?)")
  }

  @Test("By status, in the order of their creation without sorting")
  func status() throws {
    #expect(
      try plan(.status([.open])) == ["SEARCH t USING INDEX task_by_status (status=?)"])
    let everything = TaskFilter.all([
      .status(Set(Status.allCases)), .any([.hidden(at: test.now), .not(.hidden(at: test.now))]),
    ])
    #expect(try plan(everything).first == "SCAN t USING INDEX task_by_created")
  }

  @Test("The first tasks in the manual order are read in that order, without sorting all")
  func manual() throws {
    var query = TaskQuery(sort: [.init(.manual)])
    query.limit = 50
    #expect(try plan(query).first == "SCAN t USING INDEX task_by_position")
    #expect(try !plan(query).contains { $0.contains("USE TEMP B-TREE") })
    query.filter = .tag("bank")
    #expect(try plan(query).contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
  }

  @Test("What was completed last is read in that order")
  func completed() throws {
    let view = View(.completed)
    let query = TaskQuery(view.filter(at: test.now, in: test.store.zone), sort: view.defaultSort)
    #expect(try !plan(query).contains("USE TEMP B-TREE FOR ORDER BY"))
  }

  @Test("A thousand conditions are answered, and more are refused")
  func manyConditions() throws {
    func query(_ count: Int) -> TaskQuery {
      TaskQuery(.any((0..<count).map { .all([.favourite, .ids([Int64($0)])]) }))
    }
    #expect(try test.titles(query(400)).isEmpty)
    let failure = #expect(throws: Failure.self) { try test.titles(query(2_000)) }
    #expect(failure?.kind == .invalid)
    let tags = (0..<20_000).map { TaskFilter.tag("tag \($0)") }
    #expect(try test.titles(TaskQuery(.any(tags + [.tag("Bänk")]))) == ["Pay rent"])
    let deep = (0..<300).reduce(TaskFilter.favourite) { filter, _ in .not(filter) }
    #expect(throws: Failure.self) { try test.titles(TaskQuery(deep)) }
  }

  @Test("Events of a range, by where they are and by when their series end")
  func eventsInRange() throws {
    let byLength = "INDEX event_by_length (length_class=? AND start_ms>? AND start_ms<?)"
    let singles = try explain(SQLiteEventRepository.singlesInRange)
    #expect(singles.last == "SEARCH e USING \(byLength)")
    let busyTimes = try explain(SQLiteEventRepository.busyTimesInRange)
    #expect(busyTimes.last == "SEARCH e USING COVERING \(byLength)")
    let series = try explain(SQLiteEventRepository.seriesInRange)
    #expect(series.first == "SEARCH event USING COVERING INDEX event_series_by_end (end_ms>?)")
  }

  @Test("Events of a list")
  func eventsOfList() throws {
    func plan(_ change: (inout EventQuery) -> Void) throws -> [String] {
      var query = EventQuery()
      change(&query)
      let sql = try EventQuerySQL(query, in: test.store.database)
      return try explain(sql.select, sql.values)
    }
    #expect(try plan { _ in } == ["SCAN e USING INDEX event_by_start"])
    #expect(try plan { $0.ids = [1] }.contains("SEARCH e USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(
      try plan { $0.range = test.now..<Instant.range.upperBound }
        .contains("SEARCH e USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(
      try plan { $0.task = 1 }.contains("SEARCH e USING INDEX event_by_task (task_uid=?)"))
  }

  @Test("The next step for undo or redo")
  func history() throws {
    let plan = try explain("SELECT id FROM step WHERE state = 1 AND state <> 0 ORDER BY id DESC")
    #expect(plan == ["SEARCH step USING COVERING INDEX step_by_state (state=?)"])
  }

  @Test("The last task of a project in the manual order")
  func lastOfProject() throws {
    let plan = try explain(
      """
      SELECT id, uid, position FROM task WHERE project_id = ?1 AND parent_id IS NULL
      ORDER BY position DESC, uid DESC LIMIT 1
      """)
    #expect(plan == ["SEARCH task USING INDEX task_by_place (project_id=?)"])
  }

  @Test("The last subtask of a task in the manual order")
  func lastOfParent() throws {
    let plan = try explain(
      """
      SELECT id, uid, position FROM task WHERE parent_id = ?1
      ORDER BY position DESC, uid DESC LIMIT 1
      """)
    #expect(plan == ["SEARCH task USING COVERING INDEX task_by_parent_place (parent_id=?)"])
  }

  @Test("The subtask before another one in the manual order")
  func previousSubtask() throws {
    let plan = try explain(
      """
      SELECT * FROM task WHERE parent_id = ?1 AND position <= ?2
        AND (position < ?2 OR uid < ?3) AND +status IN (1)
      ORDER BY position DESC, uid DESC LIMIT 1
      """)
    #expect(
      plan == ["SEARCH task USING INDEX task_by_parent_place (parent_id=? AND position<?)"])
  }

  private func expect(
    _ filter: TaskFilter, _ indexes: String..., location: SourceLocation = #_sourceLocation
  ) throws {
    let plan = try plan(filter)
    for index in indexes {
      let search = index.hasPrefix("INTEGER") ? "SEARCH t USING " : "SEARCH t USING INDEX "
      #expect(plan.contains(search + index), sourceLocation: location)
    }
    #expect(!plan.contains("SCAN t"), sourceLocation: location)
  }

  private func plan(_ filter: TaskFilter) throws -> [String] {
    try plan(TaskQuery(filter))
  }

  private func plan(_ query: TaskQuery) throws -> [String] {
    let sql = try TaskQuerySQL(query, in: test.store.listing(at: test.now).withPresence())
    return try explain(sql.select("*"), sql.values)
  }

  private func explain(_ sql: String, _ values: [any Bindable] = []) throws -> [String] {
    let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    try explain.bind(all: values)
    var lines: [String] = []
    while try explain.step() { lines.append(explain.text(3)) }
    return lines
  }
}
