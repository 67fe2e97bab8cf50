import Domain
import Language
import TestSupport
import Testing

@Suite struct RepeatWordsTests {
  private func dates() throws -> DateReader {
    DateReader(now: try #require(Instant(text: "2026-01-14T12:00:00Z")), zone: FixedZone())
  }

  @Test(
    "A rule without a phrase is a sentence with all of its parts",
    arguments: [
      (
        "FREQ=YEARLY;INTERVAL=2;BYMONTH=1,3;BYMONTHDAY=1,15;BYDAY=MO;BYHOUR=9,17;COUNT=10",
        "every 2 years, in January and March, on the 1st and 15th day of the month, only if that is "
          + "a Monday, at hours 9 and 17, 10 times"
      ),
      (
        "FREQ=MONTHLY;BYDAY=TU,WE;BYSETPOS=3,-1",
        "every month, on Tuesday and Wednesday, of all these only the 3rd and last in each month"
      ),
      (
        "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
        "every month, on the 13th day of the month, only if that is a Friday"
      ),
      ("FREQ=SECONDLY;INTERVAL=30", "every 30 seconds"),
      (
        "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;WKST=SU",
        "every year, in the 20th week of the year, on Monday, with weeks that begin on Sunday"
      ),
      (
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD",
        "every year, by the calendar HEBREW, in month 5L, on the 8th day of the month, "
          + "or the day after one that does not exist"
      ),
      ("FREQ=HOURLY;BYMINUTE=0,30", "every hour, at minutes 0 and 30"),
    ])
  func sentences(rule: String, words: String) throws {
    #expect(RepeatWording.text(try RepeatRule(rule), isAfterCompletion: false) == words)
  }

  @Test("Short months are not mentioned where the first day is one of all months")
  func start() throws {
    let rule = try RepeatRule("FREQ=MONTHLY")
    let early = CalendarDate(year: 2026, month: 1, day: 28)
    let late = CalendarDate(year: 2026, month: 1, day: 31)
    #expect(RepeatWording.text(rule, isAfterCompletion: false, start: early) == "every month")
    #expect(
      RepeatWording.text(rule, isAfterCompletion: false, start: late)
        == "every month, skipping shorter months")
  }

