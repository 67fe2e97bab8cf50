import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct ICalendarTaskTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  @Test("X-APPLE-SORT-ORDER is the place in the manual order, and another program can change it")
  func sortOrder() throws {
    _ = try test.read(
      """
      BEGIN:VTODO
      UID:a
      SUMMARY:Second
      X-APPLE-SORT-ORDER:752345679
      END:VTODO
      BEGIN:VTODO
      UID:b
      SUMMARY:First
      X-APPLE-SORT-ORDER:-7
      END:VTODO
      """)
    #expect(try test.task("b").position < test.task("a").position)
    let lines = try test.calendarLines()
    #expect(lines.contains("X-APPLE-SORT-ORDER:752345679"))
    #expect(lines.contains("X-APPLE-SORT-ORDER:-7"))
    let edited = lines.drop { $0 != "BEGIN:VTODO" }.dropLast()
      .map { $0 == "X-APPLE-SORT-ORDER:-7" ? "X-APPLE-SORT-ORDER:752345680" : $0 }
    #expect(try test.read(edited.joined(separator: "\n")).updated == 1)
    #expect(try test.task("a").position < test.task("b").position)
  }

  @Test("A rule of RFC 7529 is written so that others read it, and comes back as it was")
  func plainRule() throws {
    let id = try test.add("Close") {
      $0.due = CalendarDate(packed: 2027_01_31).map { .date($0) }
      $0.repeatRule = try? RepeatRule("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD")
    }
    let before = try test.store.tasks.existing(id)
    let lines = try test.calendarLines()
    #expect(lines.contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=-1"))
    let components = lines.drop { $0 != "BEGIN:VTODO" }.dropLast().joined(separator: "\n")
    #expect(try test.read(components).unchanged == 1)
    #expect(try test.store.tasks.existing(id) == before)
    _ = try test.read(
      components.replacing("RRULE:FREQ=MONTHLY;BYMONTHDAY=-1", with: "RRULE:FREQ=WEEKLY"))
    #expect(try test.store.tasks.existing(id).repeatRule?.text == "FREQ=WEEKLY")
  }

  @Test("A VTODO says what a task has")
  func reads() throws {
    let report = try test.read(
      """
      BEGIN:VTODO
      UID:a
      SUMMARY:Pay rent\\, at last
      DESCRIPTION:One\\nTwo\\;
      CATEGORIES:bank,Two words
      CATEGORIES:home
      PRIORITY:2
      DTSTART;TZID=America/New_York:20261224T090000
      DUE;TZID=America/New_York:20261224T170000
      URL:https://example.org
      CREATED:20261101T080000Z
      LAST-MODIFIED:20261102T080000Z
      STATUS:IN-PROCESS
      PERCENT-COMPLETE:50
      CLASS:PRIVATE
      X-FOO;X-BAR="a;b":c\\,d
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER;RELATED=END:-PT1H
      UID:alarm
      ACKNOWLEDGED:20261101T080000Z
      END:VALARM
      BEGIN:VALARM
      ACTION:EMAIL
      TRIGGER:-PT5M
      END:VALARM
      END:VTODO
      """)
    #expect(report.added == 1 && report.notes.onLines.isEmpty)
    let task = try test.task("a")
    #expect(task.title == "Pay rent, at last" && task.notes == "One\nTwo;")
    #expect(task.tags.names == ["bank", "home", "Two words"] && task.priority == .p1)
    #expect(task.start?.text == "2026-12-24T14:00:00.000Z")
    #expect(task.due?.text == "2026-12-24T22:00:00.000Z")
    #expect(task.zoneName == "America/New_York" && task.url == "https://example.org")
    #expect(task.reminders.text == "due-3600" && task.status == .open)
    #expect(task.created.text == "2026-11-01T08:00:00.000Z")
    #expect(task.modified.text == "2026-11-02T08:00:00.000Z")
    let lines = try test.calendarLines()
    for line in [
      "PRIORITY:2", "STATUS:IN-PROCESS", "PERCENT-COMPLETE:50", "CLASS:PRIVATE",
      "X-FOO;X-BAR=\"a;b\":c\\,d", "CATEGORIES:bank,Two words", "CATEGORIES:home", "UID:alarm",
      "ACKNOWLEDGED:20261101T080000Z", "ACTION:EMAIL", "DESCRIPTION:One\\nTwo\\;",
      "DUE;TZID=America/New_York:20261224T170000",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test("What is kept goes when the task changes in that respect")
  func keptWhile() throws {
    try test.read("BEGIN:VTODO\nUID:a\nSUMMARY:A\nPRIORITY:2\nSTATUS:IN-PROCESS\nEND:VTODO")
    let old = try test.task("a")
    var task = old
    task.priority = .p0
    try task.complete(at: test.now)
    _ = try test.store.write(.updateTasks, at: test.now) {
      try test.store.tasks.save(task, over: old, modified: test.now)
    }
    let lines = try test.calendarLines()
    #expect(lines.contains("PRIORITY:1") && lines.contains("STATUS:COMPLETED"))
    #expect(!lines.contains("PRIORITY:2") && !lines.contains("STATUS:IN-PROCESS"))
  }

  @Test("A repeating task comes back with its place in the series")
  func series() throws {
    try test.read(
      """
      BEGIN:VTODO
      UID:a
      SUMMARY:A
      DUE;VALUE=DATE:20260131
      RRULE:FREQ=MONTHLY;BYMONTHDAY=31
      EXDATE;VALUE=DATE:20260331
      END:VTODO
      """)
    let task = try test.task("a")
    #expect(task.repeatStart?.text == "20260131" && task.occurrence?.text == "20260131")
    #expect(task.excludedDates.text == "20260331" && task.zoneName == nil)
    var later = task
    later.due = try Moment(text: "2026-05-31")
    later.occurrence = try LocalMoment(text: "20260531")
    _ = try test.store.write(.updateTasks, at: test.now) {
      try test.store.tasks.save(later, over: task, modified: test.now)
    }
    let text = try Format.iCalendar.written(from: test)
    let other = try TestStore.inParis()
    try Format.iCalendar.read(text, into: other)
    #expect(try other.task("a").repeatStart?.text == "20260131")
    #expect(try other.task("a").occurrence?.text == "20260531")
    // Another program moved it: then the series begins anew.
    try Format.iCalendar.read(
      text.replacing("DUE;VALUE=DATE:20260531", with: "DUE;VALUE=DATE:20260731"), into: other)
    #expect(try other.task("a").repeatStart?.text == "20260731")
  }

  @Test("Links may come in any order, and those to nowhere are kept")
  func links() throws {
    let report = try test.read(
      """
      BEGIN:VTODO
      UID:a
      SUMMARY:A
      RELATED-TO:b
      RELATED-TO;RELTYPE=DEPENDS-ON:c
      RELATED-TO;RELTYPE=DEPENDS-ON:nowhere
      RELATED-TO;RELTYPE=SIBLING:x
      END:VTODO
      BEGIN:VTODO
      UID:b
      SUMMARY:B
      END:VTODO
      BEGIN:VTODO
      UID:c
      SUMMARY:C
      END:VTODO
      """)
    #expect(report.added == 3)
    #expect(try test.task("a").parentID == test.task("b").id)
    #expect(try test.task("a").dependencies == [test.task("c").id])
    let lines = try test.calendarLines()
    #expect(lines.contains("RELATED-TO:b"))
    #expect(lines.contains("RELATED-TO;RELTYPE=DEPENDS-ON:nowhere"))
    #expect(lines.contains("RELATED-TO;RELTYPE=SIBLING:x"))
    let again = try Format.iCalendar.read(Format.iCalendar.written(from: test), into: test)
    #expect(again.unchanged == 3, "\(again)")
  }

  @Test("A circle is cut with a note")
  func circle() throws {
    func todo(_ uid: String, _ parent: String) -> String {
      "BEGIN:VTODO\nUID:\(uid)\nSUMMARY:A\nRELATED-TO:\(parent)\n"
        + "RELATED-TO;RELTYPE=DEPENDS-ON:\(parent)\nEND:VTODO\n"
    }
    let report = try test.read(todo("a", "b") + todo("b", "c") + todo("c", "a") + todo("d", "a"))
    #expect(report.added == 4 && report.notes.onLines.count == 2, "\(report.notes)")
    #expect(report.notes.onLines.allSatisfy { $0.kind == .kept && $0.line > 0 })
    #expect(try test.task("d").parentID == test.task("a").id)
    #expect(try ["a", "b", "c"].filter { try test.task($0).parentID == nil }.count == 1)
  }

  @Test("Whatever a store has of tasks comes back from its own file", arguments: 1...8)
  func roundTrip(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    try test.store.write(.updateTasks, at: test.now) {
      for task in try test.store.tasks.tasks(after: 0, limit: .max) where task.deleted != nil {
        var open = task
        open.deleted = nil
        try test.store.tasks.save(open, over: task, modified: nil)
      }
    }
    let text = try Format.iCalendar.written(from: test)
    let again = try Format.iCalendar.read(text, into: test)
    #expect(again.unchanged == 60, "\(again)")
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    let report = try Format.iCalendar.read(text, into: other, chunk: 13)
    #expect(report.added == 60 && report.notes.onLines.isEmpty, "\(report.notes)")
    let third = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    try Format.iCalendar.read(Format.iCalendar.written(from: other), into: third)
    #expect(try third.contents().tasks == other.contents().tasks)
  }

  @Test("An alarm that plays a sound is a reminder, one of a place is not, and both come back")
  func alarms() throws {
    let sound = "BEGIN:VALARM\nTRIGGER:-PT15M\nATTACH;VALUE=URI:Chord\nACTION:AUDIO\nEND:VALARM"
    let place =
      "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:19760401T005545Z\n"
      + "X-APPLE-PROXIMITY:ARRIVE\nEND:VALARM"
    let report = try test.read(
      "BEGIN:VTODO\nUID:a\nDTSTART:20261224T160000Z\n\(sound)\n\(place)\nEND:VTODO")
    #expect(report.notes.onLines.isEmpty)
    #expect(try test.task("a").reminders.map(\.text) == ["start-900"])
    let written = try test.calendarLines().joined(separator: "\n")
    #expect(written.contains(sound) && written.contains(place))
  }

  @Test("A zone by another name is told of once for each component")
  func zoneNotes() throws {
    let report = try test.read(
      "BEGIN:VEVENT\nUID:a\nDTSTART;TZID=X:20261224T160000\nDTEND;TZID=X:20261224T170000\nEND:VEVENT"
    )
    #expect(report.notes.onLines.map(\.line) == [5])
  }
}
