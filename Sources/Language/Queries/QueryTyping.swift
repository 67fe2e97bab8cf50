import Domain

/// Input forms of a query that are converted before it is stored.
struct QueryTyping {
  let language: Language
  /// Reads dates in the language and in English.
  let dates: DateReader
  private let englishDates: DateReader

  init(_ dates: DateReader) {
    language = dates.language
    self.dates = dates
    englishDates = dates.inEnglish
  }

  /// Built when a word is first looked up: a query without words does not need it.
  var own: QueryVocabulary { language.queryVocabulary }

  /// In bytes.
  static let maximumDateLength = 100

  var isForeign: Bool { language != .english && !language.isPseudo }

  /// That of the language, and that of English.
  var vocabularies: [QueryVocabulary] { isForeign ? [own, .english] : [own] }

  /// How a date is stored that is no date in English; nil for one that is, and for anything but dates.
  func stored(_ text: String) -> String? {
    guard isForeign || dates.conventions.dateOrder != nil,
      text.utf8.count <= Self.maximumDateLength, QueryDistance(text) == nil
    else {
      return nil
    }
    let words = QueryVocabulary.wordList(text)
    let known = own.meanings(of: words[...]).first { $0.count == words.count }?.meaning
    let named = known.flatMap { Self.date(of: $0) }
    guard let moment = dates.moment(text) else { return named }
    if englishDates.moment(text) == moment { return nil }
    for name in [named, named.map(Self.spaced)].compactMap({ $0 })
    where QueryDistance(name) != nil || englishDates.moment(name) == moment {
      return name
    }
    return moment.text
  }

  /// `due:today` is about `today`.
  private static func date(of meaning: String) -> String? {
    guard meaning.hasPrefix("due:") else { return nil }
    let name = meaning.dropFirst(4).filter { $0 != "\"" }
    return name == "none" || name == "any" ? nil : String(name)
  }

  private static func spaced(_ name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 })
  }
}

/// A part of a query with a stored form that differs from the input.
struct QueryEdit {
  /// In bytes.
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Whether a byte behind an edit would become part of it; operators belong behind a key.
  private static func joins(_ byte: UInt8) -> Bool {
    !QueryLexer.isBlank(byte) && !")|&:=<>!.".utf8.contains(byte)
  }

  /// The text with the edits made; none of them overlap.
  static func apply(_ edits: [QueryEdit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
      if position < bytes.count, joins(bytes[position]), result.last != UInt8(ascii: " ") {
        result.append(UInt8(ascii: " "))
      }
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
