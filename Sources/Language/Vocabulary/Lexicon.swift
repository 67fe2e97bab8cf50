/// The words that are recognised: those of a language and those of English.
final class Lexicon: Sendable {
  struct Found {
    var sense: Sense
    /// The first atom behind it.
    var end: Int
    var isWeak: Bool
    var isName: Bool
  }

  private struct Form {
    var rest: [(kind: Atom.Kind, isGlued: Bool)]
    var sense: Sense
    var isWeak: Bool
    var isName: Bool
    /// Whether it is written without accents, as then it is meant by no word that has some: `thé` is no article.
    var isPlain = false
  }

  private let forms: [String: [Form]]
  /// Whether it has another language than English.
  let isForeign: Bool
  let countsDaysBare: Bool
  let hasOrdinalPoint: Bool
  let hasHourSign: Bool
  let hasClockArticles: Bool

  private init(_ language: Language) {
    let vocabulary = language.vocabulary
    isForeign = language != .english
    countsDaysBare = vocabulary.countsDaysBare
    hasOrdinalPoint = vocabulary.hasOrdinalPoint
    hasHourSign = vocabulary.hasHourSign
    hasClockArticles = vocabulary.hasClockArticles
    var forms: [String: [Form]] = [:]
    func add(_ form: SenseTable.Form) {
      guard let word = Self.key(form.atoms[0]) else { return }
      let rest = form.atoms.dropFirst().map { ($0.kind, $0.isGlued) }
      forms[word, default: []].append(
        Form(
          rest: rest, sense: form.sense, isWeak: form.isWeak, isName: form.isName,
          isPlain: !form.atoms[0].hasAccents))
    }
    for form in vocabulary.table.forms { add(form) }
    if language != .english {
      for form in Vocabulary.english.table.forms {
        if form.atoms.dropFirst().allSatisfy({ $0.isSign(".") }), let word = form.atoms[0].word,
          vocabulary.hidden.contains(word)
        {
          continue
        }
        add(form)
      }
    }
    self.forms = forms
  }

  private static let english = Lexicon(.english)
  private static let french = Lexicon(.french)
  private static let german = Lexicon(.german)
  private static let spanish = Lexicon(.spanish)

  static func of(_ language: Language) -> Lexicon {
    switch language {
    case .english, .bracketed, .mirrored: english
    case .french: french
    case .german: german
    case .spanish: spanish
    }
  }

  /// Its words that are more than an abbreviation, sorted.
  var words: [String] {
    forms.keys.filter { word in
      word.utf8.count > 2 && forms[word]?.contains { $0.rest.isEmpty && !$0.isWeak } == true
    }.sorted()
  }

  /// A form may begin with a number, too: `2. Weihnachtstag`
  private static func key(_ atom: Atom) -> String? {
    switch atom.kind {
    case .word(let word): word
    case .number(let number, let width) where width < 3: String(number)
    default: nil
    }
  }

  /// What the words from there on may mean, first those of the language itself.
  func senses(at index: Int, of atoms: [Atom]) -> [Found] {
    guard let word = Self.key(atoms[index]), let forms = forms[word] else { return [] }
    var found: [Found] = []
    for form in forms where !form.isPlain || !atoms[index].hasAccents {
      let end = index + 1 + form.rest.count
      guard end <= atoms.count else { continue }
      let isHere = form.rest.indices.allSatisfy {
        let (atom, wanted) = (atoms[index + 1 + $0], form.rest[$0])
        return atom.kind == wanted.kind && atom.isGlued == wanted.isGlued
      }
      guard isHere else { continue }
      found.append(
        Found(sense: form.sense, end: end, isWeak: form.isWeak, isName: form.isName))
    }
    return found
  }
}
