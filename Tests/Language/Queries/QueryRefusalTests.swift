import Domain
import TestSupport
import Testing

@testable import Language

@Suite struct QueryRefusalTests {
  private let reader = QueryReader(now: Instant(clamping: 0), zone: FixedZone())

  private func refusal(_ text: String) -> Failure? {
    #expect(throws: Failure.self) { try reader.query(text) }
  }

  @Test(
    "An error says where, what was found and what was expected",
    arguments: [
      ("projct:Home", 1, "There is no key “projct”: did you mean “project”?"),
      ("http://example.org", 1, "There is no key “http”: expected one of project, section,"),
      ("+a due:someday", 8, "“someday” is no date: expected one such as 2026-12-24"),
      ("+é due:", 9, "A value is expected directly after “due:”."),
      (
        "(+a or +b", 1, "The parenthesis that opens here is not closed: expected “)”, found the end"
      ),
      ("+a )", 4, "Found “)”, but no parenthesis is open here."),
      ("+a or", 6, "Found the end of the query, but a condition is expected after “or”."),
      ("or +a", 1, "Found “or”, but a condition is expected."),
      ("+a and or +b", 8, "Found “or”, but a condition is expected after “and”."),
      ("()", 2, "Found “)”, but a condition is expected after “(”."),
      ("not", 4, "Found the end of the query, but a condition is expected after “not”."),
      ("+a - b", 5, "Directly after “-”, a tag, or what shall not hold, is expected."),
      ("# Home", 2, "Directly after “#”, a project is expected."),
      (#"say "hello"#, 5, "The quote that opens here is not closed: expected “\"” at the end."),
      ("project<Home", 8, "“project” is followed by “:”, “=” or “!=”, not by “<”."),
      ("sort>due", 5, "“sort” is followed by “:”, not by “>”."),
      ("priority:P4", 10, "“P4” is not a priority: expected none, p0, p1, p2, p3; did you mean"),
      ("priority>P0,P1", 10, "One priority is expected after “>”."),
      ("star:maybe", 6, "“maybe” is not yes or no: expected 0, 1, false, no, true, yes."),
      ("sort:-du", 7, "“du” is not a sort key: expected"),
      ("limit:-1", 7, "“-1” is not a number of tasks: expected digits."),
      ("limit:99999999999999999999", 7, "“99999999999999999999” is not a number of tasks"),
      ("limit:1 limit:2", 9, "“limit” is given twice."),
      ("(+a sort:due)", 5, "“sort:due” says how to list, and is expected outside of parentheses"),
      ("not tree:yes", 5, "“tree:yes” says how to list"),
      (
        "+a or +b sort:due", 10, "“sort:due” is no alternative: put what “or” joins in parentheses."
      ),
      ("sort:due +a or +b", 1, "“sort:due” is no alternative"),
      (
        "due:2026-12-24..2026-12-01", 5, "The range “2026-12-24..2026-12-01” ends before it begins."
      ),
      ("due:..", 5, "A date is expected before or after “..”."),
      ("🙂", 1, "“🙂” has no word to look for: a letter or a digit is expected."),
      (#"title:"--""#, 7, "“--” has no word to look for"),
      (#"+"""#, 2, "A tag must not be empty."),
      ("id:x", 4, "“x” is not the id of a task, nor a range of ids such as 3-5."),
      ("tag:a,,b", 7, "A tag must not be empty."),
    ])
  func position(text: String, column: Int, message: String) throws {
    let failure = try #require(refusal(text))
    #expect(failure.kind == .malformed && failure.field == "filter")
    #expect(failure.position == TextPosition(line: 1, column: column), "\(failure.message)")
    #expect(failure.message.description.hasPrefix(message), "\(failure.message)")
  }

  @Test("What is too long, too deep or too much is refused, and not run into")
  func limits() throws {
    #expect(refusal(String(repeating: "a ", count: 5_001))?.position?.column == 10_001)
    for text in ["(", "-", "not "] {
      let deep = String(repeating: text, count: 2_000) + "+a"
      let message = try #require(refusal(deep)).message
      #expect(message.description.hasPrefix("A query has at most 16 parentheses and negations"))
    }
    #expect(refusal(String(repeating: "+a or ", count: 300) + "+a") != nil)
    #expect(refusal("tag:" + String(repeating: "a,", count: 300) + "a") != nil)
    let fits = String(repeating: "(", count: 16) + "+a" + String(repeating: ")", count: 16)
    #expect(throws: Never.self) { try reader.query(fits) }
  }

  @Test(
    "The longest lines are read in time, whatever is repeated in them",
    arguments: [
      "today|", "a|", "today ", "today or ", "3 ", "1-", "created before: 1 ", "search: x,", "@a*",
      "+READY ",
      "é", "title.has:a ", "!", "#R&", "/", "no ", "xor ", "\"a\"today", "y ", "und heute ",
    ])
  func longLines(piece: String) {
    let text = String(String(repeating: piece, count: 10_000).prefix(9_000))
    let start = ContinuousClock.now
    for language in Language.spoken {
      let reader = QueryReader(now: Instant(clamping: 0), zone: FixedZone(), language: language)
      _ = try? reader.query(text)
      _ = reader.shown(text)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("Whatever the bytes are, there is a query or an error with a position within the text")
  func randomBytes() throws {
    var numbers = RandomNumbers(seed: 1)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        UInt8.random(in: 0...255, using: &numbers)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let pieces = [
    "(", ")", "and", "or", "not", "-", "+", "#", "@", "!", "*", "\"", "\\", ":", "<", "<=", ">",
    ">=", "!=", "=", ",", "..", " ", " ", " ", "due", "priority", "project", "tag", "status",
    "sort", "limit", "tree", "has", "view", "title", "text", "id", "p1", "today", "7d", "-1m",
    "2026-12-24", "none", "any", "yes", "milk", "é", "🙂", "日本", "9999-12-31", "0001-01-01",
    "99999999y", "\r\n", "\0", "e\u{301}", "next", "trash", "completed", "under", "5",
  ]

  @Test("Whatever order the pieces of a query are in, nothing traps")
  func randomPieces() throws {
    var numbers = RandomNumbers(seed: 2)
    for _ in 0..<50_000 {
      let pieces = (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
        Self.pieces.randomElement(using: &numbers) ?? ""
      }
      check(pieces.joined())
    }
  }

  private func check(_ text: String) {
    do {
      _ = try reader.query(text)
    } catch let failure as Failure {
      #expect(failure.kind == .malformed && failure.field == "filter", "\(text)")
      let column = failure.position?.column ?? 0
      #expect((1...text.utf8.count + 1).contains(column), "\(text): \(column)")
    } catch {
      Issue.record(error)
    }
  }
}
