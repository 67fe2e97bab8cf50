import Calendar
import Domain
import Language
import TestSupport
import Testing

@Suite struct QuickAddTests {
  private func read(
    _ line: String, at now: String = "2026-01-14T12:00:00Z", in zone: any Zone = FixedZone()
  ) throws -> QuickAdd {
    let now = try #require(Instant(text: now))
    return try QuickAdd(
      line, dates: DateReader(now: now, zone: zone), fields: Self.fields())
  }

  /// An own field of each kind.
  private static func fields() throws -> [CustomField] {
    try CustomField.Kind.allCases.map { kind in
      var field = CustomField(blank: "\(kind)")
      try field.rename(to: "my_\(kind)")
      field.kind = kind
      if kind == .choice { try field.setChoices(["idea", "first draft"]) }
      return field
    }
  }

  /// What a line says of own fields: `my_number=3`.
  private func values(_ line: String) throws -> [String] {
    try (read(line).input.fieldValues ?? []).map { "\($0.name)=\($0.value)" }
  }

  @Test(
    "The name of an own field gives it a value, whatever its case",
    arguments: [
      ("A my_number:3.50", "my_number=3.5"), ("A My_Number:-1", "my_number=-1"),
      ("A my_text:Blue", "my_text=Blue"),
      (##"A my_text:"Blue \"1\" room""##, ##"my_text=Blue "1" room"##),
      ("A my_text:https://example.org/a:b", "my_text=https://example.org/a:b"),
      ("A my_choice:IDEA", "my_choice=idea"),
      (##"A my_choice:"First draft""##, "my_choice=first draft"),
      ("A my_date:tomorrow", "my_date=2026-01-15"),
      (##"A my_date:"friday 9:00""##, "my_date=2026-01-16T09:00:00.000Z"),
      ("A my_duration:1h30m", "my_duration=5400"),
      (##"A my_duration:"1h 30m""##, "my_duration=5400"),
      ("A my_number:none", "my_number="), (##"A my_text:"""##, "my_text="),
    ])
  func fieldValues(line: String, value: String) throws {
    #expect(try values(line) == [value])
    #expect(try read(line).input.title == "A")
    #expect(try read(line).input.due == nil)
    #expect(try tokens(line) == ["fieldValues:" + line.dropFirst(2)])
  }

  @Test(
    "What is no value of an own field, or names none, stays in the title",
    arguments: [
      "my_number:many", "my_number:", "my_choice:done", "my_date:someday", "my_duration:90",
      ##"my_text:"open"##, ##"my_text:"a"b"##, "mood:1", "my_numbers:1", "xmy_number:1",
      "my_number",
      ":3", "my_number=3",
    ])
  func noFieldValues(mark: String) throws {
    #expect(try read("A \(mark)").input.title == "A \(mark)")
    #expect(try read("A \(mark)").input.fieldValues == nil)
  }

  @Test("Of several values of an own field the last one counts, and goes over the defaults")
  func lastFieldValue() throws {
    let line = try read("A my_number:1 my_text:a my_number:2")
    #expect(line.input.title == "A my_number:1")
    #expect(try values("A my_number:1 my_text:a my_number:2") == ["my_text=a", "my_number=2"])
    #expect(try read(##"A "my_number:1""##).input.title == "A my_number:1")
    var defaults = TaskInput()
    defaults.fieldValues = [
      FieldChange(name: "my_number", value: "9"), FieldChange(name: "my_choice", value: "idea"),
    ]
    #expect(
      line.input(over: defaults).fieldValues == [
        FieldChange(name: "my_choice", value: "idea"), FieldChange(name: "my_text", value: "a"),
        FieldChange(name: "my_number", value: "2"),
      ])
  }

  /// The understood parts of a line: `due:tomorrow`.
  private func tokens(_ line: String) throws -> [String] {
    let bytes = Array(line.utf8)
    return try read(line).tokens.map {
      "\($0.property):" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  @Test(
    "The ranges are those of what was understood, in the order of the line",
    arguments: [
      ("Call mum", []),
      (
        "Pay rent tomorrow 17:00 #Home @bank !p1 *",
        ["due:tomorrow 17:00", "project:#Home", "tag:@bank", "priority:!p1", "favourite:*"]
      ),
      ("Report by friday", ["due:by friday"]), ("Pay on 5 jan", ["due:on 5 jan"]),
      ("Call at 17:00", ["due:at 17:00"]), ("Post due tomorrow", ["due:due tomorrow"]),
      ("Tomorrow, call mum", ["due:Tomorrow,"]),
      ("Tue,  5 Jan , é", ["due:Tue,  5 Jan"]),
      ("é \u{1F600} today\u{3000}@\u{1F600}", ["due:today", "tag:@\u{1F600}"]),
      ("A #\"My Project\" >\"next week\"", ["project:#\"My Project\"", "start:>\"next week\""]),
      ("A ~30m // x  y ", ["estimatedDuration:~30m", "notes:// x  y"]),
      ("A //", []), ("Call (tomorrow). b", ["due:(tomorrow)."]),
      ("A //b", ["notes://b"]),
      ("A today b tomorrow", ["due:tomorrow"]), ("A * b *", ["favourite:*", "favourite:*"]),
      ("A !p1 !p2 !p3", ["priority:!p3"]), ("A #b #c", ["project:#c"]),
      ("A @b @B", ["tag:@b", "tag:@B"]),
    ])
  func ranges(line: String, expected: [String]) throws {
    #expect(try tokens(line) == expected)
  }

  @Test(
    "White space stays, but for one blank where something was taken",
    arguments: [
      ("  Buy   milk  ", "Buy   milk"), ("Buy  today   milk", "Buy milk"),
      ("today Buy milk", "Buy milk"), ("Buy @a  @b\u{3000}milk", "Buy milk"),
      ("Buy\u{A0}milk  \u{A0}and bread today", "Buy\u{A0}milk  \u{A0}and bread"),
    ])
  func whiteSpace(line: String, title: String) throws {
    #expect(try read(line).input.title == title)
  }

  @Test(
    "Quotes and backslashes keep what they protect in the title",
    arguments: [
      (##"Buy "5 may" bread"##, "Buy 5 may bread"),
      (##"Say "#Home @x *" "##, "Say #Home @x *"), (##"Say "a \"b\" c""##, ##"Say a "b" c"##),
      (##"Say "today", twice"##, "Say today, twice"), (##"Buy 12" pipe"##, ##"Buy 12" pipe"##),
      (##"Buy "milk"##, ##"Buy "milk"##), (##"Say "a" "b" "c"##, ##"Say a b "c"##),
      (##"A \"today\""##, ##"A "today""##),
      (##"\#1 \@ \* \!p1 \~1h \>monday \// \" \\"##, ##"#1 @ * !p1 ~1h >monday // " \"##),
      (##"C:\dir \today \/x \"##, ##"C:\dir \today \/x \"##), (##"a\#b c#d"##, "a#b c#d"),
      (##"A #"b"c"##, ##"A #"b"c"##), (##"A #"" @" " >"x y""##, ##"A #"" @" " >"x y""##),
      ("2*3 a@b c!p1", "2*3 a@b c!p1"), (##"\\#1"##, ##"\#1"##),
    ])
  func protected(line: String, title: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == title)
    #expect(quickAdd.input.due == nil)
    #expect(quickAdd.input.tagsAdded.isEmpty)
  }

  @Test(
    "A mark that makes no sense stays in the title",
    arguments: [
      "!p4", "!", "!p", "~0m", "~abc", "~", "~90", "~1h1h", "~30m1h", "~1mo", "~367d",
      "~99999999999999999999m", "~-1h", ">nonsense", ">", ">5", "#", "@", "**",
    ])
  func nonsense(mark: String) throws {
    let quickAdd = try read("Do it \(mark)")
    #expect(quickAdd.input.title == "Do it \(mark)")
    #expect(quickAdd.tokens.isEmpty)
  }

  @Test(
    "Estimated durations",
    arguments: [
      ("~30m", 1_800), ("~45min", 2_700), ("~2h", 7_200), ("~1h30m", 5_400), ("~1h30", 5_400),
      ("~1H30M", 5_400), ("~1d", 86_400), ("~1d2h", 93_600), ("~366d", 31_622_400),
    ])
  func durations(mark: String, seconds: Int64) throws {
    #expect(try read("Do it \(mark)").input.estimatedDuration == .some(seconds))
  }

  @Test(
    "Without a title a line is refused",
    arguments: ["", "  ", "today", "#Home @bank !p1 *", "// notes", "\"\"", "\" \"", "sun"])
  func withoutTitle(line: String) throws {
    let failure = #expect(throws: Failure.self) { try read(line) }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == "text")
    #expect(failure?.message.description.contains("title") == true)
  }

  @Test(
    "What no task can have is refused, and named",
    arguments: [
      (String(repeating: "a", count: 1_001), "title"), ("a\u{7}", "title"), ("a\nb", "title"),
      ("a #" + String(repeating: "p", count: 201), "project"), ("a #\u{1}", "project"),
      ("a @" + String(repeating: "t", count: 101), "tags"),
      ("a " + (0...100).map { "@t\($0)" }.joined(separator: " "), "tags"),
      ("a // " + String(repeating: "n", count: 65_537), "notes"),
    ])
  func refused(line: String, field: String) throws {
    let failure = #expect(throws: Failure.self) { try read(line) }
    #expect(failure?.kind == .invalid)
    #expect(failure?.field == field)
  }

  @Test(
    "The clocks of the zone count, also where they are changed",
    arguments: [
      ("Europe/Paris", "2026-01-14T23:30:00Z", "A today", "2026-01-15"),
      ("Europe/Paris", "2026-12-31T23:30:00Z", "A tomorrow", "2027-01-02"),
      ("America/New_York", "2026-01-15T04:59:59Z", "A today", "2026-01-14"),
      ("America/New_York", "2026-01-15T04:59:59Z", "A 5 am", "2026-01-15T10:00:00.000Z"),
      ("Pacific/Kiritimati", "2026-12-31T10:00:00Z", "A today", "2027-01-01"),
      ("Europe/Paris", "2026-03-28T12:00:00Z", "A tomorrow 2:30", "2026-03-29T01:30:00.000Z"),
      ("Europe/Paris", "2026-10-24T12:00:00Z", "A tomorrow 2:30", "2026-10-25T00:30:00.000Z"),
      ("Europe/Paris", "2026-03-28T23:30:00Z", "A in 2 hours", "2026-03-29T01:30:00.000Z"),
      ("Europe/Paris", "2026-03-28T12:00:00Z", "A in 1 day at 12:00", "2026-03-29T10:00:00.000Z"),
      ("America/New_York", "2026-03-08T06:30:00Z", "A at 2:30", "2026-03-08T07:30:00.000Z"),
      ("Asia/Kolkata", "2028-02-28T18:29:00Z", "A tomorrow", "2028-02-29"),
      ("Asia/Kolkata", "2028-02-28T18:30:00Z", "A tomorrow", "2028-03-01"),
    ])
  func zones(name: String, now: String, line: String, due: String) throws {
    let quickAdd = try read(line, at: now, in: SystemZone(named: name))
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
    #expect(quickAdd.input.title == "A")
  }

  @Test("What the line does not say comes from the defaults, and tags from both")
  func defaults() throws {
    var defaults = TaskInput()
    defaults.title = "Not this"
    defaults.project = .id(7)
    defaults.parent = .some(3)
    defaults.priority = .p0
    defaults.tags = ["screen"]
    defaults.tagsAdded = ["more"]
    defaults.due = .some(nil)
    let plain = try read("Call mum @family").input(over: defaults)
    #expect(plain.title == "Call mum")
    #expect(plain.project == .id(7))
    #expect(plain.parent == .some(3))
    #expect(plain.priority == .p0)
    #expect(plain.tags == ["screen"])
    #expect(plain.tagsAdded == ["more", "family"])
    let marked = try read("Call mum #Home !p3 today").input(over: defaults)
    #expect(marked.project == .name("Home"))
    #expect(marked.parent == nil)
    #expect(marked.priority == .p3)
    #expect(marked.due.flatMap { $0 }?.text == "2026-01-14")
  }
}
