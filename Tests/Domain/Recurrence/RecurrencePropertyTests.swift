import TestSupport
import Testing

@testable import Domain

@Suite struct RecurrencePropertyTests {
  private let utc = FixedZone()

  @Test("To seek gives what a walk from the start gives", arguments: 0..<400 as Range<UInt64>)
  func seeking(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let rule = try RepeatRule(Self.randomRule(&numbers))
    let start = try #require(
      LocalMoment(seconds: Int.random(in: 0..<1_000_000_000, using: &numbers), isDate: false))
    let all = Array(try rule.occurrences(from: start, in: utc).prefix(400))
    for (earlier, later) in zip(all, all.dropFirst()) { #expect(earlier < later) }
    for _ in 0..<5 {
      guard let index = all.indices.randomElement(using: &numbers) else { return }
      let shift = Int.random(in: -1...1, using: &numbers)
      let earliest = try #require(
        LocalMoment(seconds: all[index].seconds + shift, isDate: false))
      let sought = try rule.occurrences(from: start, notBefore: earliest, in: utc)
      let expected = all.filter { $0 >= earliest }
      #expect(Array(sought.prefix(expected.count)) == expected, "\(rule.text) \(earliest.text)")
    }
  }

  private static func randomRule(_ numbers: inout RandomNumbers) -> String {
    func some(_ range: ClosedRange<Int>, isSigned: Bool = false) -> String {
      (0...Int.random(in: 0...3, using: &numbers)).map { _ in
        let number = Int.random(in: range, using: &numbers)
        return String(isSigned && Bool.random(using: &numbers) ? -number : number)
      }.joined(separator: ",")
    }
    func maybe(_ name: String, _ value: String) -> String {
      Int.random(in: 0..<3, using: &numbers) == 0 ? ";\(name)=\(value)" : ""
    }
    let frequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    let frequency = frequencies.randomElement(using: &numbers) ?? "DAILY"
    var rule = "FREQ=\(frequency)"
    rule += maybe("INTERVAL", String(Int.random(in: 1...40, using: &numbers)))
    rule += maybe("BYMONTH", some(1...12))
    if frequency != "WEEKLY" { rule += maybe("BYMONTHDAY", some(1...31, isSigned: true)) }
    if frequency == "YEARLY" {
      rule += maybe("BYWEEKNO", some(1...53, isSigned: true))
      rule += maybe("BYYEARDAY", some(1...366, isSigned: true))
    }
    rule += maybe("BYDAY", ["MO", "TU,FR", "SA,SU,WE"].randomElement(using: &numbers) ?? "MO")
    rule += maybe("BYHOUR", some(0...23)) + maybe("BYMINUTE", some(0...59))
    if rule.contains("BY") { rule += maybe("BYSETPOS", some(1...3, isSigned: true)) }
    rule += maybe("WKST", ["SU", "WE"].randomElement(using: &numbers) ?? "SU")
    let skip = ["OMIT", "FORWARD", "BACKWARD"].randomElement(using: &numbers) ?? "OMIT"
    return rule + maybe("RSCALE", "GREGORIAN;SKIP=\(skip)")
  }
}
