import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct TodoTxtTests {
  let test: TestStore

  init() throws {
    test = try TestStore(zone: CityZone.paris, now: "2026-11-21T09:00:00Z")
  }

  @Test("A line says what todo.txt can say")
  func layout() throws {
    let id = try test.add("Pay rent") {
      $0.project = .name("Home")
      $0.tags = ["bank", "two words"]
      $0.priority = .p0
      $0.start = CalendarDate(packed: 2026_12_01).map { .date($0) }
      $0.due = CalendarDate(packed: 2026_12_24).map { .date($0) }
    }
    let uid = try test.store.tasks.existing(id).uid
    #expect(
      try Format.todoTxt.written(from: test)
        == "(A) 2026-11-21 Pay rent +Home @bank tag:two%20words t:2026-12-01 due:2026-12-24 "
        + "uid:\(uid)\n")
    try test.change(id) { try $0.complete(at: test.now) }
    #expect(
      try Format.todoTxt.written(from: test)
        == "x 2026-11-21 2026-11-21 Pay rent +Home @bank tag:two%20words t:2026-12-01 "
        + "due:2026-12-24 pri:A uid:\(uid)\n")
    try test.change(id) { try $0.delete(at: test.now) }
    #expect(try Format.todoTxt.written(from: test).isEmpty)
  }

  @Test(
    "Lines of other programs are read",
    arguments: [
      ("Call mom", nil), ("  (B) Call  mom ", "(B) Call  mom"),
      ("(A) Thank mom @phone +Family +Garden", nil), ("x 2011-03-03 Call", nil), ("x Call", nil),
      ("x 2011-03-03 2011-03-01 Call pri:A", nil),
      ("xylophone lesson", nil), ("X 2012-01-01 Make resolutions", nil), ("x", nil),
      ("(b) Get back", nil), ("(B)->Submit TPS report", nil), ("Really gotta call (A)", nil),
      ("x (A) 2016-05-20 2016-04-30 measure space +chapel @work due:2016-05-30", nil),
      ("x 2026-11-21 2026-11-20 (A) title +project @context key:value", nil),
      ("2011-03-02 Document +TodoTxt task format", nil), ("(F) Later rec:+1w h:1", nil),
      ("(B) 2011-03-02 @b Call @a due:2011-03-05 t:2011-03-09 mom", nil),
      ("Learn how to add 2+2 to soap@home.com", nil), ("a + b @ c", nil),
      ("due:tomorrow t:soon rec: pri:low x:y http://a.b/c%20d", nil),
      ("due:2026-12-24 due:2026-12-25 Call", nil), ("@phone +Home", nil),
      ("project:My%20Home Call", nil), ("project:Home%2E Call +B", nil), ("+Inbox Call", nil),
      ("+Inbox Call +B", nil), ("(A) (B) Call", nil), ("Call\t@phone\tnow", "Call @phone now"),
    ] as [(String, String?)])
  func foreign(line: String, expected: String?) throws {
    try Format.todoTxt.read("\u{FEFF}\r\n" + line + "\r\n\n", into: test, chunk: 2)
    let written = try Format.todoTxt.written(from: test)
      .replacing(/\ uid:[0-9a-f-]{36}/, with: "").replacing("2026-11-21 ", with: "")
    #expect(written == (expected ?? line).replacing("2026-11-21 ", with: "") + "\n")
    let before = try test.contents()
    test.advance(seconds: 86_400)
    let again = try Format.todoTxt.written(from: test)
    #expect(try Format.todoTxt.read(again, into: test).unchanged == 1)
    #expect(try test.contents() == before)
  }

  @Test("A start behind the due is a note")
  func lateStart() throws {
    let report = try Format.todoTxt.read("Call due:2026-01-01 t:2026-01-02", into: test)
    #expect(
      report.notes.sorted.filter { $0.kind == .kept }.map(\.message.description)
        == ["It is due before it starts: “t:2026-01-02” was only kept."])
    let task = try #require(try test.contents().tasks.first)
    #expect(task.start == nil)
    #expect(task.due == (try Moment(text: "2026-01-01")))
  }

  @Test("A line that says something else is written anew")
  func changedLine() throws {
    try Format.todoTxt.read("Call @b +Home mom @a uid:a", into: test)
    let task = try #require(try test.store.tasks.task(uid: "a"))
    #expect(try Format.todoTxt.written(from: test) == "Call @b +Home mom @a uid:a\n")
    try test.change(task.id) { $0.priority = .p1 }
    #expect(
      try Format.todoTxt.written(from: test) == "(B) 2026-11-21 Call mom +Home @a @b uid:a\n")
    #expect(try Format.todoTxt.read(Format.todoTxt.written(from: test), into: test).unchanged == 1)
  }

  @Test("The words become properties")
  func properties() throws {
    try Format.todoTxt.read(
      "x (C) 2026-11-20 2026-11-01 Pay rent +Home @bank t:2026-11-10 due:2026-11-30 uid:a%20b",
      into: test)
    let task = try #require(try test.store.tasks.task(uid: "a b"))
    #expect(task.title == "Pay rent" && task.priority == .p2 && task.tags.names == ["bank"])
    #expect(task.completed == (try instant("2026-11-19T23:00:00.000Z")))
    #expect(task.created == (try instant("2026-10-31T23:00:00.000Z")))
    #expect(task.start == (try Moment(text: "2026-11-10")))
    #expect(task.due == (try Moment(text: "2026-11-30")))
    #expect(try test.store.projects.existing(task.projectID).name == "Home")
  }

  @Test("What the format cannot say stays when a changed line is read back")
  func keeps() throws {
    let id = try test.add("Call") {
      $0.notes = "Notes"
      $0.isFavourite = true
      $0.due = .dateTime(test.now)
    }
    let old = try test.store.tasks.existing(id)
    let text = try Format.todoTxt.written(from: test)
    test.advance(seconds: 60)
    try Format.todoTxt.read(text.replacing("Call", with: "(A) Call mom"), into: test)
    var expected = old
    try expected.setTitle("(A) Call mom")
    expected.modified = test.now
    expected.kept = try test.store.tasks.existing(id).kept
    #expect(try test.store.tasks.existing(id) == expected)
    try Format.todoTxt.read("x \(text)", into: test)
    #expect(try test.store.tasks.existing(id).status == .completed)
  }

  @Test("A letter behind D stays while the priority does")
  func lateLetters() throws {
    try Format.todoTxt.read("(F) Call uid:a", into: test)
    let task = try #require(try test.store.tasks.task(uid: "a"))
    #expect(task.priority == .p3)
    try test.change(task.id) { $0.priority = .p1 }
    #expect(try Format.todoTxt.written(from: test).hasPrefix("(B) "))
    try test.change(task.id) { $0.priority = .p3 }
    #expect(try Format.todoTxt.written(from: test).hasPrefix("(F) "))
  }

  @Test("Any title comes back as it is")
  func anyTitle() throws {
    var random = RandomNumbers(seed: 9)
    let parts = [
      "+", "@", "x", "(A)", "due:2026-12-24", "t:", "2026-12-24", "%40", "%", "uid:7", " ", "  ",
      "\u{301}", "rec:1", "pri:B", "tag:", "project:a", "é", "é\u{A0}",
    ]
    for number in 0..<1_000 {
      let count = Int.random(in: 1...6, using: &random)
      let title = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined()
      guard let title = try? TextRule.title.line(title) else { continue }
      var line = TodoTxtLine()
      line.isCompleted = number % 2 == 0
      line.completed = line.isCompleted ? CalendarDate(packed: 2026_11_20) : nil
      line.created = CalendarDate(packed: 2026_11_21)
      line.title = title
      let read = TodoTxtLine(line.text)
      #expect(ExactText(read.title) == ExactText(title))
      #expect(read.text == line.text && read.created == line.created && read.tags.isEmpty)
    }
  }

  @Test(
    "A bad line is left out, with a note",
    arguments: [
      "a\u{1}b", "x (A) 2026-01-01  ä @b c\u{1} d\u{1}", "a\u{0}b",
      "(A) +b " + String(repeating: "a", count: 1_001),
      "a\t@b " + (0...99).map { "@t\($0)" }.joined(separator: " "),
      String(repeating: "a ", count: 600_000),
    ])
  func badLines(line: String) throws {
    let report = try Format.todoTxt.read(
      "Fine\r\n\n" + line + "\nGood", into: test, chunk: 65_536)
    #expect(report.added == 2 && report.notes.skippedCount == 1)
    let notes = report.notes.notes
    #expect(notes.map(\.line) == [3] && notes.map(\.component) == ["line"])
    #expect(Set(try test.titles()) == ["Fine", "Good"])
  }

  @Test("A file of which no line can be read is refused")
  func noText() throws {
    let bytes: [UInt8] = [0xFF, 0x0A, 0x0A, 0x00, 0x0A]
    let failure = refusal { _ = try Format.todoTxt.read(bytes, into: test) }
    #expect(failure?.kind == .malformed && failure?.position == TextPosition(line: 1, column: 1))
  }

  @Test("A line without a uid is known again by what it says, and what is done stays done")
  func withoutUIDs() throws {
    let text =
      "(A) Call mom @phone due:2026-12-24\nCall\nCall\nx 2026-11-20 2026-11-01 Done rec:1w\n"
    #expect(try Format.todoTxt.read(text, into: test).added == 4)
    #expect(try Format.todoTxt.read(text, into: test).unchanged == 4)
    let mom = try #require(try test.contents().tasks.first { $0.title == "Call mom" })
    try test.change(mom.id) {
      try $0.complete(at: test.now)
      $0.priority = .p3
      try $0.setTitle("Call her")
    }
    let before = try test.contents()
    test.advance(seconds: 60)
    #expect(try Format.todoTxt.read(text, into: test).unchanged == 4)
    #expect(try test.contents() == before)
    // One of two equal ones is done in the file.
    let done = text.replacing("\nCall\nCall\n", with: "\nx 2026-11-21 Call\nCall\n")
    #expect(try Format.todoTxt.read(done, into: test).updated == 1)
    #expect(try Format.todoTxt.read(done, into: test).unchanged == 4)
    #expect(try test.contents().tasks.count { $0.title == "Call" && $0.completed != nil } == 1)
    // Another due makes another line.
    let moved = text.replacing("12-24", with: "12-25")
    #expect(try Format.todoTxt.read(moved, into: test).added == 1)
  }

  @Test("A priority that changed in the file comes in, but not that what is done lacks one")
  func changedPriority() throws {
    try Format.todoTxt.read("(A) Call", into: test)
    #expect(try Format.todoTxt.read("(B) Call", into: test).updated == 1)
    #expect(try test.contents().tasks.map(\.priority) == [.p1])
    #expect(try Format.todoTxt.read("x 2026-11-21 Call", into: test).updated == 1)
    let task = try #require(try test.contents().tasks.first)
    #expect(task.priority == .p1 && task.completed != nil)
    #expect(try Format.todoTxt.read("(B) Call", into: test).updated == 1)
    #expect(try test.contents().tasks.map(\.completed) == [nil])
  }

  @Test("What is only kept is summed up behind the notes")
  func summary() throws {
    let report = try Format.todoTxt.read(
      "A rec:1w +One +Two +Three\nB rec:2w\nC due:2026-01-01 t:2026-01-02\n", into: test)
    #expect(
      report.notes.sorted.map { "\($0.line) \($0.kind) \($0.message)" } == [
        "3 kept It is due before it starts: “t:2026-01-02” was only kept.",
        "0 summed 2 values of “+” are kept for exports to this format.",
        "0 summed 2 values of “rec” are kept for exports to this format.",
        "0 summed 1 value of “t” is kept for exports to this format.",
      ])
  }

  @Test("Random bytes never do more than be read or refused", arguments: Format.allCases)
  func randomBytes(format: Format) throws {
    var random = RandomNumbers(seed: 10)
    for _ in 0..<200 {
      let count = Int.random(in: 0...80, using: &random)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      if Bool.random(using: &random) { bytes = Array("title,uid\n".utf8) + bytes }
      let failure = refusal { _ = try format.read(bytes, into: test) }
      #expect(failure == nil || failure?.position != nil)
    }
  }
}

extension TestStore {
  func change(_ id: Int64, _ change: (inout Task) throws -> Void) throws {
    try store.write(.updateTasks, at: now) {
      let old = try store.tasks.existing(id)
      var task = old
      try change(&task)
      try store.tasks.save(task, over: old, modified: now)
    }
  }
}
