import TestSupport
import Testing

@testable import Domain
@testable import Storage

/// What FTS5 finds, our highlighter marks.
@Suite struct HighlightTests {
  private static let opening = "\u{1}"
  private static let closing = "\u{2}"

  /// The texts of the tasks that a search finds, marked by FTS5.
  private func marked(
    _ search: TextSearch, _ field: TextSearch.Field, in store: SQLiteStore
  ) throws -> [Int64: String] {
    let column = try #require(TextSearch.Field.allCases.firstIndex(of: field))
    let statement = try store.database.statement(
      "SELECT rowid, highlight(task_text, \(column), ?, ?) FROM task_text WHERE task_text MATCH ?")
    defer { statement.reset() }
    try statement.bind(Self.opening, Self.closing, search.matchExpression)
    var texts: [Int64: String] = [:]
    while try statement.step() { texts[statement.integer(0)] = statement.text(1) }
    return texts
  }

  /// The text marked by ours.
  private func marked(_ text: String, _ search: TextSearch, _ field: TextSearch.Field) -> String {
    guard var highlighter = TextHighlighter(.text(search)) else { return text }
    var text = text
    var marked: [UInt8] = []
    text.withUTF8 { bytes in
      var next = 0
      for range in highlighter.ranges(in: bytes, of: field) {
        marked += bytes[next..<range.lowerBound]
        marked += Array(Self.opening.utf8) + bytes[range] + Array(Self.closing.utf8)
        next = range.upperBound
      }
      marked += bytes[next...]
    }
    return String(decoding: marked, as: UTF8.self)
  }

  private static let letters = [
    "a", "b", "A", "B", "é", "É", "e\u{301}", "ß", "ø", "ñ", "1", " ", " ", " ", "-", ",", "ą́",
    "ı", "İ", "œ", "ﬁ", "\u{301}",
  ]

  private func randomText(_ count: Int, _ numbers: inout RandomNumbers) -> String {
    (0..<count).map { _ in Self.letters.randomElement(using: &numbers) ?? "a" }.joined()
  }

  @Test("In random Latin texts, the same words are marked as FTS5 marks")
  func latin() throws {
    var numbers = RandomNumbers(seed: 7)
    let test = try TestStore()
    for _ in 0..<150 {
      let title = "x" + randomText(12, &numbers)
      let notes = randomText(60, &numbers)
      let tags = (0..<3).map { _ in "t" + randomText(4, &numbers) }
      _ = try test.add(title) {
        $0.notes = notes
        $0.tags = tags
      }
    }
    let tasks = try test.contents().tasks
    var found = 0
    for _ in 0..<400 {
      let terms = (0..<Int.random(in: 1...3, using: &numbers)).compactMap { _ in
        try? TextSearch.Term(
          checking: randomText(Int.random(in: 1...5, using: &numbers), &numbers),
          isExact: .random(using: &numbers))
      }
      if terms.isEmpty { continue }
      let fields = TextSearch.Field.allCases.filter { _ in .random(using: &numbers) }
      let search = TextSearch(terms, in: fields.isEmpty ? [.notes] : Set(fields))
      for field in TextSearch.Field.allCases {
        let expected = try marked(search, field, in: test.store)
        for task in tasks {
          guard let expected = expected[task.id] else { continue }
          found += 1
          let text =
            switch field {
            case .title: task.title
            case .notes: task.notes
            case .tags: task.joinedTags
            }
          #expect(ExactText(marked(text, search, field)) == ExactText(expected), "\(search)")
        }
      }
    }
    #expect(found > 1_000)
  }

  @Test(
    "Characters are words, and are the same, as FTS5 has it",
    arguments: [0x21...0x52F, 0x1E00...0x20FF, 0x1F300...0x1F9FF] as [ClosedRange<UInt32>])
  func characters(range: ClosedRange<UInt32>) throws {
    let database = try TestStore().store.database
    try database.execute(
      "CREATE VIRTUAL TABLE temp.one USING fts5(c, tokenize = 'unicode61 remove_diacritics 2')")
    try database.execute("CREATE VIRTUAL TABLE temp.words USING fts5vocab('one', 'instance')")
    let scalars = range.compactMap(Unicode.Scalar.init)
    let insert = try database.statement("INSERT INTO temp.one(rowid, c) VALUES (?, ?)")
    for scalar in scalars { try insert.run(Int64(scalar.value), String(scalar)) }
    let select = try database.statement("SELECT doc, term FROM temp.words")
    defer { select.reset() }
    var expected: [Int64: String] = [:]
    while try select.step() { expected[select.integer(0)] = select.text(1) }
    // Two letters with two accents each keep the second.
    for scalar in scalars where scalar != "Ǡ" && scalar != "ǡ" {
      let found = TextTokens(String(scalar)).texts.first
      #expect(
        found.map { ExactText($0) } == expected[Int64(scalar.value)].map { ExactText($0) },
        "U+\(String(scalar.value, radix: 16))")
    }
  }
}