  @Test("Words that are read again mean the same days, whatever the rule was")
  func roundTrip() throws {
    let dates = try dates()
    var numbers = RandomNumbers(seed: 7)
    var readCount = 0
    for _ in 0..<3_000 {
      guard let rule = try? RepeatRule(Self.rule(&numbers)) else { continue }
      let words = RepeatWording.text(rule, isAfterCompletion: false)
      #expect(words.hasPrefix("every "))
      guard let read = try? RepeatPhrase(words, dates: dates) else { continue }
      readCount += 1
      #expect(read.clock == nil && !read.isAfterCompletion, "\(rule.text): \(words)")
      #expect(RepeatWording.text(read.rule, isAfterCompletion: false) == words, "\(rule.text)")
      #expect(
        try Self.occurrences(read.rule) == Self.occurrences(rule),
        "\(rule.text) is not \(read.rule.text): \(words)")
    }
    #expect(readCount > 500)
  }

  @Test(
    "What a language says is read in it as the same rule", arguments: Language.spoken)
  func languages(_ language: Language) throws {
    let english = try dates()
    let dates = DateReader(now: english.now, zone: english.zone, language: language)
    var numbers = RandomNumbers(seed: 11)
    var readCount = 0
    for _ in 0..<600 {
      guard let rule = try? RepeatRule(Self.rule(&numbers)) else { continue }
      for isAfterCompletion in [false, true] {
        let canonical = RepeatWording.text(rule, isAfterCompletion: isAfterCompletion)
        guard let meant = try? RepeatPhrase(canonical, dates: english) else { continue }
        let words = RepeatWording.text(
          rule, isAfterCompletion: isAfterCompletion, in: language)
        let read = try? RepeatPhrase(words, dates: dates)
        #expect(read?.rule == meant.rule, "\(rule.text): \(words)")
        #expect(read?.isAfterCompletion == isAfterCompletion, "\(rule.text): \(words)")
        #expect(read?.clock == nil && read?.start == nil, "\(rule.text): \(words)")
        readCount += 1
      }
    }
    #expect(readCount > 300)
  }

  @Test(
    "Each language says rules in its own grammar",
    arguments: [
      (
        "FREQ=WEEKLY;BYDAY=MO", "tous les lundis", "jeden Montag", "todos los lunes"
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "un vendredi sur deux",
        "jeden zweiten Freitag", "cada 2 semanas el viernes"
      ),
      (
        "FREQ=MONTHLY;BYDAY=-1FR", "le dernier vendredi de chaque mois",
        "am letzten Freitag jedes Monats", "el último viernes de cada mes"
      ),
      (
        "FREQ=MONTHLY;BYMONTHDAY=1,15", "le 1er et le 15 de chaque mois",
        "am 1. und 15. jedes Monats", "el 1 y el 15 de cada mes"
      ),
      (
        "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;COUNT=3", "tous les 24 décembre, 3 fois",
        "jeden 24. Dezember, 3 Mal", "cada 24 de diciembre, 3 veces"
      ),
      (
        "FREQ=YEARLY;BYMONTH=4;BYDAY=1MO", "chaque 1er lundi d'avril", "jeden 1. Montag im April",
        "cada primer lunes de abril"
      ),
      (
        "FREQ=DAILY;BYHOUR=1;BYMINUTE=0;UNTIL=20260501",
        "tous les jours toujours à 01:00 jusqu'au 1er mai 2026",
        "jeden Tag immer um 01:00 bis zum 1. Mai 2026",
        "cada día siempre a la 01:00 hasta el 1 de mayo de 2026"
      ),
      (
        "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
        "tous les mois, le 13e jour du mois, seulement si c'est un vendredi",
        "jeden Monat, am 13. Tag des Monats, nur wenn das ein Freitag ist",
        "cada mes, el 13º día del mes, solo si es un viernes"
      ),
      (
        "FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=MO",
        "tous les ans, la 1re et dernière semaine de l'année, le lundi",
        "jedes Jahr, in der 1. und letzten Woche des Jahres, am Montag",
        "cada año, en la 1ª y última semana del año, el lunes"
      ),
    ])
  func grammar(rule: String, french: String, german: String, spanish: String) throws {
    let rule = try RepeatRule(rule)
    for (language, words) in [(Language.french, french), (.german, german), (.spanish, spanish)] {
      #expect(RepeatWording.text(rule, isAfterCompletion: false, in: language) == words)
    }
    let days = try RepeatRule("FREQ=DAILY;INTERVAL=2")
    #expect(
      RepeatWording.text(days, isAfterCompletion: true, in: .french)
        == "tous les 2 jours après l'avoir fait")
  }

  private static func occurrences(_ rule: RepeatRule) throws -> [LocalMoment] {
    let start = try LocalMoment(text: "20260131T080000")
    return Array(
      try rule.occurrences(from: start, in: FixedZone()).prefix(30))
  }

  /// Parts of all kinds, most of which go together.
  private static func rule(_ numbers: inout RandomNumbers) -> String {
    let frequencies = ["HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY", "MONTHLY", "YEARLY"]
    var rule = "FREQ=" + frequencies[Int.random(in: 0..<7, using: &numbers)]
    func maybe(_ text: String, oneOf count: Int) {
      if Int.random(in: 0..<count, using: &numbers) == 0 { rule += ";" + text }
    }
    let choices = [
      ["INTERVAL=2", "INTERVAL=3"], ["BYMONTH=1", "BYMONTH=3,6", "BYMONTH=2"],
      ["BYMONTHDAY=31", "BYMONTHDAY=1,15", "BYMONTHDAY=-1", "BYMONTHDAY=29,-2"],
      [
        "BYDAY=MO", "BYDAY=MO,TU,WE,TH,FR", "BYDAY=SA,SU", "BYDAY=2TU", "BYDAY=1MO,-1FR",
        "BYDAY=1WE,3WE",
      ],
      ["BYHOUR=9;BYMINUTE=0", "BYHOUR=9,17;BYMINUTE=30", "BYHOUR=7"],
      ["BYSETPOS=-1", "BYSETPOS=1,2"], ["BYYEARDAY=100", "BYWEEKNO=20"], ["WKST=SU"],
      ["COUNT=5", "UNTIL=20301224", "UNTIL=20301224T160000Z"],
    ]
    for (values, rarity) in zip(choices, [2, 3, 3, 3, 5, 6, 12, 6, 3]) {
      maybe(values[Int.random(in: 0..<values.count, using: &numbers)], oneOf: rarity)
    }
    let skips = ["", "", ";SKIP=BACKWARD", ";SKIP=FORWARD"]
    let skip = skips[Int.random(in: 0..<4, using: &numbers)]
    return skip.isEmpty ? rule : "RSCALE=GREGORIAN;" + rule + skip
  }
}
