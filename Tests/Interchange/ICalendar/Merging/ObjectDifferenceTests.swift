import Testing

@testable import Interchange

/// What was changed in an object, by what is merged as one.
@Suite struct ObjectDifferenceTests {
  @Test(
    "Programs write one thing in several ways, and that is no change",
    arguments: [
      ("SUMMARY:a\nPRIORITY:1", "PRIORITY:1\nSUMMARY:a"),
      ("DUE;VALUE=DATE-TIME:20261201T090000Z", "DUE:20261201T090000Z"),
      ("CATEGORIES:a,b", "CATEGORIES:b\nCATEGORIES:a"),
      ("STATUS:needs-action", "STATUS:NEEDS-ACTION"),
      (
        "DTSTART:20261201T090000Z\nRRULE:FREQ=DAILY;INTERVAL=1;COUNT=3",
        "DTSTART:20261201T090000Z\nRRULE:count=3;freq=daily"
      ),
      ("RELATED-TO;RELTYPE=PARENT:p", "RELATED-TO:p"),
      ("SUMMARY:a\\;b\\, c", "SUMMARY:a;b, c"),
      (
        "BEGIN:VALARM\nUID:1\nACTION:DISPLAY\nTRIGGER;RELATED=START:-PT60M\nEND:VALARM",
        "BEGIN:VALARM\nUID:1\nTRIGGER:-PT1H\nACTION:display\nEND:VALARM"
      ),
      ("SUMMARY:a\nSEQUENCE:1", "SUMMARY:a\nSEQUENCE:7\nLAST-MODIFIED:20261202T090000Z"),
    ])
  func alike(one: String, other: String) throws {
    let (one, other) = try (#require(todo(one)), #require(todo(other)))
    #expect(one.difference(from: other).isEmpty && other.difference(from: one).isEmpty)
    #expect(one == other)
  }

  @Test(
    "A change is told by the property that it is of",
    arguments: [
      ("SUMMARY:a", "SUMMARY:b", ["SUMMARY"]),
      ("SUMMARY:a", "SUMMARY:a\nX-ANOTHER:b", ["X-ANOTHER"]),
      ("DUE:20261201T090000Z", "DUE:20261202T090000Z", ["DUE"]),
      ("DTSTART:20261201T090000Z", "DTSTART:20261202T090000Z", ["DTSTART"]),
      ("CATEGORIES:a,b", "CATEGORIES:b,c", ["CATEGORIES", "CATEGORIES"]),
      ("STATUS:NEEDS-ACTION", "STATUS:COMPLETED\nCOMPLETED:20261201T090000Z", ["STATUS"]),
      (
        "DTSTART:20261201T090000Z\nRRULE:FREQ=DAILY\nDUE:20261201T100000Z",
        "DTSTART:20261202T090000Z\nRRULE:FREQ=WEEKLY\nDUE:20261202T100000Z", ["DTSTART"]
      ),
    ])
  func changes(old: String, new: String, properties: [String]) throws {
    let (old, new) = try (#require(todo(old)), #require(todo(new)))
    let difference = new.difference(from: old)
    #expect(difference.properties == properties)
    #expect(old.applying(difference, from: new) == new)
    #expect(new.applying(old.difference(from: new), from: old) == old)
  }

  @Test("The start and the end of an event are one")
  func times() throws {
    let old = try #require(event("DTSTART:20261201T090000Z\nDTEND:20261201T100000Z"))
    let new = try #require(event("DTSTART:20261201T110000Z\nDTEND:20261201T120000Z"))
    #expect(new.difference(from: old).properties == ["DTSTART"])
  }

  @Test("Two that changed different things of one object are merged")
  func merge() throws {
    let base = try #require(
      todo("SUMMARY:a\nDUE;VALUE=DATE:20261201\nCATEGORIES:x\nX-ANOTHER:1"))
    let ours = try #require(
      todo("SUMMARY:a\nDUE;VALUE=DATE:20261202\nCATEGORIES:x,y\nX-ANOTHER:1"))
    let theirs = try #require(
      todo("SUMMARY:b\nDUE;VALUE=DATE:20261201\nCATEGORIES:x,z\nX-ANOTHER:2"))
    let merged = ours.applying(theirs.difference(from: base), from: theirs)
    let expected = try #require(
      todo("SUMMARY:b\nDUE;VALUE=DATE:20261202\nCATEGORIES:x,y,z\nX-ANOTHER:2"))
    #expect(merged == expected)
    #expect(theirs.applying(ours.difference(from: base), from: ours) == expected)
  }

  @Test("An occurrence that was changed comes and goes as a whole")
  func occurrences() throws {
    let series = "BEGIN:VEVENT\nUID:e\nDTSTART:20261201T090000Z\nRRULE:FREQ=DAILY\nEND:VEVENT"
    let changed = "BEGIN:VEVENT\nUID:e\nRECURRENCE-ID:20261202T090000Z\nSUMMARY:x\nEND:VEVENT"
    let old = try #require(calendarObject(series))
    let new = try #require(calendarObject("\(changed)\n\(series)"))
    let difference = new.difference(from: old)
    #expect(difference.properties == ["RECURRENCE-ID"])
    #expect(old.applying(difference, from: new) == new)
    #expect(new.applying(old.difference(from: new), from: old) == old)
  }

  @Test("With a time, the zone that it is of comes too")
  func zones() throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Here
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """
    let old = try #require(todo("SUMMARY:a"))
    let new = try #require(
      calendarObject(
        "\(zone)\nBEGIN:VTODO\nUID:t\nSUMMARY:a\nDUE;TZID=Here:20261201T090000\nEND:VTODO"))
    let applied = old.applying(new.difference(from: old), from: new)
    #expect(applied.text.contains("BEGIN:VTIMEZONE\r\nTZID:Here\r\n"))
  }

  @Test("A program that leaves out all that only Taskcore writes has taken nothing of it away")
  func stripped() throws {
    let ours = try #require(todo("SUMMARY:a\nX-TASKCORE-SLOT:evening\nX-TASKCORE-FAVOURITE:1"))
    let theirs = try #require(todo("SUMMARY:b"))
    let difference = theirs.difference(from: ours)
    #expect(difference.properties == ["SUMMARY"])
    #expect(ours.applying(difference, from: theirs).text.contains("X-TASKCORE-SLOT:evening"))
    let partly = try #require(todo("SUMMARY:a\nX-TASKCORE-FAVOURITE:1"))
    #expect(partly.difference(from: ours).properties == ["X-TASKCORE-SLOT"])
  }

  @Test("Where nobody knows what was before, what both say alike was")
  func common() throws {
    let ours = try #require(todo("SUMMARY:a\nPRIORITY:1\nCATEGORIES:x,y"))
    let theirs = try #require(todo("SUMMARY:a\nPRIORITY:5\nCATEGORIES:y,z"))
    let common = ours.common(with: theirs)
    #expect(common == (try #require(todo("SUMMARY:a\nCATEGORIES:y"))))
    #expect(common == theirs.common(with: ours))
    #expect(theirs.difference(from: common).properties == ["CATEGORIES", "PRIORITY"])
    let clash = theirs.difference(from: common).filter {
      ours.difference(from: common).changes.contains($0) && !ours.agrees(with: theirs, on: $0)
    }
    #expect(clash.properties == ["PRIORITY"])
  }

  @Test("Differences are put together and taken apart")
  func sets() throws {
    let base = try #require(todo("SUMMARY:a"))
    let one = try #require(todo("SUMMARY:b")).difference(from: base)
    let other = try #require(todo("SUMMARY:c\nPRIORITY:1")).difference(from: base)
    #expect(one.union(other).properties == ["PRIORITY", "SUMMARY"])
    #expect(other.subtracting(one).properties == ["PRIORITY"])
    #expect(one.subtracting(other).isEmpty && ObjectDifference().isEmpty)
  }
}
