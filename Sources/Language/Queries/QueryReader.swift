package import Domain
import Localization

/// Reads the language of queries, evaluated at an instant in a zone:
/// `project:Home +bank -waiting due<7d priority>=P1 star:yes "exact words" sort:-due`.
///
/// Conditions side by side must all hold; `not` binds closer than `and`, and `and` closer than `or`.
/// A time is compared with the whole of what its value names, from its first millisecond to its last:
///
/// | condition | holds for a time |
/// |---|---|
/// | `due:X`, `due=X` | within X |
/// | `due<X` | before X begins |
/// | `due<=X` | before X is over |
/// | `due>X` | after X is over |
/// | `due>=X` | from the beginning of X on |
/// | `due:X..Y` | from the beginning of X until Y is over; X or Y may be left out |
///
/// A day lasts from midnight to midnight in the zone, and an instant for a millisecond. A span such
/// as `7d` is an instant that far from now; `due:7d` means the day that it is on. A due that is a date
/// counts as the last millisecond of its day and a start as the first, so that `due<=today` holds for
/// what is due today, and `due<today` does not.
package struct QueryReader {
  /// In bytes of UTF-8.
  package static let maximumLength = 10_000

  let dates: DateReader
  let fields: QueryFields
  private let tags: QueryTags?

  var now: Instant { dates.now }
  /// The language that queries are read in, beside English.
  package var language: Language { dates.language }
  /// From Monday, which is 0.
  var firstWeekday: Int { dates.conventions.firstWeekday }

  /// `fields` gives the own fields of tasks; it is asked only about what is no word of the language.
  /// Without `tags`, a tag that is not there is no error.
  package init(
    _ dates: DateReader, fields: @escaping () throws -> [CustomField] = { [] },
    tags: QueryTags? = nil
  ) {
    self.init(dates, QueryFields(fields), tags)
  }

  package init(
    now: Instant, zone: any Zone, language: Language = .english, firstWeekday: Int = 0,
    fields: @escaping () throws -> [CustomField] = { [] }, tags: QueryTags? = nil
  ) {
    self.init(
      DateReader(
        now: now, zone: zone, language: language,
        conventions: Conventions(firstWeekday: firstWeekday)),
      fields: fields, tags: tags)
  }

  private init(_ dates: DateReader, _ fields: QueryFields, _ tags: QueryTags?) {
    self.dates = dates
    self.fields = fields
    self.tags = tags
  }

  /// One of what is stored, which is English whoever reads it, and lets unknown tags be.
  var ofStored: QueryReader { QueryReader(dates.inEnglish, fields, nil) }

  /// The own field of a name.
  package func field(named name: String) throws -> CustomField? { try fields.field(named: name) }

  /// What a text asks for. What it does not say is as in `TaskQuery()`, but for the order of a view
  /// that has one of its own.
  ///
  /// - Throws: `malformed` with the position of what was not expected.
  package func query(_ text: String) throws -> TaskQuery {
    try query(text, ofFieldsOnly: false)
  }

  func query(_ text: String, ofFieldsOnly: Bool) throws -> TaskQuery {
    if ofFieldsOnly {
      try refuseLength(of: text)
      var lexer = QueryLexer(text, fields: fields, only: true)
      let tokens = try lexer.tokens()
      try Self.refuseOthers(tokens)
      return try query(of: tokens)
    }
    return try query(of: typed(text).tokens)
  }

  /// What the text of a saved filter asks for: bare words in it are words to look for.
  ///
  /// - Throws: as ``query(_:)``.
  package func stored(_ text: String) throws -> TaskQuery {
    try refuseLength(of: text)
    var lexer = QueryLexer(text, fields: fields)
    return try ofStored.query(of: lexer.tokens())
  }

  func query(of tokens: [QueryToken]) throws -> TaskQuery {
    var parser = QueryParser(
      tokens,
      conditions: QueryConditions(
        dates: QueryDates(dates), fields: fields, firstWeekday: firstWeekday, tags: tags))
    return try parser.query()
  }

  func refuseLength(of text: String) throws {
    guard text.utf8.count <= Self.maximumLength else {
      throw Failure(
        malformed: "A query has at most \(Self.maximumLength) bytes; this one has "
          + "\(text.utf8.count).", at: Self.maximumLength)
    }
  }
}

extension Failure {
  /// What is wrong with a query, at the byte with that offset.
  init(malformed message: Message, at offset: Int) {
    self.init(
      .malformed, message, field: "filter", position: TextPosition(line: 1, column: offset + 1))
  }
}
