import Domain
import Language
import TestSupport
import Testing

/// Marks by sign and by name, and what is told of those that are none.
@Suite struct QuickAddMarkTests {
  private func dates() throws -> DateReader {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    return DateReader(now: now, zone: FixedZone())
  }

  private func read(_ line: String) throws -> QuickAdd { try QuickAdd(line, dates: dates()) }

  private func changes(_ line: String) throws -> QuickAdd {
    try QuickAdd(changes: line, dates: dates())
  }

  @Test(
    "A mark has a name besides its sign, and its value goes on as long as it is one date",
    arguments: [
      ("x due:2026-12-24", "due 2026-12-24"), ("x due:next friday", "due 2026-01-23"),
      ("x due:friday 9:00", "due 2026-01-16 09:00"),
      ("x due:\"next friday 9:00\"", "due 2026-01-23 09:00"),
      ("x due:friday.", "due 2026-01-16"), ("x Start:monday", "start 2026-01-19"),
      ("x >next week", "start 2026-01-19"), ("x planned:monday", "planned 2026-01-19"),
      ("x until:friday", "until 2026-01-16"),
      ("x project:Home, +bank tag:shop", "project Home; tag bank; tag shop"),
      ("x +@home", "tag home"), ("x priority:p0", "P0"), ("x estimate:1h 30m", "takes 5400 s"),
      ("x estimate:1,5h", "takes 5400 s"),
      ("x repeat:weekly", "due 2026-01-14; repeats every week"),
      ("x repeat:\"every last friday\"", "due 2026-01-30; repeats every last Friday of the month"),
      ("x repeat:monday due:2026-02-02", "due 2026-02-02; repeats every Monday"),
      ("x every monday at 9:00 due:2026-02-02", "due 2026-02-02 09:00; repeats every Monday"),
      (
        "x every friday until:\"26 june\"",
        "due 2026-01-16; repeats every Friday until 26 June 2026"
      ),
    ])
  func named(line: String, result: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == "x")
    #expect(summary(of: quickAdd.input) == result)
    #expect(quickAdd.unread.isEmpty)
  }

  @Test(
    "p0 to p3 are priorities at the end, and beside a mark",
    arguments: [
      ("x p1", "x", Priority.p1), ("x P0.", "x", .p0), ("x p2 #Home", "x", .p2),
      ("x #Home p3 y", "x y", .p3),
      ("Read p3 of it", "Read p3 of it", nil), ("x p4", "x p4", nil),
      ("x p1 tomorrow", "x p1", nil),
    ])
  func barePriorities(line: String, title: String, priority: Priority?) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == title)
    #expect(quickAdd.input.priority == priority)
  }

  @Test(
    "Reminders before the time count from the due, or from the start of a range",
    arguments: [
      ("x tomorrow 9:00 remind:10m", "due-600"),
      ("x tomorrow 9:00 remind:1h,1d", "due-86400 due-3600"),
      ("x tomorrow 12:30-13:30 remind:10m", "start-600"), ("x friday remind:-1h", "due-3600"),
      ("x >monday remind:start+9h", "start+32400"),
      ("x remind:2026-01-20T09:00", "2026-01-20T09:00:00.000Z"),
    ])
  func reminders(line: String, reminders: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == "x")
    #expect(quickAdd.input.reminders?.text == reminders)
  }

  @Test(
    "What is no mark stays",
    arguments: [
      "Compute 2 * 3", "Draw a * b", #"Clean C:\temp"#, #"Copy \\server\share"#,
      "Run git diff -- docs",
      "See http://x/y#z", "Mail a@b.c", "Learn C#", "Sum 1+1", "Map a -> b", "Call +49 30 1234",
      "a > b",
    ])
  func plain(line: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == line)
    #expect(quickAdd.tokens.isEmpty)
    #expect(quickAdd.unread.isEmpty)
  }

  @Test("A sign that is escaped is of the title")
  func escaped() throws {
    let quickAdd = try read(##"Fix \#12 \@ann \!p1 \* \+bank \>monday"##)
    #expect(quickAdd.input.title == "Fix #12 @ann !p1 * +bank >monday")
    #expect(quickAdd.tokens.isEmpty)
  }

  @Test(
    "What was not read is told with its place and why",
    arguments: [
      ("x !p7", QuickAdd.Unread.Reason.value, "!p7"), ("x due:30.2.2026", .value, "due:30.2.2026"),
      ("x 30 feb", .date, "30 feb"), ("x !p3 !p1", .second, "!p3"), ("x #A y #B", .second, "#A"),
      ("x tomorrow due:friday", .second, "tomorrow"),
      ("x due:friday y tomorrow", .second, "due:friday"),
      ("x remind:10m", .reminder, "remind:10m"), ("x friday remind:10m", .reminder, "remind:10m"),
      ("x section:Beds", .section, "section:Beds"), ("x #\"a", .quote, "#\"a"),
      ("x p1 tomorrow", .priority, "p1"), ("x tomorrow y friday", .second, "tomorrow"),
    ])
  func told(line: String, reason: QuickAdd.Unread.Reason, text: String) throws {
    let unread = try read(line).unread
    #expect(unread.count == 1)
    #expect(unread.first?.reason == reason)
    #expect(unread.first?.text == text)
    let bytes = Array(line.utf8)
    #expect(unread.first.map { String(decoding: bytes[$0.range], as: UTF8.self) } == text)
  }

  @Test("A line of changes needs no title, and takes things away, too")
  func changes() throws {
    let line = try changes("tomorrow p1 +@bank -@home -shop -* estimate:none")
    #expect(line.input.title == nil)
    #expect(line.input.due == .some(.date(try #require(CalendarDate(text: "2026-01-15")))))
    #expect(line.input.priority == .p1)
    #expect(line.input.tagsAdded == ["bank"])
    #expect(line.input.tagsRemoved == ["home", "shop"])
    #expect(line.input.isFavourite == false)
    #expect(line.input.estimatedDuration == .some(nil))
    #expect(try changes("due tomorrow").input.title == nil)
    #expect(try changes("Pay rent tomorrow").input.title == "Pay rent")
    #expect(try changes("title:\"monday p1\"").input.title == "monday p1")
    #expect(try changes("remind:10m").input.reminders?.text == "due-600")
  }

  @Test(
    "Words that only look like a date or a mark become no title, and neither do two titles",
    arguments: ["30 feb", "!p7", "due:nonsense", "x title:y"])
  func refusedChanges(line: String) throws {
    let failure = #expect(throws: Failure.self) { try changes(line) }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == "text")
  }
}
