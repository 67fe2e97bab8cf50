import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

@Suite struct TaskSortTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func titles(_ sort: TaskQuery.Sort...) throws -> String {
    try test.titles(TaskQuery(.status([.open, .completed]), sort: sort)).joined()
  }

  private func date(_ packed: Int32) throws -> Moment {
    .date(try #require(CalendarDate(packed: packed)))
  }

  private func change(_ id: Int64, _ change: (inout Task) throws -> Void) throws {
    try test.store.write(.updateTasks, at: test.now) {
      let old = try test.store.tasks.existing(id)
      var task = old
      try change(&task)
      try test.store.tasks.save(task, over: old, modified: nil)
    }
  }

  @Test(
    "Tasks without the value come last, whichever the direction",
    arguments: [TaskQuery.Sort.Key.due, .start, .completed])
  func missing(key: TaskQuery.Sort.Key) throws {
    let early = try date(2026_02_01)
    let late = try date(2026_03_01)
    for (title, moment) in [("-", nil), ("b", late), ("a", early), ("=", nil)] {
      let id = try test.add(title) {
        $0.due = moment
        $0.start = moment
      }
      try change(id) { $0.completed = moment?.beginning(in: test.store.zone) }
    }
    #expect(try titles(.init(key)) == "ab-=")
    #expect(try titles(.init(key, descending: true)) == "ba-=")
  }

  @Test("By priority, favourite, creation and change, each both ways")
  func plainKeys() throws {
    let a = try test.add("a") { $0.priority = Priority.none }
    _ = try test.add("b") {
      $0.priority = .p0
      $0.isFavourite = true
    }
    _ = try test.add("c") { $0.priority = .p3 }
    try change(a) { $0.modified = Instant(clamping: test.now.milliseconds + 1) }
    #expect(try titles(.init(.priority)) == "bca")
    #expect(try titles(.init(.priority, descending: true)) == "cba")
    #expect(try titles(.init(.favourite)) == "bac")
    #expect(try titles(.init(.favourite, descending: true)) == "acb")
    #expect(try titles(.init(.created)) == "abc")
    #expect(try titles(.init(.created, descending: true)) == "cba")
    #expect(try titles(.init(.modified)) == "bca")
    #expect(try titles(.init(.modified, descending: true)) == "abc")
    #expect(try titles(.init(.favourite), .init(.created, descending: true)) == "bca")
  }

  @Test("By a number, those without it last")
  func numbers() throws {
    _ = try test.add("-")
    _ = try test.add("b") { $0.estimatedDuration = 3_600 }
    _ = try test.add("a") { $0.estimatedDuration = 60 }
    #expect(try titles(.init(.estimatedDuration)) == "ab-")
    #expect(try titles(.init(.estimatedDuration, descending: true)) == "ba-")
  }

  @Test("In the manual order, keys compare as bytes")
  func manual() throws {
    for (title, position) in [("c", "b00"), ("a", "Zz"), ("b", "a0"), ("d", "b01")] {
      let id = try test.add(title)
      try change(id) { $0.position = try OrderKey(position) }
    }
    #expect(try titles(.init(.manual)) == "abcd")
    #expect(try titles(.init(.manual, descending: true)) == "dcba")
    var first = TaskQuery(sort: [.init(.manual)])
    first.limit = 2
    first.offset = 1
    #expect(try test.titles(first) == ["b", "c"])
  }

  @Test("By urgency: what blocks first, what is blocked even after what is done")
  func urgency() throws {
    let due = try date(2026_01_16)
    _ = try test.add("b") { $0.due = due }
    let a = try test.add("a") { $0.due = due }
    _ = try test.add("d") { $0.dependencies = [a] }
    _ = try test.add("c") { $0.isFavourite = true }
    let e = try test.add("e") { $0.isFavourite = true }
    try CompleteTasks(test.store).run([e], at: test.now)
    #expect(try titles(.init(.urgency)) == "abced")
    try CompleteTasks(test.store).run([a], at: test.now)
    #expect(try titles(.init(.urgency)) == "bcdae")
    #expect(try titles(.init(.urgency), .init(.created, descending: true)) == "bcdea")
  }

  @Test("Relevance needs a text")
  func relevance() throws {
    let failure = #expect(throws: Failure.self) { try titles(.init(.relevance)) }
    #expect(failure?.field == "sorts")
  }

  @Test("By relevance as FTS5 has it, for one word and for several", arguments: ["ab", "ab c"])
  func bestFound(text: String) throws {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<300 {
      let words = (0..<3).map { _ in
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          ["ab", "abc", "b", "c", "cab", "d"].randomElement(using: &random) ?? ""
        }.joined(separator: " ")
      }
      _ = try test.add(words[0]) {
        $0.notes = words[1]
        $0.tags = words[2].split(separator: " ").map(String.init)
      }
    }
    let terms = text.split(separator: " ").map { TextSearch.Term(String($0)) }
    let search = TextSearch(terms)
    let found = try test.rows(TaskQuery(.text(search), sort: [.init(.relevance)])) { $0.id }
    let select = try test.store.database.statement(
      """
      SELECT rowid FROM task_text WHERE task_text MATCH ?
      ORDER BY bm25(task_text, 10.0, 1.0, 5.0), rowid
      """)
    defer { select.reset() }
    try select.bind(search.matchExpression)
    var expected: [Int64] = []
    while try select.step() { expected.append(select.integer(0)) }
    #expect(found.count > 200)
    #expect(found == expected)
  }

  @Test("Ties are in the order of the ids, also the other way round")
  func ties() throws {
    for title in ["b", "a", "c"] { _ = try test.add(title) }
    for key in TaskQuery.Sort.Key.allCases
    where ![.title, .created, .manual, .relevance, .field].contains(key) {
      #expect(try titles(.init(key)) == "bac")
      #expect(try titles(.init(key, descending: true)) == "bac")
    }
  }
}
