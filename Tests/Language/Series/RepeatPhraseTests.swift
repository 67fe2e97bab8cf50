import Domain
import Language
import TestSupport
import Testing

@Suite struct RepeatPhraseTests {
  private func dates() throws -> DateReader {
    DateReader(now: try #require(Instant(text: "2026-01-14T12:00:00Z")), zone: FixedZone())
  }

  @Test("White space, case and commas do not matter")
  func spelling() throws {
    let phrase = try RepeatPhrase("  EVERY  2 Weeks,\n on Mon,  thu ", dates: dates())
    #expect(phrase.rule.text == "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH")
    #expect(phrase.range == 2..<31)
  }

  @Test("A time is told beside the rule, or as a part of it")
  func clock() throws {
    let phrase = try RepeatPhrase("every day at 17:30", dates: dates())
    #expect(phrase.clock == RepeatPhrase.Clock(hour: 17, minute: 30))
    #expect(phrase.rule.text == "FREQ=DAILY")
    #expect(try phrase.ruleWithClock().text == "FREQ=DAILY;BYHOUR=17;BYMINUTE=30")
    let hours = try RepeatPhrase("every 2 hours at 9", dates: dates())
    #expect(throws: Failure.self) { try hours.ruleWithClock() }
  }

  @Test(
    "What is not understood is an error that tells the place and what was expected",
    arguments: [
      ("evry day", 1, 1, "did you mean “every”?"), ("every dy", 1, 7, "did you mean “day”?"),
      ("every\n  frday", 2, 3, "did you mean “friday”?"),
      ("", 1, 1, "“every”"), ("every", 1, 6, "a unit"), ("every 0 days", 1, 7, "from 1 on"),
      ("every 99999 days", 1, 7, "9999"), ("every day at 25", 1, 14, "a time"),
      ("every day at midnight", 1, 14, "23:59"), ("every day until", 1, 16, "a date"),
      ("every day for ten", 1, 15, "10 times"), ("every last day", 1, 15, "of the month"),
      ("every 31 april", 1, 10, "no such day"), ("every 32nd", 1, 7, "no such day"),
      ("every 6th monday", 1, 11, "no such day"),
      ("every 2 months on friday", 1, 19, "last friday"),
      ("every day tomorrow", 1, 11, "the end"),
      ("every day 10 times until friday", 1, 20, "one end"),
      ("every day at 9:00 and 17:30", 1, 28, "the same minutes"),
      ("every monday and 15th", 1, 14, "the end"), ("after completion", 1, 7, "10 days"),
      ("FREQ=DAILY;COUNT=0", 1, 1, "count"), ("RRULE:X=1", 1, 1, "no part"),
      ("every 1st and monday", 1, 11, "the end"), ("every day (", 1, 11, "the end"),
      ("every morning", 1, 7, "at 9:00"), ("every monday morning", 1, 14, "at 9:00"),
      ("twice a week", 1, 1, "on which days"), ("3 times a day", 1, 3, "at what times"),
      ("biweekly", 1, 1, "every 2 weeks"), ("every day starting tomorrow", 1, 11, "the due"),
      ("every other weekday", 1, 13, "other day"), ("15th", 1, 1, "every"),
      ("monday", 1, 1, "every"),
      ("24 dec", 1, 1, "every"), ("once", 1, 5, "a week"), ("every mon-", 1, 7, "a weekday"),
      ("every mon-wed-fri", 1, 7, "a weekday"), ("on the", 1, 1, "every"),
    ])
  func refusals(text: String, line: Int, column: Int, hint: String) throws {
    let dates = try dates()
    let failure = #expect(throws: Failure.self) { try RepeatPhrase(text, dates: dates) }
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == "text")
    #expect(failure?.position == TextPosition(line: line, column: column), "\(text)")
    #expect(failure?.message.description.lowercased().contains(hint) == true, "\(failure?.message ?? "")")
  }

  @Test("A text that is too long is refused, however it goes on")
  func length() throws {
    let dates = try dates()
    for word in ["every ", "mon, ", "1st and ", "every 1st, ", "(", "9", "last "] {
      let text = "every " + String(repeating: word, count: 200_000)
      #expect(throws: Failure.self) { try RepeatPhrase(text, dates: dates) }
    }
  }
}
