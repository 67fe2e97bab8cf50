import Domain
import Foundation
import Language
import TestSupport
import Testing

@Suite struct PeriodReaderTests {
  /// A line of a table: language, direction, today, text, and what is expected.
  private struct Line: CustomStringConvertible {
    let language: Language
    let direction: PeriodReader.Direction
    let today: CalendarDate
    let text: String
    let expected: String

    var description: String { "\(language.rawValue) \(direction) \(text)" }

    init(_ line: Substring) throws {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      language = try #require(Language(rawValue: cells[0]))
      direction = cells[1] == "past" ? .past : .future
      today = try #require(CalendarDate(text: cells[2]))
      text = cells[3]
      expected = cells[4]
    }

    static func table(_ name: String) throws -> [Line] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let text = try String(
        contentsOf: folder.appending(path: "Periods/\(name).tsv"), encoding: .utf8)
      return try text.split(separator: "\n").map { try Line($0) }
    }
  }

  private func days(
    _ text: String, _ language: Language, _ direction: PeriodReader.Direction, today: CalendarDate,
    firstWeekday: Int = 0
  ) throws -> String {
    let zone = FixedZone()
    let dates = DateReader(
      now: zone.startOfDay(today), zone: zone, language: language,
      conventions: Conventions(firstWeekday: firstWeekday))
    let days = try PeriodReader(dates, towards: direction).days(text)
    return "\(days.lowerBound.text)..\(days.upperBound.text)"
  }

  @Test func `Each period is read, in four languages and towards both directions`() throws {
    let lines = try Line.table("periods")
    #expect(lines.count > 250)
    for line in lines {
      let days = try? days(line.text, line.language, line.direction, today: line.today)
      #expect(days == line.expected, "\(line)")
    }
  }

  @Test func `What is no period is refused, with the place of what is not understood`() throws {
    for line in try Line.table("refused") {
      do {
        let days = try days(line.text, line.language, line.direction, today: line.today)
        Issue.record("\(line) is \(days)")
      } catch let failure as Failure {
        #expect(failure.kind == .malformed, "\(line)")
        #expect(failure.field == "text", "\(line)")
        #expect(failure.position?.column == Int(line.expected), "\(line): \(failure.message)")
        #expect(failure.message.description.hasSuffix("."), "\(line)")
      }
    }
  }

  @Test(
    "Weeks begin on the day that is said",
    arguments: [
      (0, "2026-11-23..2026-11-29"), (6, "2026-11-22..2026-11-28"), (5, "2026-11-21..2026-11-27"),
      (4, "2026-11-27..2026-12-03"),
    ])
  func week(firstWeekday: Int, expected: String) throws {
    let today = try #require(CalendarDate(text: "2026-11-27"))
    let week = try days("week", .english, .future, today: today, firstWeekday: firstWeekday)
    #expect(week == expected)
    let iso = try days("2026-W48", .english, .future, today: today, firstWeekday: firstWeekday)
    #expect(iso == "2026-11-23..2026-11-29")
  }

  @Test(
    "The ends of time are no trap",
    arguments: ["0001-01-01", "0001-01-03", "0001-02-10", "9999-12-31", "9999-12-01", "9998-12-31"])
  func endsOfTime(day: String) throws {
    let today = try #require(CalendarDate(text: day))
    for line in try Line.table("periods") + Line.table("refused") {
      for direction in [PeriodReader.Direction.future, .past] {
        _ = try? days(line.text, line.language, direction, today: today)
      }
    }
  }

  @Test func `Random words are a period or refused, and a period is never turned round`() throws {
    var numbers = RandomNumbers(seed: 21)
    let words =
      "week month next last this from to since until 7 30 days 2026 2026-11 q3 w48 monday december .. - / "
      + "1 15 nov the of 2w 7d today tomorrow weekend year ago in 99999999 half third between and , ' é"
    let all = words.split(separator: " ")
    let today = try #require(CalendarDate(text: "2026-11-27"))
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...6, using: &numbers)
      let text = (0..<count).map { _ in String(all.randomElement(using: &numbers) ?? "") }
        .joined(separator: " ")
      for language in Language.spoken {
        do {
          let days = try days(text, language, .past, today: today)
          #expect(days.prefix(10) <= days.suffix(10), "\(text)")
        } catch let failure as Failure {
          #expect(failure.kind == .malformed, "\(text)")
        }
      }
    }
  }
}
