import Domain
import TestSupport
import Testing

@testable import Language

/// Words that are conditions, and how they are stored.
@Suite struct QueryPhraseTests {
  /// Thursday.
  private let now = Instant(text: "2026-01-15T12:00:00Z") ?? Instant(clamping: 0)

  private func reader(_ language: Language = .english) -> QueryReader {
    QueryReader(now: now, zone: FixedZone(), language: language)
  }

  @Test(
    "Words alone or within operators are conditions, and words in a row are words",
    arguments: [
      ("today", "due:today"), ("Today", "due:today"), ("tomorrow", "due:tomorrow"),
      ("no date", "due:none"), ("recurring", "has:repeat"), ("next 7 days", "due:next-7-days"),
      ("7 days", "due:next-7-days"), ("p1", "priority:P1"), ("P0", "priority:P0"),
      ("3", "id:3"), ("3 5", "id:3,5"), ("overdue", "overdue:yes"), ("friday", "due:friday"),
      ("next friday", "due:\"next friday\""), ("march", "due:march"),
      ("this week", "due:this-week"),
      ("next week", "due:next-week"), ("jan 3", "due:\"jan 3\""), ("2026-12-24", "due:2026-12-24"),
      ("today | overdue", "due:today or overdue:yes"),
      ("today|overdue", "due:today or overdue:yes"), ("today & #Work", "due:today and #Work"),
      (
        "(today | overdue) & #Work & !@waiting",
        "(due:today or overdue:yes) and #Work and not @waiting"
      ),
      ("today #Work", "due:today #Work"), ("not today", "not due:today"),
      ("today or milk", "due:today or milk"),
      ("p1 overdue", "priority:P1 overdue:yes"), ("!overdue", "not overdue:yes"),
      ("!(today | p1)", "not (due:today or priority:P1)"), ("!p1", "!p1"),
      ("!no date", "not due:none"),
      ("buy milk today", "buy milk today"), ("milk", "milk"), ("\"today\"", "\"today\""),
      ("text:today", "text:today"), ("-today", "-today"), ("R&D", "R&D"), ("#R&D", "#R&D"),
      ("#Work&@home", "#Work and @home"), ("AT&T bill", "AT&T bill"),
      ("milk&&#Work", "milk and #Work"), ("A&&&B", "A&&&B"), ("#R&|D", "#R&|D"),
      ("@a||* milk", "tag.startswith:a\"||\" milk"),
      ("3 little pigs", "3 little pigs"),
      ("##Work", "project:Work"), ("/Meetings", "section:Meetings"),
      ("@work*", "tag.startswith:work"),
      ("#*ork", "project.endswith:ork"), ("@*or*", "tag.has:or"), ("/usr/bin", "/usr/bin"),
      ("created before: -365 days", "created<-365d"), ("due before: today", "due<today"),
      ("date after: next week & #Work", "due>\"next week\" and #Work"),
      ("due before: +4 hours", "due<4h"), ("search: buy milk", "(text:buy text:milk)"),
      ("search: meeting & today", "text:meeting and due:today"), ("due: today", "due:today"),
      ("created: 5 days ago", "created:-5d"), ("no time", "timed:no"), ("no labels", "tag:none"),
      ("subtask", "parent:any"), ("view all", "status:open"), ("+OVERDUE", "overdue:yes"),
      ("+READY", "(blocked:no not planned>0h)"), ("-OVERDUE", "-OVERDUE"), ("+today", "+today"),
      ("+a xor +b", "+a ^ +b"), ("priority:H", "priority:H"),
      ("due.before:today", "due.before:today"),
    ])
  func english(text: String, stored: String) throws {
    #expect(try reader().canonical(text) == stored)
  }

