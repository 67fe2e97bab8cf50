import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct ICalendarRefusalTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  @Test(
    "A file that is no iCalendar, or that is cut off, is refused as a whole",
    arguments: [
      ("", 1), ("\n\nhello", 3), ("{}", 1), ("END:VCALENDAR", 1), ("BEGIN:VTODO", 1),
      ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMMARY:A\nEND:VTODO\n", 5),
      ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMMARY:A\nEND:VTODO\nBEGIN:VTODO\nUID", 7),
      ("BEGIN:VCALENDAR\nCALSCALE:JULIAN\n", 2),
    ])
  func refused(text: String, line: Int) throws {
    let failure = refusal { try Format.iCalendar.read(text, into: test) }
    #expect(failure?.kind == .malformed && failure?.position?.line == line, "\(failure as Any)")
    #expect(try test.contents().tasks.isEmpty)
  }

  @Test("What stands behind a calendar is noted once, and another calendar is read")
  func behind() throws {
    func calendar(_ uid: String) -> String {
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:\(uid)\nSUMMARY:A\nEND:VTODO\nEND:VCALENDAR\n"
    }
    let text = calendar("a") + "-- \nSent from a phone: now\n\n" + calendar("b") + "\u{0}\n\n"
    let report = try Format.iCalendar.read(text, into: test)
    #expect(report.added == 2)
    #expect(report.notes.sorted.filter { $0.kind != .summed }.map(\.line) == [7, 16])
    #expect(report.notes.onLines.allSatisfy { $0.kind == .kept })
  }

  @Test("A bad component is told of, and does not spoil the others")
  func badComponents() throws {
    let deep = String(repeating: "BEGIN:X\n", count: 20) + String(repeating: "END:X\n", count: 20)
    let bytes =
      Array(
        """
        BEGIN:VCALENDAR
        BEGIN:VTODO
        UID:latin
        SUMMARY:Caf
        """.utf8) + [0xE9]
      + Array(
        """

        END:VTODO
        BEGIN:VTODO
        UID:open
        BEGIN:VTODO
        UID:good
        SUMMARY:Good
        this line was not folded
        END:VTODO
        BEGIN:VEVENT
        UID:timeless
        END:VEVENT
        BEGIN:VJOURNAL
        UID:j
        END:VJOURNAL
        BEGIN:VTODO
        UID:deep
        \(deep)END:VTODO
        BEGIN:VEVENT
        UID:never
        DTSTART;VALUE=DATE:20260101
        RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30
        END:VEVENT
        END:VCALENDAR
        """.utf8)
    let report = try Format.iCalendar.read(bytes, into: test, chunk: 5)
    #expect(report.added == 1 && report.eventsAdded == 1)
    let notes = report.notes.sorted.filter { $0.kind != .summed }.map {
      "\($0.line) \($0.component) \($0.uid) \($0.kind)"
    }
    #expect(
      notes == [
        "2 VTODO latin skipped", "6 VTODO open skipped", "11 VTODO good kept",
        "13 VEVENT timeless skipped", "16 VJOURNAL j kept", "19 VTODO deep skipped",
        "65 VEVENT never kept",
      ], "\(notes)")
    #expect(report.notes.skippedCount == 4)
    #expect(try test.task("good").title == "Good" && test.event("never").repeatRule == nil)
  }

  @Test(
    "What cannot be read in a component is told of, with its line",
    arguments: [
      ("VEVENT", "DURATION:P1Y", 4, "DURATION"),
      ("VEVENT", "DURATION:PT99999999999H", 4, "DURATION"),
      ("VTODO", "DURATION:garbage", 4, "DURATION"), ("VEVENT", "URL:no url at all", 4, "URL"),
      ("VTODO", "PRIORITY:HIGH", 4, "priority"), ("VTODO", "PRIORITY:10", 4, "priority"),
      ("VEVENT", "CREATED:yesterday", 4, "CREATED"),
      ("VEVENT", "SUMMARY:" + String(repeating: "x", count: 1_001), 4, "SUMMARY"),
      ("VTODO", "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:soon\nEND:VALARM", 4, "TRIGGER"),
      ("VTODO", "CATEGORIES:" + (0...100).map { "t\($0)" }.joined(separator: ","), 4, "CATEGORIES"),
    ])
  func badProperties(component: String, property: String, line: Int, word: String) throws {
    let lines = "BEGIN:\(component)\nDTSTART:20261224T160000Z\n\(property)\nUID:a\nEND:\(component)"
    let report = try test.read(lines)
    let note = try #require(report.notes.onLines.first)
    #expect(report.notes.onLines.count == 1 && note.kind == .kept && note.uid == "a")
    #expect(note.line == line + 1 && note.message.description.contains(word), "\(note)")
    let written = try test.calendarLines().joined(separator: "\n")
    #expect(written.contains(property))
  }

  @Test("A DURATION of a task that starts never is told of")
  func durationOfNothing() throws {
    let report = try test.read("BEGIN:VTODO\nUID:a\nDURATION:PT1H\nEND:VTODO")
    #expect(report.notes.onLines.map(\.line) == [5])
  }

  @Test("A changed occurrence that does not say which one never takes the place of its series")
  func badRecurrenceID() throws {
    let series = "BEGIN:VEVENT\nUID:s\nDTSTART:20261224T160000Z\nSUMMARY:Series\nEND:VEVENT"
    let changed = "BEGIN:VEVENT\nUID:s\nRECURRENCE-ID:?\nDTSTART:20261225T160000Z\nEND:VEVENT"
    let report = try test.read("\(series)\n\(changed)")
    #expect(report.eventsAdded == 1 && report.eventsUpdated == 0)
    #expect(report.notes.onLines.map(\.kind) == [.skipped])
    #expect(try test.event("s").title == "Series")
  }

  @Test("A second component with the same UID is read over the first, and told of")
  func sameUID() throws {
    let one = "BEGIN:VTODO\nUID:a\nSUMMARY:One\nEND:VTODO"
    let report = try test.read("\(one)\n\(one.replacing("One", with: "Two"))")
    #expect(report.notes.onLines.map(\.line) == [7] && report.notes.skippedCount == 0)
    #expect(try test.task("a").title == "Two")
  }

  @Test(
    "A component that is far too large costs no more than its bytes", .timeLimit(.minutes(1)),
    .enabled(if: !TestLength.isShort),
    arguments: [
      "X:1\n", "BEGIN:X\n", "\n", "\r\n x",
    ])
  func hugeComponent(piece: String) throws {
    let rest = String(repeating: piece, count: 6_000_000 / piece.utf8.count)
    let good = "BEGIN:VTODO\nUID:good\nEND:VTODO"
    let report = try test.read(
      "BEGIN:VTODO\nX-A:\(rest)\nUID:huge\nEND:VTODO\n\(good)", chunk: 65_536)
    #expect(try test.task("good").title == "…")
    #expect(report.added + report.notes.skippedCount == 2)
  }

  @Test("A line with too many parameters is none", .timeLimit(.minutes(1)))
  func parameters() throws {
    let many = (0..<100_000).map { ";P\($0)=1" }.joined()
    let report = try test.read("BEGIN:VTODO\nUID:a\nX-A\(many):1\nEND:VTODO")
    #expect(report.added == 1 && report.notes.onLines.map(\.line) == [5])
  }

  @Test("Blank lines are as if they were not there")
  func blankLines() throws {
    let text = " \n\nBEGIN:VCALENDAR\n\nBEGIN:VTODO\nUID:a\n\n \t\nEND:VTODO\nEND:VCALENDAR\n\n  \n"
    let report = try Format.iCalendar.read(text, into: test)
    #expect(report.added == 1 && report.notes.onLines.isEmpty, "\(report)")
  }

  @Test("Folds may be anywhere, and what is written has 75 octets a line at most")
  func folding() throws {
    let title = String(repeating: "é😀", count: 200)
    var bytes: [UInt8] = Array("\u{FEFF}BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\n".utf8)
    for byte in "SUMMARY:\(title)".utf8 { bytes += [byte, 0x0D, 0x0A, 0x20] }
    bytes += Array("\r\nEND:VTODO\r\nEND:VCALENDAR".utf8)
    _ = try Format.iCalendar.read(bytes, into: test, chunk: 7)
    #expect(try test.task("a").title == title)
    let text = try Format.iCalendar.written(from: test)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(try Format.iCalendar.read(text, into: test).unchanged == 1)
  }

  @Test("Garbage of any size is refused soon")
  func garbage() throws {
    var asked = 0
    var isFirst = true
    var reader = ICalendarReader(
      source: { buffer in
        asked += buffer.count
        var start = isFirst ? Array("BEGIN:VCALENDAR\n".utf8)[...] : []
        isFirst = false
        for index in buffer.indices { buffer[index] = start.popFirst() ?? UInt8(index % 26 + 10) }
        return asked > 100_000_000 ? 0 : buffer.count
      }, zone: test.store.zone, almanac: test.store.almanac, now: test.now)
    let failure = refusal { while try reader.next() != nil {} }
    #expect(failure?.kind == .malformed && asked < 2_000_000, "\(asked)")
  }

  @Test("50,000 components come in one step", .enabled(if: !TestLength.isShort))
  func many() throws {
    var lines: [String] = []
    for number in 0..<50_000 {
      lines.append(
        number % 2 == 0
          ? "BEGIN:VTODO\nUID:\(number)\nSUMMARY:Task\nDUE:20261224T160000Z\nEND:VTODO"
          : "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Event\nDTSTART:20261224T160000Z\n"
            + "DTEND:20261224T170000Z\nEND:VEVENT")
    }
    let text = "BEGIN:VCALENDAR\n\(lines.joined(separator: "\n"))\nEND:VCALENDAR\n"
    var reader = ICalendarReader(
      source: source(text, chunk: 65_536), zone: test.store.zone, almanac: test.store.almanac,
      now: test.now)
    var told: [Int] = []
    let report = try ImportFile(test.store, newUID: test.newUID, checkQuery: { _ in }).run(
      from: &reader, at: test.now, progress: { told.append($0) })
    #expect(report.added == 25_000 && report.eventsAdded == 25_000)
    #expect(told.count > 90 && told.last == 50_000 && told == told.sorted())
    #expect(try test.store.history.lastDone()?.action == .importFile)
  }
}
