import Domain
import Language
import TestSupport
import Testing

@Suite struct QuickAddPropertyTests {
  private static let words = [
    "a", "the", "tomorrow", "today,", "tonight", "sun", "sat", "friday", "next", "this", "in", "at",
    "on", "by", "due", "end", "of", "week", "month", "3", "5th", "31", "2027", "may", "jan", "days",
    "5pm", "pm", "17:00", "noon", "midnight", "2w", "90min", "1h30m", "2026-12-24", "24/12",
    "29.2.2028", "9999999d", "#Home", "#", "@bank", "@\"two words\"", "#\"x", "!p1", "!p9", "*",
    "~30m", "~0m", ">monday", ">\"next week\"", ">", "\"", "\"tomorrow", "monday\"", "\\", "\\\"",
    "\\#1", "//", "\u{E9}", "\u{1F600}", "\u{301}", ",", "-", "morning", "night", "for", "\u{0}",
    "every", "last", "first", "from", "to", "and", "(today)", "today.", "(", "half", "an", "hour",
    "weekend",
    "5 p.m.", "2026-12-24T17:00+01:00", "~1.5h",
  ]
  private static let spaces = [" ", " ", " ", "  ", "\t", "\u{3000}", "\u{A0}", "", ","]

  @Test("Any heap of words is read or refused, and the ranges fit it", arguments: [1, 2, 3, 4])
  func heaps(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for _ in 0..<TestLength.rounds(5_000) {
      var line = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        line += Self.words.randomElement(using: &random) ?? ""
        line += Self.spaces.randomElement(using: &random) ?? ""
      }
      check(line)
    }
  }

  @Test("Any bytes are read or refused, and the ranges fit them", arguments: [5, 6])
  func bytes(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for _ in 0..<TestLength.rounds(5_000) {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(
    "At the ends of time nothing breaks",
    arguments: [Instant.range.lowerBound, Instant.range.upperBound])
  func endsOfTime(now: Instant) {
    for hours in [-14, 0, 14] {
      for first in Self.words {
        for second in Self.words {
          check("\(first) \(second) 5pm", at: now, in: FixedZone(hours: hours))
          _ = DateReader(now: now, zone: FixedZone(hours: hours)).moment("\(first) \(second)")
        }
      }
    }
  }

  @Test(
    "A very long line is read in time, whatever it is made of", .timeLimit(.minutes(5)),
    .enabled(if: !TestLength.isShort))
  func long() {
    for part in [
      "a", "a ", "tomorrow ", "\" ", "\"", "\\", "#\"a ", "in 3 ", "1h", "~1h", "// ", "every ",
      "mon ", "monday and ", "from ", "first of ", "today to ", "~1h 5m ",
      "(", "(today ", "today. ", "in 1h and ", "a week from ", "1st and ", "on the ",
      "first of every ",
    ] {
      check(String(repeating: part, count: 20_000 / part.utf8.count))
    }
  }

  /// Reads a line and compares the ranges and the title with it.
  private func check(
    _ line: String, at now: Instant = Instant(clamping: 1_768_392_000_000),
    in zone: any Zone = FixedZone()
  ) {
    guard
      let quickAdd = try? QuickAdd(
        line, dates: DateReader(now: now, zone: zone))
    else {
      return
    }
    let utf8 = line.utf8
    var end = 0
    var rest: [UInt8] = []
    for token in quickAdd.tokens {
      guard token.range.lowerBound >= end, !token.range.isEmpty,
        token.range.upperBound <= utf8.count
      else {
        Issue.record("\(line): \(quickAdd.tokens)")
        return
      }
      rest += Array(utf8)[end..<token.range.lowerBound]
      end = token.range.upperBound
      let start = utf8.index(utf8.startIndex, offsetBy: token.range.lowerBound)
      let stop = utf8.index(utf8.startIndex, offsetBy: token.range.upperBound)
      #expect(start.samePosition(in: line.unicodeScalars) != nil, "\(line)")
      #expect(stop.samePosition(in: line.unicodeScalars) != nil, "\(line)")
    }
    rest += Array(utf8)[end...]
    // Without the tokens, the line is the title but for white space, quotes, backslashes, commas and points.
    #expect(essence(quickAdd.input.title ?? "") == essence(String(decoding: rest, as: UTF8.self)))
  }

  private func essence(_ text: String) -> String {
    let kept = text.unicodeScalars.filter {
      !$0.properties.isWhitespace && !["\"", "\\", ",", "."].contains($0)
    }
    return String(String.UnicodeScalarView(kept))
  }
}
