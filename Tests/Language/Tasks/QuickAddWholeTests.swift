import Domain
import Language
import TestSupport
import Testing

/// A date is understood as a whole, or all of it stays in the title.
@Suite struct QuickAddWholeTests {
  private func read(_ line: String, at now: String = "2026-01-14T12:00:00Z") throws -> QuickAdd {
    let now = try #require(Instant(text: now))
    return try QuickAdd(
      line, dates: DateReader(now: now, zone: FixedZone()))
  }

  @Test(
    "What is no one day stays in the title, with the time that belongs to it",
    arguments: [
      "x last friday", "x last friday at 17:00", "x last month", "x last day of the month",
      "x last day of next month",
      "x every monday morning", "x every monday to noon",
      "x every monday at midnight", "x tomorrow 15:00 XYZT", "x 30 february at 9:00",
      "x from monday to friday",
      "x monday - friday", "x today or tomorrow", "x mon and tue",
      "x mon, wed, fri", "x mon, wed and fri at 9:00", "x sunday 29 feb", "x sun 29 feb",
      "x 29 feb sunday", "x friday, 5 feb", "x before friday", "x until tomorrow", "x since 5 jan",
      "x after 17:00", "x tomorrow friday", "x in 2 hours 3 days", "x an hour before friday",
      "x in 2 months 3 hours", "x (today or friday)", "x (Ann, friday)",
      "x this week",
    ])
  func left(line: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == line)
    #expect(quickAdd.tokens.isEmpty)
  }

  @Test(
    "A range of times is the start and how long it takes",
    arguments: [
      ("5pm to 6pm", "2026-01-14T17:00", 3_600), ("5pm to 6", "2026-01-14T17:00", 3_600),
      ("5 to 6pm", "2026-01-14T17:00", 3_600),
      ("tomorrow 5pm to 6pm", "2026-01-15T17:00", 3_600),
      ("between 5pm and 6pm", "2026-01-14T17:00", 3_600),
      ("tomorrow 12:30-13:30", "2026-01-15T12:30", 3_600),
      ("friday 23:00-1:00", "2026-01-16T23:00", 7_200),
    ])
  func ranges(phrase: String, start: String, seconds: Int64) throws {
    let quickAdd = try read("x \(phrase)")
    #expect(quickAdd.input.title == "x")
    #expect(quickAdd.input.start.flatMap { $0 }?.text == start + ":00.000Z")
    #expect(quickAdd.input.due == nil)
    #expect(quickAdd.input.estimatedDuration == .some(seconds))
  }

  @Test(
    "A time with a zone is an instant, where others float",
    arguments: [
      ("x tomorrow 15:00", FloatingTimes.due), ("x tomorrow 15:00 CET", FloatingTimes()),
      ("x 2026-12-24T17:00+01:00", FloatingTimes()),
      ("x >\"today 13:00\" tomorrow 15:00 UTC+2", FloatingTimes.start),
      ("x every day at 15:00 CET", FloatingTimes()),
      ("x tomorrow 15:00-16:00", FloatingTimes.start),
    ])
  func floating(line: String, floating: FloatingTimes) throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let quickAdd = try QuickAdd(
      line, dates: DateReader(now: now, zone: FixedZone()), floating: true)
    #expect(quickAdd.input.title == "x")
    #expect(quickAdd.input.floating == .some(floating))
    var defaults = TaskInput()
    defaults.floating = .all
    let all = quickAdd.input(over: defaults).floating
    #expect(all?.intersection(quickAdd.input.times ?? []) == floating)
  }

  @Test(
    "Distances of several units, and from a day",
    arguments: [
      ("in 1 hour 30 minutes", "2026-01-14T13:30:00.000Z"),
      ("in 2h 30m", "2026-01-14T14:30:00.000Z"),
      ("in 2 hours and 5 min", "2026-01-14T14:05:00.000Z"),
      ("in 1 hour 30", "2026-01-14T13:30:00.000Z"),
      ("in half an hour", "2026-01-14T12:30:00.000Z"),
      ("in an hour and a half", "2026-01-14T13:30:00.000Z"), ("in a year and a half", "2027-07-14"),
      ("in 1 day 2 hours", "2026-01-15T14:00:00.000Z"), ("in 2 weeks 3 days", "2026-01-31"),
      ("in 1 month and 2 days at 9:00", "2026-02-16T09:00:00.000Z"), ("2w 3d", "2026-01-31"),
      ("a week from tomorrow", "2026-01-22"), ("2 weeks from now", "2026-01-28"),
      ("in 2 weeks from now", "2026-01-28"), ("2 hours from now", "2026-01-14T14:00:00.000Z"),
      ("3 days from friday", "2026-01-19"), ("a week from fri at 5pm", "2026-01-23T17:00:00.000Z"),
      ("2 days before 5 feb", "2026-02-03"), ("a month after today", "2026-02-14"),
    ])
  func distances(phrase: String, due: String) throws {
    let quickAdd = try read("x \(phrase)")
    #expect(quickAdd.input.title == "x")
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
  }

  @Test(
    "A week with its day, weekends, parts of the day and spellings of times",
    arguments: [
      ("next week monday", "2026-01-19"), ("next week on friday", "2026-01-23"),
      ("this week friday", "2026-01-16"), ("friday this week", "2026-01-16"),
      ("this weekend", "2026-01-17"), ("next weekend", "2026-01-24"),
      ("tomorrow afternoon", "2026-01-15"), ("this afternoon", "2026-01-14"),
      ("thursday 5 feb", "2026-02-05"), ("5 feb, thu", "2026-02-05"),
      ("5 p.m.", "2026-01-14T17:00:00.000Z"), ("9 a.m., friday", "2026-01-16T09:00:00.000Z"),
      ("5p.m. tomorrow", "2026-01-15T17:00:00.000Z"), ("Jan. 20", "2026-01-20"),
      ("2026-12-24T17:00Z", "2026-12-24T17:00:00.000Z"),
      ("2026-12-24T17:00+01:00", "2026-12-24T16:00:00.000Z"),
      ("2026-12-24T17:00:30.000-0530", "2026-12-24T22:30:30.000Z"),
      ("2026-12-24T17:00:00+02", "2026-12-24T15:00:00.000Z"),
    ])
  func spellings(phrase: String, due: String) throws {
    let quickAdd = try read("x \(phrase)")
    #expect(quickAdd.input.title == "x")
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
    #expect(quickAdd.input.slot == nil)
  }

  @Test(
    "On a weekend, this weekend is today",
    arguments: [("2026-01-17", "2026-01-17"), ("2026-01-18", "2026-01-18")])
  func weekend(today: String, due: String) throws {
    let quickAdd = try read("x this weekend", at: "\(today)T12:00:00Z")
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
  }

  @Test(
    "No offset is more than a day, or in other figures",
    arguments: ["+24:00", "+1", "+01:60", "+010:0", "--01:00", "+01:0a", "ZZ"])
  func offsets(offset: String) throws {
    #expect(try read("x 2026-12-24T17:00\(offset)").input.due == nil)
  }

  @Test(
    "Punctuation that closes a date goes with it, and ends it",
    arguments: [
      ("call tomorrow.", "call", "2026-01-15"), ("call tomorrow!", "call", "2026-01-15"),
      ("call (tomorrow)", "call", "2026-01-15"), ("today: call", "call", "2026-01-14"),
      ("call tomorrow?", "call", "2026-01-15"),
      ("call tomorrow; write", "call write", "2026-01-15"),
      ("call tomorrow...", "call", "2026-01-15"),
      ("call (fri 5pm).", "call", "2026-01-16T17:00:00.000Z"),
      ("call friday. 5 apples", "call 5 apples", "2026-01-16"), ("call sun.", "call", "2026-01-18"),
      ("call tomorrow. 17:00 is late", "call 17:00 is late", "2026-01-15"),
    ])
  func punctuation(line: String, title: String, due: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == title)
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
  }

  @Test(
    "What only looks like a date stays in the title",
    arguments: [
      "Buy 3d printer", "Play 2w chess", "Mix 1:30 paint",
      "Read Mark 5:12 again", "Sit in sun", "Sit in the sun", "Sit in sun cream",
      "Say 2026-12-24T17:00+25:00",
    ])
  func falsePositives(line: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == line)
    #expect(quickAdd.input.due == nil)
  }

  @Test(
    "Short dates and times are dates where nothing else can be meant",
    arguments: [
      ("Call Ann 17:00", "2026-01-14T17:00:00.000Z"),
      ("Call Ann 5:12", "2026-01-15T05:12:00.000Z"),
      ("Call Ann at 5:12", "2026-01-15T05:12:00.000Z"),
      ("Call Ann by 5:12", "2026-01-15T05:12:00.000Z"),
      ("Call Ann tomorrow 5:12", "2026-01-15T05:12:00.000Z"), ("Call Ann 3d", "2026-01-17"),
      ("Call Ann 3d #Home", "2026-01-17"), ("Call Ann 17:00 @a", "2026-01-14T17:00:00.000Z"),
      ("17:00 tomorrow Call Ann", "2026-01-15T17:00:00.000Z"),
      ("Call Ann 3d 9:00", "2026-01-17T09:00:00.000Z"),
      ("at 17:00 Call Ann", "2026-01-14T17:00:00.000Z"),
    ])
  func clear(line: String, due: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == "Call Ann")
    #expect(quickAdd.input.due.flatMap { $0 }?.text == due)
  }

  @Test(
    "A mark with nothing to say stays in the title",
    arguments: ["x //", "x // ", "x #\"Unclosed y", "x @\"Unclosed y", "x ~90", "x ~1.h", "x ~.5h"])
  func marks(line: String) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == (line == "x // " ? "x //" : line))
    #expect(quickAdd.tokens.isEmpty)
  }

  @Test(
    "A duration may have a point, or two words",
    arguments: [
      ("x ~1h 30m", "x", 5_400), ("x ~1h 30m y", "x y", 5_400), ("x ~1.5h", "x", 5_400),
      ("x ~0.25h", "x", 900), ("x ~1h 30 eggs", "x 30 eggs", 3_600), ("x ~1h 2h", "x 2h", 3_600),
      ("x ~1d 2h 5min", "x", 93_900),
    ])
  func durations(line: String, title: String, seconds: Int64) throws {
    let quickAdd = try read(line)
    #expect(quickAdd.input.title == title)
    #expect(quickAdd.input.estimatedDuration == .some(seconds))
  }
}
