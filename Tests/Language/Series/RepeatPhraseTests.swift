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
      ("", 1, 1, "“every”"), ("every", 1, 6, "a unit"), ("every 0 days", 1, 7, "from 1 to 9999"),
      ("every 99999 days", 1, 7, "9999"), ("every day at 25", 1, 16, "at 9:00"),
      ("every day at midnight", 1, 14, "23:59"), ("every day until", 1, 11, "24 dec"),
      ("every day for ten", 1, 11, "contradicts"),
      ("every 31 april", 1, 10, "no such day"), ("every 32nd", 1, 9, "no such day"),
      ("every 6th monday", 1, 11, "no such day"),
      ("every 2 months on friday", 1, 16, "go together"),
      ("every day 10 times until friday", 1, 20, "one end"),
      ("every day at 9:00 and 17:30", 1, 19, "one time"),
      ("every monday and 15th", 1, 14, "go together"), ("after completion", 1, 1, "10 days"),
      ("FREQ=DAILY;COUNT=0", 1, 1, "count"), ("RRULE:X=1", 1, 1, "no part"),
      ("every 1st and monday", 1, 11, "go together"), ("every day (", 1, 11, "the end"),
      ("every morning", 1, 14, "at 9:00"), ("every monday morning", 1, 21, "at 9:00"),
      ("twice a week", 1, 1, "on which days"), ("3 times a day", 1, 3, "at what times"),
      ("biweekly", 1, 1, "every 2 weeks"),
      ("every other weekday", 1, 20, "2 weeks"), ("15th", 1, 5, "31st"),
      ("monday", 1, 1, "every"),
      ("24 dec", 1, 7, "a date"), ("once", 1, 5, "a weekday"), ("every mon-", 1, 10, "a weekday"),
      ("every mon-wed-fri", 1, 14, "a weekday"), ("on the", 1, 7, "a weekday"),
    ])
  func refusals(text: String, line: Int, column: Int, hint: String) throws {
    let dates = try dates()
    let failure = #expect(throws: Failure.self) { try RepeatPhrase(text, dates: dates) }
    #expect(failure?.kind == .malformed)
    #expect(failure?.field == "text")
    #expect(failure?.position == TextPosition(line: line, column: column), "\(text)")
    #expect(
      failure?.message.description.lowercased().contains(hint) == true, "\(failure?.message ?? "")")
  }

  @Test(
    "A first day is told beside the rule, which has no place for it",
    arguments: ["every day starting tomorrow", "every day tomorrow"])
  func start(text: String) throws {
    let phrase = try RepeatPhrase(text, dates: dates())
    #expect(phrase.start == CalendarDate(year: 2026, month: 1, day: 15))
    let failure = #expect(throws: Failure.self) { try phrase.ruleWithClock() }
    #expect(failure?.message.description.contains("the due") == true)
  }

  @Test(
    "The set language is read, and English with it",
    arguments: [
      (Language.french, "tous les lundis", "FREQ=WEEKLY;BYDAY=MO"),
      (.french, "un vendredi sur deux", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
      (.french, "every monday", "FREQ=WEEKLY;BYDAY=MO"),
      (.german, "jeden zweiten Freitag", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
      (.german, "am letzten Freitag jedes Monats", "FREQ=MONTHLY;BYDAY=-1FR"),
      (.spanish, "el último viernes de cada mes", "FREQ=MONTHLY;BYDAY=-1FR"),
      (.spanish, "cada 2 semanas", "FREQ=WEEKLY;INTERVAL=2"),
    ])
  func languages(language: Language, text: String, rule: String) throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let dates = DateReader(now: now, zone: FixedZone(), language: language)
    #expect(try RepeatPhrase(text, dates: dates).rule.text == rule)
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