  @Test(
    "The same in French, German and Spanish",
    arguments: [
      (Language.french, "aujourd'hui", "due:today"), (.french, "aujourd’hui", "due:today"),
      (.french, "demain ou en retard", "due:tomorrow or overdue:yes"),
      (.french, "sans date et #Maison", "due:none and #Maison"),
      (.french, "pain et beurre", "pain et beurre"),
      (.french, "lait ou #Maison", "lait or #Maison"),
      (.french, "non aujourd'hui", "not due:today"), (.french, "7 jours", "due:next-7-days"),
      (.french, "la semaine prochaine", "due:next-week"), (.french, "mardi", "due:tuesday"),
      (.french, "mars", "due:march"), (.french, "due:demain", "due:tomorrow"),
      (.french, "échéance:demain", "due:tomorrow"), (.french, "projet:Maison", "project:Maison"),
      (.french, "echeance<=vendredi favori:oui", "due<=friday favourite:yes"),
      (.french, "due:\"le 5 mai\"", "due:2026-05-05"),
      (.french, "échéance:\"dans 3 jours\"", "due:3d"),
      (.french, "étiquette:aucune", "tag:none"), (.french, "today", "due:today"),
      (.french, "créé avant : -30 jours", "created<-30d"),
      (.german, "heute oder überfällig", "due:today or overdue:yes"),
      (.german, "ohne Datum", "due:none"), (.german, "heute und #Arbeit", "due:today and #Arbeit"),
      (.german, "Brot und Butter", "Brot und Butter"), (.german, "nicht heute", "not due:today"),
      (.german, "nächste Woche", "due:next-week"), (.german, "Dienstag", "due:tuesday"),
      (.german, "fällig:morgen", "due:tomorrow"), (.german, "fällig vor: heute", "due<today"),
      (.german, "Projekt:Arbeit", "project:Arbeit"), (.german, "nächste 7 Tage", "due:next-7-days"),
      (.spanish, "hoy", "due:today"), (.spanish, "hoy o vencidas", "due:today or overdue:yes"),
      (.spanish, "sin fecha y #Casa", "due:none and #Casa"),
      (.spanish, "pan y leche", "pan y leche"),
      (.spanish, "no vencidas", "not overdue:yes"), (.spanish, "mañana", "due:tomorrow"),
      (.spanish, "próximos 7 días", "due:next-7-days"), (.spanish, "proyecto:Casa", "project:Casa"),
      (.spanish, "vence<=viernes", "due<=friday"), (.spanish, "enero", "due:january"),
    ])
  func languages(language: Language, text: String, stored: String) throws {
    #expect((try? reader(language).canonical(text)) ?? "refused" == stored)
  }

  @Test(
    "A filter that is saved in German is shown and read in French", arguments: Language.spoken)
  func shown(language: Language) throws {
    let lines = [
      "heute oder überfällig", "heute und #Arbeit", "(heute oder morgen) und nicht @warten",
      "nächste 7 Tage",
      "ohne Datum Projekt:\"Neues Haus\"", "Milch fällig:heute", "priority>=P1 fällig<=freitag",
      "status:erledigt",
      "fällig:heute..freitag", "title.has:ilch +a ^ +b", "letzte 30 Tage sort:-due",
    ]
    for line in lines {
      let stored = try reader(.german).canonical(line)
      let shown = reader(language).shown(stored)
      #expect(try reader(language).query(shown) == reader(.german).query(line), "\(line): \(shown)")
      #expect(try reader(language).canonical(shown).isEmpty == false)
    }
    let today = reader(language).shown(try reader(.german).canonical("heute oder überfällig"))
    let expected: [Language: String] = [
      .english: "due:today or overdue:yes", .french: "aujourd'hui ou en retard",
      .german: "heute oder überfällig", .spanish: "hoy o vencidas",
    ]
    #expect(today == expected[language])
  }

  @Test(
    "What was saved when bare words were words to look for still looks for them",
    arguments: [
      ("today", "text:today"), ("no date", "text:no text:date"), ("buy milk", "buy milk"),
      ("#Home today", "#Home text:today"), ("+OVERDUE", "tag:\"OVERDUE\""), ("3", "text:3"),
      ("due:today", "due:today"), ("+a -b", "+a -b"), ("xor +a", "text:xor +a"),
      ("due:\"next week\"", "due:\"next week\""),
    ])
  func restated(old: String, text: String) throws {
    let reader = reader()
    #expect(reader.restated(old) == text)
    #expect(try reader.query(text) == reader.stored(old))
  }

  @Test("A tag that no task has is told with the nearest one")
  func tags() throws {
    let reader = QueryReader(
      now: now, zone: FixedZone(),
      tags: QueryTags(isKnown: { ["bank", "home"].contains($0.lowercased()) }) { ["Bank", "home"] })
    #expect(try reader.query("+bank -@Home").filter == .all([.tag("bank"), .not(.tag("Home"))]))
    let failure = #expect(throws: Failure.self) { try reader.query("today & @bnak") }
    #expect(failure?.kind == .notFound)
    #expect(failure?.position == TextPosition(line: 1, column: 10))
    #expect(failure?.message == "There is no tag “bnak”; did you mean “bank”?")
  }

