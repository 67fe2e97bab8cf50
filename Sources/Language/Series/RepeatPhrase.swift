package import Domain
import Localization

/// The meaning of a repeat in words, such as `every 2 weeks on mon, thu at 9:00`.
package struct RepeatPhrase: Equatable, Sendable {
  package var rule: RepeatRule
  /// Whether the next time is counted from when the task was completed, not from when it was due.
  package var isAfterCompletion: Bool
  /// The time of each day, when it was named.
  package var clock: Clock?
  /// The first day, when it was named: `every day starting 1 may`.
  package var start: CalendarDate?
  /// In bytes of UTF-8.
  package var range: Range<Int>

  /// The rule with the time as a part of it, for where nothing else can hold it.
  ///
  /// - Throws: `malformed` for a time with hours or minutes, which have none, and for a first day.
  package func ruleWithClock() throws -> RepeatRule {
    if let start {
      throw Failure(
        .malformed,
        "A rule has no first day, such as \(start.text) here: that is the due, or the start.",
        field: "text", position: TextPosition(line: 1, column: 1))
    }
    guard let clock else { return rule }
    var parts = RepeatParts(rule)
    guard ![.second, .minute, .hour].contains(parts.frequency) else {
      throw Failure(
        .malformed,
        "A time of day stands with days, weeks, months or years, not with hours or minutes.",
        field: "text", position: TextPosition(line: 1, column: 1))
    }
    parts.hours = [clock.hour]
    parts.minutes = [clock.minute]
    return try parts.rule()
  }

  private init(rule: RepeatRule, range: Range<Int>) {
    self.rule = rule
    isAfterCompletion = false
    self.range = range
  }

  /// A local time of day.
  package struct Clock: Equatable, Sendable {
    package var hour: Int
    package var minute: Int

    package init(hour: Int, minute: Int) {
      self.hour = hour
      self.minute = minute
    }
  }
}

extension RepeatPhrase {
  /// In bytes of UTF-8.
  package static let maximumLength = 1_100

  /// Reads a text that is nothing but a phrase, or a rule as RFC 5545 writes it.
  ///
  /// `docs/repeats.md` lists what is understood, in the language of the dates and in English.
  ///
  /// - Throws: `malformed` with the position of what was not expected.
  package init(_ text: String, dates: DateReader) throws {
    guard text.utf8.count <= Self.maximumLength else {
      throw Failure(
        malformedRepeat: "The words for a repeat rule have at most \(Self.maximumLength) bytes; "
          + "these have \(text.utf8.count).", in: text, at: Self.maximumLength)
    }
    let line = LineBytes(text)
    let start = line.skipSpace(from: 0)
    let end = line.endOfWord(from: start)
    if text.utf8.contains(UInt8(ascii: "=")), line.skipSpace(from: end) == line.count {
      self = try Self.written(line.text(start..<end), in: text, at: start..<end)
      return
    }
    let whole = WholeText(text, dates, isSeries: true)
    do {
      let found = try whole.series()
      rule = found.rule
      isAfterCompletion = found.isAfterCompletion
      clock = found.clock.map { Clock(hour: $0 / 3_600, minute: $0 / 60 % 60) }
      self.start = found.start
      range = found.range
    } catch let unread as UnreadText {
      throw Failure(
        malformedRepeat: unread.message(among: whole.words), in: text, at: unread.offset)
    } catch let failure as Failure where failure.kind == .invalid {
      throw Failure(malformedRepeat: failure.message, in: text, at: 0)
    }
  }

  /// `FREQ=DAILY`, or `RRULE:FREQ=DAILY`
  private static func written(
    _ rule: String, in text: String, at range: Range<Int>
  ) throws -> RepeatPhrase {
    let prefix = "RRULE:"
    let hasPrefix = rule.utf8.count > prefix.utf8.count && rule.uppercased().hasPrefix(prefix)
    do {
      let rule = try RepeatRule(hasPrefix ? String(rule.dropFirst(prefix.count)) : rule)
      return RepeatPhrase(rule: rule, range: range)
    } catch let failure as Failure {
      throw Failure(malformedRepeat: failure.message, in: text, at: range.lowerBound)
    }
  }
}

extension Failure {
  /// What is wrong with the words for a repeat rule, at the byte with that offset.
  init(malformedRepeat message: Message, in text: String, at offset: Int) {
    let before = text.utf8.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let line = before.reversed().prefix { $0 != newline }
    self.init(
      .malformed, message, field: "text",
      position: TextPosition(
        line: before.count { $0 == newline } + 1, column: line.count + 1))
  }
}
