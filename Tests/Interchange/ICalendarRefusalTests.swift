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
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\nhello", 3), ("BEGIN:VCALENDAR\nCALSCALE:JULIAN\n", 2),
    ])
  func refused(text: String, line: Int) throws {
    let failure = refusal { try Format.iCalendar.read(text, into: test) }
    #expect(failure?.kind == .malformed && failure?.position?.line == line, "\(failure as Any)")
    #expect(try test.contents().tasks.isEmpty)
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
    let notes = report.notes.sorted.map { "\($0.line) \($0.component) \($0.uid) \($0.kind)" }
    #expect(
      notes == [
        "2 VTODO latin skipped", "6 VTODO open skipped", "11 VTODO good kept",
        "13 VEVENT timeless skipped", "16 VJOURNAL j skipped", "19 VTODO deep skipped",
        "65 VEVENT never kept",
      ], "\(notes)")
    #expect(report.notes.skippedCount == 5)
    #expect(try test.task("good").title == "Good" && test.event("never").repeatRule == nil)
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
      }, zone: test.store.zone, almanac: test.store.almanac, newUID: { "u" }, now: test.now)
    let failure = refusal { while try reader.next() != nil {} }
    #expect(failure?.kind == .malformed && asked < 2_000_000, "\(asked)")
  }

  @Test("50,000 components come in one step")
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
      newUID: test.newUID, now: test.now)
    var told: [Int] = []
    let report = try ImportTasks(test.store, newUID: test.newUID, checkQuery: { _ in })(
      from: &reader, at: test.now, progress: { told.append($0) })
    #expect(report.added == 25_000 && report.eventsAdded == 25_000)
    #expect(told.count > 90 && told.last == 50_000 && told == told.sorted())
    #expect(try test.store.history.lastDone()?.action == .importFile)
  }
}