  @Test("The words that were read as conditions are told")
  func conditionWords() throws {
    #expect(try reader().conditionWords("today & #Work") == ["today"])
    #expect(try reader().conditionWords("no date | +OVERDUE | due:today") == ["no date"])
    #expect(try reader().conditionWords("buy milk today").isEmpty)
  }

  @Test(
    "What cannot be said is refused with the nearest that can",
    arguments: [
      ("today, overdue", 6, "A query makes one list: “or” joins what both find"),
      ("/mil.*/", 1, "There are no regular expressions: “title.has:mil”"),
      (
        "description~foo", 12,
        "There are no regular expressions: “title.has:foo” finds parts of words."
      ),
      ("p4", 1, "There is no P4"), ("assigned to: me", 1, "There are no people"),
      ("+LATEST", 1, "“+LATEST” cannot be asked for: “sort:-created limit:1” lists the newest."),
      ("due.has:x", 4, "“due” is no text"),
      ("title.hass:x", 6, "There is no “.hass”: expected one of"),
      ("status:waiting", 8, "A status is open"), ("urgency<x", 9, "“x” is no urgency"),
      ("+a xor +b xor +c xor +d xor +e xor +f xor +g", 39, "A query has “xor” at most 5 times."),
      ("milk&&&#Work", 7, "Found “&”, but a condition is expected after “and”."),
      ("#a&|#b", 4, "Found “|”, but a condition is expected after “and”."),
      ("today &", 8, "Found the end of the query, but a condition is expected after “and”."),
      ("uuid:ab", 6, "“ab” is no uid"), ("due.any:x", 9, "Nothing stands behind “due.any:”"),
    ])
  func refusals(text: String, column: Int, message: String) throws {
    let failure = try #require(#expect(throws: Failure.self) { try reader().query(text) })
    #expect(failure.position?.column == column, "\(failure.message)")
    #expect(failure.message.description.hasPrefix(message), "\(failure.message)")
  }

  @Test("Each language has words for what English has", arguments: Language.spoken)
  func tables(language: Language) {
    #expect(language.queryFaults == [])
    #expect(language.lackingInQueries == [])
    let vocabulary = language.queryVocabulary
    for (meaning, words) in vocabulary.shownPhrases {
      let text = words.split(separator: " ").map { $0 == "{n}" ? "3" : String($0) }.joined(
        separator: " ")
      let stored = QueryVocabulary.replacing("{n}", in: meaning, by: "3")
      #expect((try? reader(language).canonical(text)) == stored, "\(text)")
    }
  }

  @Test("However a query is typed, its stored form means the same in every language")
  func roundTrips() throws {
    var numbers = RandomNumbers(seed: 21)
    let pieces = [
      "today", "heute", "aujourd'hui", "hoy", "no date", "ohne Datum", "milk", "und", "et", "y",
      "o", "ou",
      "oder", "or", "and", "|", "&", "!", "(", ")", "@a", "#Work", "##Work", "@a*", "7 days", "3",
      "p1",
      "nicht", "no", "due:today", "fällig:morgen", "due<7d", "+READY", "xor", "\"today\"", "-",
      "search: x",
      "title.has:ilk", "urgency>3", ",", "/x", "due before: today", "é", "\"", "\\", "*", "=", "~",
      "&&&", "||", "milk&&",
    ]
    var count = 0
    for _ in 0..<1_500 {
      let text = (0..<Int.random(in: 1...7, using: &numbers)).map { _ in
        (pieces.randomElement(using: &numbers) ?? "") + (Bool.random(using: &numbers) ? " " : "")
      }.joined()
      let language = Language.spoken.randomElement(using: &numbers) ?? .english
      guard let query = try? reader(language).query(text) else { continue }
      count += 1
      let stored = try? reader(language).canonical(text)
      guard let stored else {
        Issue.record("\(language) \(text) is not kept")
        continue
      }
      #expect(try reader(language).stored(stored) == query, "\(text)")
      #expect((try? reader(language).canonical(stored)) == stored, "\(text)")
      #expect(try reader(.english).query(reader().restated(stored)) == query, "\(text): \(stored)")
      for other in Language.spoken {
        let shown = reader(other).shown(stored)
        #expect((try? reader(other).query(shown)) == query, "\(other): \(shown)")
      }
    }
    #expect(count > 300)
  }
}
