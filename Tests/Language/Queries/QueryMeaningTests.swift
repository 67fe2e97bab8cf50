import Domain
import Language
import TestSupport
import Testing

/// What queries find, in a real store.
@Suite struct QueryMeaningTests {
  let test: TestStore

  init() throws {
    test = try TestStore(zone: FixedZone(hours: 2))
  }

  private func titles(_ text: String) throws -> [String] {
    let reader = QueryReader(now: test.now, zone: test.store.zone)
    return try test.titles(reader.query(text))
  }

  private func date(_ text: String) -> Moment? { CalendarDate(text: text).map { .date($0) } }
  private func time(_ text: String) -> Moment? { Instant(text: text).map { .dateTime($0) } }

  @Test("A due on the date today is due by today, and not before it")
  func dueToday() throws {
    _ = try test.add("yesterday") { $0.due = self.date("2026-01-14") }
    _ = try test.add("date") { $0.due = self.date("2026-01-15") }
    _ = try test.add("first") { $0.due = self.time("2026-01-14T22:00:00Z") }
    _ = try test.add("last") { $0.due = self.time("2026-01-15T21:59:59.999Z") }
    _ = try test.add("next") { $0.due = self.time("2026-01-15T22:00:00Z") }
    _ = try test.add("tomorrow") { $0.due = self.date("2026-01-16") }
    _ = try test.add("never")
    let day = "2026-01-15"
    #expect(try titles("due:\(day)") == ["date", "first", "last"])
    #expect(try titles("due<\(day)") == ["yesterday"])
    #expect(try titles("due<=\(day)") == ["yesterday", "date", "first", "last"])
    #expect(try titles("due>\(day)") == ["next", "tomorrow"])
    #expect(try titles("due>=\(day)") == ["date", "first", "last", "next", "tomorrow"])
    #expect(try titles("due:none") == ["never"])
    #expect(try titles("due!=\(day)") == ["yesterday", "next", "tomorrow", "never"])
    #expect(try titles("due:2026-01-15..2026-01-16").count == 5)
    #expect(try titles("due:1d") == ["next", "tomorrow"])
  }

  @Test("A start on a date is at its first millisecond")
  func start() throws {
    _ = try test.add("date") { $0.start = self.date("2026-01-20") }
    _ = try test.add("midnight") { $0.start = self.time("2026-01-19T22:00:00Z") }
    #expect(try titles("start:2026-01-20 hidden:any") == ["date", "midnight"])
    #expect(try titles("start<2026-01-20 hidden:any").isEmpty)
    #expect(try titles("start<=2026-01-20 hidden:yes") == ["date", "midnight"])
    #expect(try titles("start:any").isEmpty)
  }

  @Test("What is completed or deleted is found when it is asked for")
  func statuses() throws {
    _ = try test.add("open")
    let done = try test.add("done")
    let gone = try test.add("gone")
    let input = try test.store.tasks.existing(done)
    var completed = input
    completed.completed = test.now
    var deleted = try test.store.tasks.existing(gone)
    let old = deleted
    deleted.deleted = test.now
    try test.store.write(.updateTasks, at: test.now) {
      try test.store.tasks.save(completed, over: input, modified: test.now)
      try test.store.tasks.save(deleted, over: old, modified: test.now)
    }
    #expect(try titles("") == ["open"])
    #expect(try titles("status:any") == ["open", "done", "gone"])
    #expect(try titles("completed>=-1d") == ["done"])
    #expect(try titles("completed:none") == ["open"])
    #expect(try titles("deleted:2026-01-15") == ["gone"])
    #expect(try titles("view:trash") == ["gone"])
  }

  @Test("The operators of the index of words are words like others")
  func hostileTexts() throws {
    for title in ["near AND far", "x NOT y", "a*b^c", "title: x", "日本語 テスト", "مرحبا بالعالم"] {
      _ = try test.add(title)
    }
    #expect(try titles(#""AND""#) == ["near AND far"])
    #expect(try titles("NEAR") == ["near AND far"])
    #expect(try titles(#""NOT" y"#) == ["x NOT y"])
    #expect(try titles("a*b^c") == ["a*b^c"])
    #expect(try titles(#""title: x""#) == ["title: x"])
    #expect(try titles("日本") == ["日本語 テスト"])
    #expect(try titles("مرح") == ["مرحبا بالعالم"])
    #expect(try titles(#""a\"b""#) == ["a*b^c"])
    #expect(try titles(#"text:"{title} : x*""#) == ["title: x"])
    let long = String(repeating: "word ", count: 190)
    #expect(try titles(long).isEmpty)
    #expect(try titles(String(repeating: "a", count: 9_000)).isEmpty)
  }

  @Test("The deepest and the longest queries run")
  func limits() throws {
    let id = try test.add("one") { $0.tags = ["a"] }
    let condition = "(+a slot:inbox under:\(id) blocked:no)"
    var mixed = condition
    for level in 0..<15 { mixed = "(+a \(level % 2 == 0 ? "or" : "and") \(mixed))" }
    for text in [
      mixed, String(repeating: "-(+b ", count: 8) + "+a" + String(repeating: ")", count: 8),
      String(repeating: "not ", count: 16) + "+a",
      String(repeating: "+a ", count: 200),
      Array(repeating: "+a", count: 200).joined(separator: " or "),
      Array(repeating: "slot:morning,evening,upcoming,inbox", count: 50).joined(separator: " or "),
    ] {
      #expect(throws: Never.self, "\(text.prefix(60))") { try titles(text) }
    }
  }

  @Test("Whatever is a query runs, or names what is missing")
  func randomQueries() throws {
    _ = try test.add("milk") { $0.tags = ["a"] }
    let conditions = [
      "milk", "\"milk\"", "+a", "-a", "due<7d", "due:none", "priority>=P1", "priority>P0", "*",
      "status:any", "view:today", "view:upcoming", "slot:evening,upcoming", "hidden:any",
      "archived:no", "overdue:yes", "blocked:yes", "blocking:no", "has:tags,due", "under:1",
      "parent:none", "id:1,2", "completed:any", "title:milk", "start>1d", "#Inbox",
    ]
    var numbers = RandomNumbers(seed: 3)
    func random(_ depth: Int) -> String {
      if depth == 0 { return conditions.randomElement(using: &numbers) ?? "" }
      switch Int.random(in: 0...4, using: &numbers) {
      case 0: return "not \(random(depth - 1))"
      case 1: return "(\(random(depth - 1)) or \(random(depth - 1)))"
      case 2: return "(\(random(depth - 1)) \(random(depth - 1)))"
      default: return random(depth - 1)
      }
    }
    for _ in 0..<300 {
      let text = random(4)
      let found = Set(try titles(text))
      let others = Set(try titles("not \(text) status:any hidden:any archived:any"))
      #expect(found.isDisjoint(with: others), "\(text)")
    }
  }
}
