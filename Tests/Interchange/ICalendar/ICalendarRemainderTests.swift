import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// What is left of a series is what other programs are to see of it; Taskcore knows all of it.
@Suite struct ICalendarRemainderTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  private static let series = """
    BEGIN:VTODO
    UID:s
    SUMMARY:Water plants
    DTSTART;VALUE=DATE:20261121
    DUE;VALUE=DATE:20261121
    RRULE:FREQ=DAILY;COUNT=5
    RDATE;VALUE=DATE:20261122,20261210
    X-TASKCORE-POSITION:a0
    END:VTODO

    """

  /// Completes it that often.
  private func complete(_ count: Int) throws {
    for _ in 0..<count { try CompleteTasks(test.store).run([test.task("s").id], at: test.now) }
  }

  @Test("A rule that counts says how many are left, and dates that are over are not written")
  func remainder() throws {
    try test.read(Self.series)
    try complete(2)
    let lines = try test.calendarLines()
    #expect(lines.contains("DUE;VALUE=DATE:20261123"))
    #expect(lines.contains("RRULE:FREQ=DAILY;COUNT=3"))
    #expect(lines.contains("RDATE;VALUE=DATE:20261210"))
    let before = try test.task("s")
    let other = try TestStore.inParis()
    try Format.iCalendar.read(Format.iCalendar.written(from: test), into: other)
    let read = try other.task("s")
    #expect(read.repeatRule?.text == "FREQ=DAILY;COUNT=5")
    #expect(read.addedDates == before.addedDates && read.addedDates.count == 2)
    #expect(read.occurrence == before.occurrence && read.repeatStart == before.repeatStart)
  }

  @Test("What says the whole of it has nothing that a server could escape")
  func escapes() throws {
    try test.read(Self.series)
    try complete(2)
    let lines = try test.calendarLines()
    let rule = "X-TASKCORE-RRULE;X-OF=FREQ=DAILY%3BCOUNT=3:FREQ=DAILY%3BCOUNT=5"
    let dates = "X-TASKCORE-RDATE;X-OF=20261210:20261122%2C20261210"
    #expect(lines.contains(rule) && lines.contains(dates))
    let other = try TestStore.inParis()
    try Format.iCalendar.read(
      Format.iCalendar.written(from: test)
        .replacing(rule, with: "X-TASKCORE-RRULE;X-OF=\"FREQ=DAILY;COUNT=3\":FREQ=DAILY;COUNT=5")
        .replacing(dates, with: "X-TASKCORE-RDATE;X-OF=20261210:20261122,20261210"), into: other)
    #expect(try other.task("s").repeatRule?.text == "FREQ=DAILY;COUNT=5")
    #expect(try other.task("s").addedDates.count == 2)
  }

  @Test("Where another program moves the task, the series goes on from there with what is left")
  func moved() throws {
    try test.read(Self.series)
    try complete(2)
    let text = try Format.iCalendar.written(from: test)
      .replacing("VALUE=DATE:20261123", with: "VALUE=DATE:20261201")
      .replacing("LAST-MODIFIED:2026", with: "LAST-MODIFIED:2027")
    let other = try TestStore.inParis()
    other.now = try instant("2028-01-01T00:00:00Z")
    try Format.iCalendar.read(text, into: other)
    let read = try other.task("s")
    #expect(read.repeatStart?.text == "20261201")
    #expect(read.repeatRule?.text == "FREQ=DAILY;COUNT=3")
    #expect(read.addedDates.map(\.text) == ["20261210"])
  }
}
