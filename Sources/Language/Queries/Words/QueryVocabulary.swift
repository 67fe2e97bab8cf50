import Domain

/// The words that conditions are made of in one language.
///
/// Each line of its table has what is meant in the language of queries, with its keys, and the words that
/// mean it; the first of these is shown. In phrases, `{n}` is a number:
///
///     due:today = aujourd'hui, auj.
///     due:next-{n}-days = {n} jours, les {n} prochains jours
///     op and = et
///     key project = projet
///     value yes = oui
///     colon created< = créé avant
///
/// Another language is another table; ``lacking`` says what it lacks.
struct QueryVocabulary: Sendable {
  /// A phrase with its meaning.
  struct Phrase {
    /// With `{n}` where the number goes.
    var meaning: String
    /// Folded; `{n}` for a number.
    var words: [String]
  }

  enum Operator: String {
    case and, or, not, xor
  }

  /// By their first word.
  private(set) var phrases: [String: [Phrase]] = [:]
  private(set) var operators: [String: Operator] = [:]
  private(set) var keys: [String: String] = [:]
  private(set) var values: [String: String] = [:]
  /// What stands before a colon: `created before`, which is `created<`.
  private(set) var colons: [String: String] = [:]
  /// The first words for each meaning.
  private(set) var shownPhrases: [String: String] = [:]
  private(set) var shownOperators: [Operator: String] = [:]
  private(set) var shownKeys: [String: String] = [:]
  private(set) var shownValues: [String: String] = [:]
  /// The lines that are not understood.
  private(set) var faults: [String] = []

  init(_ table: String) {
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) { read(Substring(line)) }
  }

  private mutating func read(_ line: Substring) {
    // `=` can be part of what is meant, without blanks.
    let text = String(line)
    guard let range = text.place(of: " = ") else { return faults.append(text) }
    let sides = [Self.trimmed(text[..<range.lowerBound]), Self.trimmed(text[range.upperBound...])]
    let words = sides[1].utf8.split(separator: UInt8(ascii: ","))
      .map { Self.trimmed(Substring($0)) }
    let parts = sides[0].split(separator: " ", maxSplits: 1).map { String($0) }
    let meant = parts.count == 2 ? parts[1] : ""
    switch parts[0] {
    case "op":
      guard let meant = Operator(rawValue: meant) else { return faults.append(String(line)) }
      for word in words { operators[QueryVocabulary.folded(word)] = meant }
      shownOperators[meant] = words[0]
    case "key":
      for word in words { keys[QueryVocabulary.folded(word)] = meant }
      shownKeys[meant] = words[0]
    case "value":
      for word in words { values[QueryVocabulary.folded(word)] = meant }
      shownValues[meant] = words[0]
    case "colon":
      for word in words { colons[QueryVocabulary.folded(word)] = meant }
    default:
      for word in words { add(Self.wordList(word), sides[0]) }
      shownPhrases[sides[0]] = words[0]
    }
  }

  private mutating func add(_ words: [String], _ meaning: String) {
    guard let first = words.first else { return }
    phrases[first, default: []].append(Phrase(meaning: meaning, words: words))
  }

  private static func trimmed(_ text: Substring) -> String {
    // By bytes: of whole characters it took a third of the start of the shell.
    let blank = UInt8(ascii: " ")
    var bytes = text.utf8.drop { $0 == blank }
    while bytes.last == blank { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The words of a phrase as they are compared.
  static func wordList(_ text: String) -> [String] {
    text.split(separator: " ").map { folded(String($0)) }
  }

  /// Without case and accents, and with a plain apostrophe.
  static func folded(_ text: String) -> String {
    let folded = AtomLexer.folded(text)
    guard folded.utf8.contains(0xE2) else { return folded }
    return String(
      String.UnicodeScalarView(folded.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }

  /// The meaning of the words from there on, the longest first, and how many they are.
  func meanings(of words: ArraySlice<String>) -> [(meaning: String, count: Int)] {
    guard let first = words.first else { return [] }
    let isNumber = QueryVocabulary.isNumber(first)
    let candidates = (phrases[first] ?? []) + (isNumber ? phrases["{n}"] ?? [] : [])
    return candidates.compactMap { phrase in
      guard phrase.words.count <= words.count else { return nil }
      var number: String?
      for (wanted, word) in zip(phrase.words, words) {
        if wanted == "{n}", QueryVocabulary.isNumber(word) {
          number = word
        } else if wanted != word {
          return nil
        }
      }
      let meaning =
        number.map { Self.replacing("{n}", in: phrase.meaning, by: $0) } ?? phrase.meaning
      return (meaning, phrase.words.count)
    }.sorted { $0.count > $1.count }
  }

  static func isNumber(_ word: String) -> Bool {
    (1...6).contains(word.utf8.count) && word.utf8.allSatisfy(\.isASCIIDigit)
  }

  static func replacing(_ part: String, in text: String, by other: String) -> String {
    guard let range = text.place(of: part) else { return text }
    return text.replacingCharacters(range, by: other)
  }

  /// The words for a meaning in this language; nil when it has none.
  func words(for meaning: String) -> String? {
    if let words = shownPhrases[meaning] { return words }
    // With a number in place of `{n}`.
    guard let range = meaning.firstRange(where: \.isASCIIDigit) else { return nil }
    let number = String(meaning[range])
    let general = meaning.replacingCharacters(range, by: "{n}")
    return shownPhrases[general].map { Self.replacing("{n}", in: $0, by: number) }
  }

  /// What English has words for and this table lacks.
  func lacking(from english: QueryVocabulary) -> [String] {
    // P0 to P3 are names, and nobody says “xor”.
    let meanings = english.shownPhrases.keys.filter {
      shownPhrases[$0] == nil && !$0.hasPrefix("priority:P")
    }
    let operators = english.shownOperators.keys.filter { shownOperators[$0] == nil && $0 != .xor }
      .map(\.rawValue)
    return (meanings + operators).sorted()
  }
}

extension String {
  /// The first run of such bytes.
  fileprivate func firstRange(where isMeant: (UInt8) -> Bool) -> Range<String.Index>? {
    guard let start = utf8.firstIndex(where: isMeant) else { return nil }
    let end = utf8[start...].firstIndex { !isMeant($0) } ?? endIndex
    return start..<end
  }

  fileprivate func replacingCharacters(_ range: Range<String.Index>, by other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Language {
  var queryVocabulary: QueryVocabulary {
    switch self {
    case .english, .bracketed, .mirrored: .english
    case .french: .french
    case .german: .german
    case .spanish: .spanish
    }
  }

  /// What queries need and the table of the language lacks.
  package var lackingInQueries: [String] { queryVocabulary.lacking(from: .english) }

  /// The lines of its table of queries that nobody understands.
  package var queryFaults: [String] { queryVocabulary.faults }
}
