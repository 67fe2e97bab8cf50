import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// What other programs write of single occurrences of a series.
@Suite struct ICalendarSeriesTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  private func series(_ more: String = "") -> String {
    """
    BEGIN:VTODO
    UID:s
    SUMMARY:Water plants
    DTSTART;TZID=Europe/Paris:20261121T083000
    DUE;TZID=Europe/Paris:20261121T090000
    RRULE:FREQ=DAILY
    LAST-MODIFIED:20261120T090000Z
    STATUS:NEEDS-ACTION\(more)
    END:VTODO

    """
  }

  /// As Thunderbird and eM Client write it.
  private func completion(_ occurrence: String, _ more: String = "\nSUMMARY:Water plants") -> String
  {
    """
    BEGIN:VTODO
    UID:s
    RECURRENCE-ID\(occurrence)
    LAST-MODIFIED:20261121T080000Z
    STATUS:COMPLETED
    COMPLETED:20261121T080000Z
    PERCENT-COMPLETE:100\(more)
    END:VTODO

    """
  }

  private func occurrences() throws -> [String] {
    try test.store.completions.all().compactMap(\.occurrence?.text)
  }

  @Test(
    "A completed occurrence of another program is a completion, whichever zone says it",
    arguments: [
      ";TZID=Europe/Paris:20261121T083000", ":20261121T073000Z",
      ";TZID=America/New_York:20261121T023000", ";VALUE=DATE:20261121",
    ])
  func completed(occurrence: String) throws {
    let report = try test.read(series() + completion(occurrence))
    #expect(report.added == 1 && report.updated == 1 && report.notes.onLines.isEmpty, "\(report)")
    let all = try test.contents()
    #expect(all.tasks.count == 1)
    let task = try test.task("s")
    #expect(task.status == .open && task.occurrence?.text == "20261122T083000")
    #expect(task.start?.text == "2026-11-22T07:30:00.000Z")
    #expect(task.due?.text == "2026-11-22T08:00:00.000Z")
    #expect(try occurrences() == ["20261121T083000"])
    #expect(try test.store.completions.all().first?.completed.text == "2026-11-21T08:00:00.000Z")
    test.advance(seconds: 3_600)
    let again = try test.read(series() + completion(occurrence))
    #expect(again.unchanged + again.stayed == 2 && again.updated + again.added == 0, "\(again)")
    #expect(try test.contents() == all)
  }

  @Test("It may come before its series, and after others that are not done")
  func order() throws {
    _ = try test.read(
      completion(":20261123T073000Z") + completion(":20261121T073000Z", "") + series())
    #expect(try test.task("s").occurrence?.text == "20261122T083000")
    #expect(try Set(occurrences()) == ["20261121T083000", "20261123T083000"])
    try CompleteTasks(test.store).run([test.task("s").id], at: test.now)
    #expect(try test.task("s").occurrence?.text == "20261124T083000")
    #expect(try occurrences().count == 3)
    // An older file does not set it back.
    _ = try test.read(series() + completion(":20261121T073000Z"))
    #expect(try test.task("s").occurrence?.text == "20261124T083000")
    #expect(try occurrences().count == 3)
  }

  @Test("In a later file it takes on a series that is here")
  func later() throws {
    _ = try test.read(series())
    _ = try test.read(completion(":20261121T073000Z"))
    #expect(try test.task("s").occurrence?.text == "20261122T083000")
    #expect(try occurrences() == ["20261121T083000"])
  }

  @Test("With the last one the series is over")
  func last() throws {
    let counted = series().replacing("FREQ=DAILY", with: "FREQ=DAILY;COUNT=2")
    let text = counted + completion(":20261121T073000Z") + completion(":20261122T073000Z")
    _ = try test.read(text)
    let all = try test.contents()
    #expect(try test.task("s").completed?.text == "2026-11-21T08:00:00.000Z")
    #expect(try occurrences().count == 2)
    #expect(try test.read(text).updated == 0)
    #expect(try test.contents() == all)
  }

  @Test("One that says more than that is a task of its own, and counts once")
  func ownTask() throws {
    let own = completion(":20261121T073000Z", "\nSUMMARY:Water them well")
    let report = try test.read(series() + own)
    #expect(report.added == 2)
    #expect(try test.store.completions.all().count == 1)
    #expect(try test.task("s").occurrence?.text == "20261122T083000")
    let all = try test.contents()
    #expect(try test.read(series() + own).updated == 0)
    #expect(try test.contents() == all)
  }

  @Test("What is no occurrence of the series is a task of its own")
  func noOccurrence() throws {
    let report = try test.read(series() + completion(":20261121T080000Z"))
    #expect(report.added == 2)
    #expect(try test.task("s").occurrence?.text == "20261121T083000")
  }

  @Test("A changed occurrence of an event is known by the clocks of its series, and written so")
  func changedEvent() throws {
    func event(_ id: String, _ start: String) -> String {
      "BEGIN:VEVENT\nUID:e\nSUMMARY:Talk\(id)\nDTSTART\(start)\nDURATION:PT1H"
    }
    let whole = event("", ";TZID=Europe/Paris:20261124T090000") + "\nRRULE:FREQ=DAILY\nEND:VEVENT\n"
    let changed =
      event(", late", ";TZID=America/New_York:20261125T100000")
      + "\nRECURRENCE-ID;TZID=America/New_York:20261125T030000\nEND:VEVENT\n"
    let utc = changed.replacing(";TZID=America/New_York:20261125T030000", with: ":20261125T080000Z")
    _ = try test.read(changed + whole)
    #expect(try test.read(whole + utc).eventsAdded == 0)
    let found = try test.store.events.changedOccurrences(ofSeries: "e")
    #expect(found.map { $0.occurrence?.text } == ["20261125T090000"])
    #expect(found.map(\.zoneName) == ["America/New_York"])
    let lines = try test.calendarLines()
    #expect(lines.contains("RECURRENCE-ID;TZID=Europe/Paris:20261125T090000"))
    let before = try test.store.events.all()
    _ = try Format.iCalendar.read(Format.iCalendar.written(from: test), into: test)
    #expect(try test.store.events.all() == before)
  }

  @Test(
    "An exception at which nothing happens is noted, and kept",
    arguments: [
      ("RRULE:FREQ=DAILY", ";TZID=Europe/Paris:20261125T090000", 0),
      ("RRULE:FREQ=DAILY", ":20261125T080000Z", 0), ("RRULE:FREQ=DAILY", ":20261125T090000Z", 1),
      ("RRULE:FREQ=DAILY;COUNT=2", ";TZID=Europe/Paris:20261125T090000,20261126T090000", 1),
      ("RRULE:FREQ=DAILY", ";VALUE=DATE:20261125", 0), ("CLASS:PUBLIC", ":20261125T080000Z", 1),
      ("RDATE:20261125T080000Z", ":20261125T080000Z", 0),
    ])
  func useless(rule: String, exception: String, count: Int) throws {
    let report = try test.read(
      "BEGIN:VEVENT\nUID:e\nSUMMARY:A\nDTSTART;TZID=Europe/Paris:20261124T090000\n\(rule)\n"
        + "EXDATE\(exception)\nEND:VEVENT")
    #expect(report.notes.onLines.count == count, "\(report.notes)")
    #expect(
      report.notes.onLines.allSatisfy { $0.message.description.contains("EXDATE") && $0.line == 8 })
    #expect(try !test.event("e").excludedDates.isEmpty)
  }

  @Test("Blanks in the list of days mean nothing")
  func blanks() throws {
    let report = try test.read(
      "BEGIN:VEVENT\nUID:e\nSUMMARY:A\nDTSTART:20261124T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU, FR\n"
        + "END:VEVENT")
    #expect(report.notes.onLines.isEmpty)
    #expect(try test.event("e").repeatRule?.text == "FREQ=WEEKLY;BYDAY=TU,FR")
    #expect(try test.calendarLines().contains("RRULE:FREQ=WEEKLY;BYDAY=TU, FR"))
  }
}
