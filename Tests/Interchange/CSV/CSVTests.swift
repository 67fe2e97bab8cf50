import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct CSVTests {
  let test: TestStore

  init() throws {
    test = try TestStore(zone: CityZone.paris)
  }

  @Test("A table has a row of names, and a row for each task with what it has")
  func layout() throws {
    let id = try test.add("Pay \"rent\", now") {
      $0.notes = "One\r\nTwo"
      $0.tags = ["a,b", "c\\d", "two words"]
      $0.start = CalendarDate(packed: 2026_01_20).map { .date($0) }
    }
    let task = try test.store.tasks.existing(id)
    #expect(
      try Format.csv.written(from: test)
        == "uid,title,notes,project,section_uid,tags,parent,position,priority,favourite,slot,start,planned,"
        + "due,until,estimated_duration_s,hourly_rate_millionths,url,reminders,repeat_rule,repeat_mode,repeat_start,"
        + "repeat_done,excluded_dates,added_dates,occurrence,series,zone,depends_on,created,modified,completed,"
        + "started,cancelled,deleted,links,status"
        + "\r\n\(task.uid),\"Pay \"\"rent\"\", now\",\"One\r\nTwo\",Inbox,,"
        + "\"a\\,b,c\\\\d,two words\",,\(task.position.text),P2,false,morning,2026-01-20,,,,,,,,,fixed,"
        + ",,,,,,,,2026-01-15T12:00:00.000Z,2026-01-15T12:00:00.000Z,,,,,,open\r\n")
  }

  @Test(
    "A table of another program needs a title, with any end of lines",
    arguments: [
      "Title\nPay rent\n\nCall", "\u{FEFF}TITLE\r\n\"Pay rent\"\r\nCall\r\n",
      "title\rPay rent\rCall\r",
    ])
  func titles(text: String) throws {
    #expect(try Format.csv.read(text, into: test, chunk: 1).added == 2)
    #expect(Set(try test.titles()) == ["Pay rent", "Call"])
    #expect(try test.contents().tasks[0].priority == .p2)
    #expect(try test.contents().tasks[0].position < test.contents().tasks[1].position)
  }

  @Test("What has no column stays, and an empty cell takes away what can be missing")
  func partial() throws {
    try Format.csv.read(
      "uid,title,notes,due,priority,favourite\nu,Task,Notes,2026-02-01,p0,yes\n", into: test)
    test.advance(seconds: 60)
    #expect(
      try Format.csv.read("uid,title,priority,notes\nu,Task,,\n", into: test).updated == 1)
    let task = try #require(try test.store.tasks.task(uid: "u"))
    #expect(task.notes.isEmpty && task.priority == .p0 && task.isFavourite)
    #expect(task.due == (try Moment(text: "2026-02-01")))
    #expect(task.modified == test.now)
    #expect(try Format.csv.read("title,uid\nTask,u\n", into: test).unchanged == 1)
  }

  @Test("The status counts, and a time that is not said is now, or what it was")
  func status() throws {
    try Format.csv.read("uid,title,status\na,A,completed\nb,B,deleted\nc,C,\n", into: test)
    let before = try test.contents()
    #expect(before.tasks.map(\.status) == [.completed, .deleted, .open])
    #expect(before.tasks[0].completed == test.now)
    test.advance(seconds: 60)
    let text = "uid,title,status\na,A,Completed\nb,B,deleted\nc,C,open\n"
    #expect(try Format.csv.read(text, into: test).unchanged == 3)
    try Format.csv.read("uid,title,status,completed\na,A,open,2026-01-01\n", into: test)
    #expect(try test.store.tasks.task(uid: "a")?.status == .open)
    try Format.csv.read("uid,title,completed\na,A,2026-01-01\n", into: test)
    #expect(
      try test.store.tasks.task(uid: "a")?.completed == instant("2025-12-31T23:00:00.000Z"))
  }

  @Test("Times are read in ISO 8601, and float where they have no offset")
  func times() throws {
    try Format.csv.read(
      "uid,title,start,due\na,A,2026-01-20T09:00,2026-01-20T17:00:00+02:00\n", into: test)
    let task = try #require(try test.store.tasks.task(uid: "a"))
    #expect(task.start == .floating(try #require(LocalTime(text: "2026-01-20T09:00:00.000"))))
    #expect(task.due == .dateTime(try instant("2026-01-20T15:00:00.000Z")))
  }

  @Test(
    "A blank may stand for the T of a time",
    arguments: ["2026-01-20 09:00", "2026-01-20 09:00:00", "2026-01-20 08:00Z"])
  func blankInTime(text: String) throws {
    try Format.csv.read("uid,title,due,created\na,A,\(text),\(text)\n", into: test)
    let task = try #require(try test.store.tasks.task(uid: "a"))
    let expected = try instant("2026-01-20T08:00:00.000Z")
    #expect(task.due?.beginning(in: test.store.zone) == expected && task.created == expected)
  }

  @Test(
    "Semicolons separate the cells where they end the first name",
    arguments: [1, 4_096])
  func semicolons(chunk: Int) throws {
    try Format.csv.read(
      "\"uid\";title;tags;x,y\na;A, or B;\"b,c\";1\nb;\"C;\"\"D\";;\n", into: test, chunk: chunk)
    #expect(try test.titles() == ["A, or B", "C;\"D"])
    let task = try #require(try test.store.tasks.task(uid: "a"))
    #expect(task.tags.names == ["b", "c"] && task.kept == #"{"csv":{"x,y":"1"}}"#)
    try Format.csv.read("uid,title,a;b\nc,E;F,2\n", into: test)
    #expect(try test.store.tasks.task(uid: "c")?.title == "E;F")
    try Format.csv.read("title\nG;H\n", into: test)
    #expect(try test.titles().contains("G;H"))
    let notes = try Format.csv.read("title;due\nA;x", into: test).notes.notes
    #expect(notes.map(\.line) == [2] && notes.map(\.kind) == [.skipped])
  }

  @Test("Columns of others come back, each where it is said")
  func otherColumns() throws {
    let text = "uid,Room,title,room\na,\"=1+1, \"\"x\"\"\",A,\nb,,B,2\n"
    try Format.csv.read(text, into: test)
    let written = try Format.csv.written(from: test)
    #expect(written.hasPrefix("uid,title,notes,") && written.contains(",status,Room,room\r\n"))
    #expect(written.contains(",\"=1+1, \"\"x\"\"\",\r\n") && written.contains(",,2\r\n"))
    let before = try test.contents()
    #expect(try Format.csv.read(text, into: test).unchanged == 2)
    #expect(try Format.csv.read(written, into: test).unchanged == 2)
    #expect(try Format.csv.read("uid,title\na,A\n", into: test).unchanged == 1)
    #expect(try test.contents() == before)
    try Format.csv.read("uid,title,Room\na,A,\n", into: test)
    #expect(try test.store.tasks.task(uid: "a")?.kept == nil)
  }

  @Test("What other formats keep stays with what the table keeps")
  func otherKept() throws {
    try Format.todoTxt.read("Call rec:1w uid:a", into: test)
    try Format.csv.read("uid,title,Room\na,Call,Hall\n", into: test)
    #expect(
      try test.store.tasks.task(uid: "a")?.kept
        == #"{"todo_txt":{"words":["rec:1w"],"line":"Call rec:1w"},"csv":{"Room":"Hall"}}"#)
    #expect(try Format.todoTxt.written(from: test).contains(" rec:1w"))
    #expect(try Format.csv.written(from: test).contains(",Hall\r\n"))
  }

  @Test(
    "A table without a row of names, or that ends inside of a cell, is refused with its place",
    arguments: [
      ("", 1, 1, "title"), ("\n\n", 1, 1, "title"), ("name\nA", 1, 1, "title"),
      ("title,Title\nA,B", 1, 7, "title"), ("title,x,x\n", 1, 9, "x"),
      ("title\n\"A", 2, 1, ""), ("title\"\nA", 1, 6, ""),
    ])
  func refused(text: String, line: Int, column: Int, field: String) throws {
    let before = try test.contents()
    let failure = refusal { try Format.csv.read(text, into: test, chunk: 3) }
    #expect(failure?.kind == .malformed)
    #expect(failure?.position == TextPosition(line: line, column: column))
    #expect(failure?.field == field)
    #expect(try test.contents() == before)
  }

  @Test(
    "A bad row is left out, with a note on its column and its line",
    arguments: [
      ("title\nA,B", 2, ""), ("title,due\n\nA", 3, ""), ("title,due\nA,soon", 2, "due"),
      ("due,title\n,", 2, "title"), ("title,notes,status\nA,\"x\ny\",done", 3, "status"),
      ("title,priority\nA,P4", 2, "priority"), ("title,favourite\nA,maybe", 2, "favourite"),
      ("title,slot\nA,inbox", 2, "slot"), ("title,position\nA,7", 2, "position"),
      ("title,url\nA,b", 2, "url"),
      ("title,estimated_duration_s\nA,1.5", 2, "estimated_duration_s"),
      ("title,reminders\nA,soon", 2, "reminders"),
      ("title,repeat_rule\nA,often", 2, "repeat_rule"), ("title,created\nA,soon", 2, "created"),
      ("title\n\"A\"B", 2, ""), ("title\nA\"B", 2, ""), ("title\nA\u{0}", 2, ""),
      ("title\n\"A\nB\"", 2, "title"), ("title,start,due\nA,2026-02-02,2026-02-01", 2, ""),
    ])
  func badRows(text: String, line: Int, field: String) throws {
    let names = text.prefix { $0 != "\n" }.split(separator: ",")
    let good = names.map { $0 == "title" ? "Good" : "" }.joined(separator: ",")
    let report = try Format.csv.read(text + "\n" + good, into: test, chunk: 3)
    let notes = report.notes.notes
    #expect(notes.map(\.line) == [line] && notes.map(\.kind) == [.skipped])
    #expect(notes.map(\.component) == ["row"])
    let message = notes.first?.message.description ?? ""
    #expect(field.isEmpty || message.hasPrefix("“\(field)”: "))
    #expect(report.added == 1 && report.notes.skippedCount == 1)
    #expect(try test.titles() == ["Good"])
  }

  @Test("What stands in a column without a name is left out, and told once")
  func nameless() throws {
    let report = try Format.csv.read("title,\nA,B\nC,D\n", into: test)
    #expect(report.added == 2 && report.notes.notes.map(\.kind) == [.kept])
  }

  @Test(
    "A row that names a task which is nowhere is a task without that link",
    arguments: ["title,parent\nA,x", "title,depends_on\nA,\"x,y\""])
  func missing(text: String) throws {
    let report = try Format.csv.read(text, into: test)
    #expect(report.added == 1 && report.notes.skippedCount == 0)
    #expect(report.notes.notes.map(\.line) == [2])
    let message = report.notes.notes.first?.message.description ?? ""
    #expect(message.hasSuffix("The link was left out."))
  }

  @Test("A table without uids is known again by project, parent and title; what is done stays done")
  func withoutUIDs() throws {
    let text =
      "title,project,due,status,Room\nCall,Home,2026-12-24,open,Hall\nCall,Home,,,\n,,,,\nCall,,,,\n"
    let first = try Format.csv.read(text, into: test)
    #expect(first.added == 3 && first.notes.skippedCount == 1)
    #expect(try Format.csv.read(text, into: test).unchanged == 3)
    let due = try #require(try test.contents().tasks.first { $0.due != nil })
    try test.change(due.id) { try $0.complete(at: test.now) }
    let before = try test.contents()
    test.advance(seconds: 60)
    #expect(try Format.csv.read(text, into: test).unchanged == 3)
    #expect(try test.contents() == before)
    let moved = text.replacing("2026-12-24", with: "2026-12-25")
    #expect(try Format.csv.read(moved, into: test).updated == 1)
    #expect(try test.task(due.uid).due?.text == "2026-12-25")
    #expect(
      first.notes.sorted.last?.message.description
        == "1 value of “Room” is kept for exports to this format.")
  }

  @Test("More columns than are kept are refused, and an endless cell before it is in memory")
  func bounds() throws {
    let names = (0...CSVReader.maximumOtherCount).map { "c\($0)" }.joined(separator: ",")
    #expect(refusal { try Format.csv.read("title,\(names)\n", into: test) } != nil)
    let commas = String(repeating: ",", count: 1_000_000)
    #expect(refusal { try Format.csv.read("title\(commas)\n", into: test) } != nil)
    let long = "title,x\nA,\"" + String(repeating: "\n", count: 1_200_000)
    #expect(refusal { try Format.csv.read(long, into: test, chunk: 65_536) } != nil)
  }

  @Test("Any names come back from a cell")
  func lists() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<500 {
      let names = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.line() + "\\," }
      #expect(ListText.names(ListText.text(names)) == names)
    }
    #expect(ListText.names(" a, b,,\\x\\") == [" a", " b", "\\x\\"])
  }
}
