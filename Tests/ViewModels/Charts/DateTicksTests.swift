import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct DateTicksTests {
  @Test(
    "The marks fit the range",
    arguments: [
      (2026_12_24, 2026_12_24, ["24 Dec"]),
      (2026_12_29, 2027_01_02, ["29 Dec", "30 Dec", "31 Dec", "1 Jan", "2 Jan"]),
      (2026_12_01, 2026_12_10, ["1 Dec", "3 Dec", "5 Dec", "7 Dec", "9 Dec"]),
      // Mondays.
      (2026_11_25, 2026_12_24, ["30 Nov", "7 Dec", "14 Dec", "21 Dec"]),
      (2026_10_01, 2026_12_24, ["5 Oct", "19 Oct", "2 Nov", "16 Nov", "30 Nov", "14 Dec"]),
      (2026_08_15, 2027_02_03, ["Sep", "Oct", "Nov", "Dec", "2027", "Feb"]),
      (2026_01_01, 2026_12_31, ["2026", "Mar", "May", "Jul", "Sep", "Nov"]),
      (2025_06_01, 2026_12_31, ["Jul", "Oct", "2026", "Apr", "Jul", "Oct"]),
      (2023_02_01, 2026_01_01, ["Jul", "2024", "Jul", "2025", "Jul", "2026"]),
      (2020_01_02, 2026_12_31, ["2021", "2022", "2023", "2024", "2025", "2026"]),
      (2016_12_24, 2026_12_24, ["2018", "2020", "2022", "2024", "2026"]),
    ] as [(Int32, Int32, [String])])
  func labels(first: Int32, last: Int32, labels: [String]) throws {
    #expect(try Self.ticks(first, last).map(\.label) == labels)
  }

  @Test("Weeks are marked on the day that they begin on")
  func weekStart() throws {
    let sundays = try Self.ticks(2026_11_25, 2026_12_24, weekStart: 7)
    #expect(sundays.map(\.label) == ["29 Nov", "6 Dec", "13 Dec", "20 Dec"])
    #expect(sundays.map(\.value) == [4, 11, 18, 25])
  }

  @Test("At both ends of time there are marks as well")
  func endsOfTime() throws {
    #expect(try Self.ticks(1_01_01, 11_01_08).map(\.label) == ["2", "4", "6", "8", "10"])
    #expect(
      try Self.ticks(9990_01_01, 9999_12_31).map(\.label)
        == ["9990", "9992", "9994", "9996", "9998"])
    #expect(try Self.ticks(9999_12_25, 9999_12_31).count == 7)
  }

  @Test("Any range has 1 to 7 marks within it, in their order")
  func properties() throws {
    var numbers = RandomNumbers(seed: 13)
    for _ in 0..<1_000 {
      let longest = [3, 30, 400, PulseQuery.longest].randomElement(using: &numbers) ?? 3
      let length = Int.random(in: 0...longest, using: &numbers)
      let start = Int.random(in: -700_000...2_900_000, using: &numbers)
      let first = try #require(CalendarDate(daysSince1970: start))
      let last = try #require(first.adding(days: length))
      let weekStart = Int.random(in: 1...7, using: &numbers)
      let values = DateTicks(first...last, weekStart: weekStart).ticks.map(\.value)
      #expect((1...7).contains(values.count), "\(first.text) to \(last.text)")
      #expect(values.allSatisfy { (0...Double(length)).contains($0) })
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      // None of it is far from a mark.
      if length >= 7 { #expect(values.count >= 2, "\(first.text) to \(last.text)") }
    }
  }

  private static func ticks(
    _ first: Int32, _ last: Int32, weekStart: Int = 1
  ) throws -> [Chart.Tick] {
    let days = try CalendarDate(packed: first, field: "")...CalendarDate(packed: last, field: "")
    return DateTicks(days, weekStart: weekStart).ticks
  }
}
