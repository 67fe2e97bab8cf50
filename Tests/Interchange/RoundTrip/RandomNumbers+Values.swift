import Domain
import TestSupport

@testable import Interchange

// Values of the kinds that properties have.
extension RandomNumbers {
  mutating func number(in range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &self)
  }

  mutating func code<Code: CodeWithWord>(of type: Code.Type, besides other: Code) -> Code {
    Code.ofFiles.filter { $0 != other }.randomElement(using: &self) ?? other
  }

  mutating func uid() -> String { "uid-\(next())" }

  mutating func url() -> String { "https://example.org/\(next())" }

  mutating func zoneName() -> String {
    Bool.random(using: &self) ? "America/New_York" : "Asia/Tokyo"
  }

  /// One of these.
  mutating func word(_ words: [String]) -> String { words.randomElement(using: &self) ?? "" }

  /// Of a format that nobody knows.
  mutating func keptText() -> String {
    JSONValue.object([
      JSONValue.Member("other", .object([JSONValue.Member(line(), .string(text(upTo: 9)))]))
    ]).text
  }

  /// At a time that every clock shows once a day.
  mutating func localMoment() -> LocalMoment {
    var time = LocalTime(startOf: date())
    time.hour = Int.random(in: 4...23, using: &self)
    time.minute = Int.random(in: 0...59, using: &self)
    return .dateTime(time)
  }

  mutating func packedDate() -> Int64 { Int64(date().packed) }

  private mutating func date() -> CalendarDate {
    let instant = Instant(clamping: number(in: 631_152_000_000...3_471_292_800_000))
    return FixedZone().localTime(at: instant).date
  }

  /// A rule that gives occurrences wherever it begins.
  mutating func ruleText() -> String {
    let rules = ["DAILY", "WEEKLY;BYDAY=MO,TH", "MONTHLY;BYMONTHDAY=1", "DAILY;BYHOUR=7"]
    let interval = Int.random(in: 2...99, using: &self)
    return "FREQ=\(rules.randomElement(using: &self) ?? "DAILY");INTERVAL=\(interval)"
  }

  mutating func orderText() -> String {
    var key = orderKey()
    for _ in 0...Int.random(in: 0...99, using: &self) { key = .between(key, nil) ?? .first }
    return key.text
  }

  mutating func someReminders() throws -> [Reminder] {
    [try Reminder(.due, offset: number(in: -99_999 ... -1)), .absolute(instant())]
  }

  /// A name that an own field can have.
  mutating func fieldName() -> String { "field_\(number(in: 0...99_999))" }

  /// Values of two own fields.
  mutating func someFieldValues() -> FieldValues {
    var values = FieldValues()
    values[uid()] = line()
    values[uid()] = "\(number(in: 0...99_999))"
    return values
  }

  mutating func someLinks() throws -> [Link] {
    [
      try Link("https://example.org/\(number(in: 0...99_999))", title: line()),
      try Link("/tmp/\(number(in: 0...99_999))", mediaType: "application/pdf"),
    ]
  }

  /// The time that a focus session ran, in two stretches.
  mutating func workedText() -> String {
    let start = number(in: 0...4_000_000_000_000)
    let moments = [0, 60_000, 120_000, 180_000].map { Instant(clamping: start + $0).text }
    return "\(moments[0])/\(moments[1]) \(moments[2])/\(moments[3])"
  }
}
