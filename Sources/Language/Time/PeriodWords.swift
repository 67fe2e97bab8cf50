/// Words of periods that the vocabularies of dates lack, since they cannot be a due: `q3`, `KW 48`.
struct PeriodWords {
  /// The effect of a word on its neighbours.
  enum Meaning: String, CaseIterable {
    /// Before the number of a quarter: `q3`
    case quarter
    /// Before the number of a half of a year: `h1`
    case half
    /// Before the number of a week: `W48`
    case week
    case this
    case next
    case last
    /// Before how long ago something was, where languages say it so: `vor 3 Tagen`
    case ago
    /// Before the first of the days up to today.
    case since
  }

  private let forms: [(meaning: Meaning, atoms: [Atom])]

  private init(_ text: String) {
    forms = text.split(separator: "\n").flatMap { line -> [(Meaning, [Atom])] in
      let sides = line.split(separator: "=", maxSplits: 1).map {
        $0.drop { $0 == " " }
      }
      let name = sides[0].prefix { $0 != " " }
      guard sides.count == 2, let meaning = Meaning(rawValue: String(name)) else { return [] }
      return sides[1].split(separator: ",").map { (meaning, AtomLexer.atoms(of: String($0))) }
    }
  }

  /// The first atom behind the longest form there of that meaning; nil when none stands there.
  func end(of meaning: Meaning, at index: Int, in atoms: [Atom]) -> Int? {
    var longest: Int?
    for form in forms where form.meaning == meaning {
      let end = index + form.atoms.count
      guard end <= atoms.count, end > (longest ?? index) else { continue }
      let isHere = form.atoms.indices.allSatisfy {
        atoms[index + $0].kind == form.atoms[$0].kind
          && ($0 == 0 || atoms[index + $0].isGlued == form.atoms[$0].isGlued)
      }
      if isHere { longest = end }
    }
    return longest
  }

  /// Those of a language, and of English.
  static func of(_ language: Language) -> PeriodWords {
    switch language {
    case .english, .bracketed, .mirrored: english
    case .french: french
    case .german: german
    case .spanish: spanish
    }
  }

  private static let english = PeriodWords(englishTable)

  private static let french = PeriodWords(
    englishTable + """

      quarter = t, trim
      half = s
      week = sem
      this = en cours, courante
      next = prochains, prochaines, à venir
      last = derniers, dernières, précédent, précédente, précédents, précédentes
      ago = il y a
      """)

  private static let german = PeriodWords(
    englishTable + """

      half = hj
      week = kw
      this = laufende, laufenden, laufender, laufendes, aktuelle, aktuellen
      next = folgende, folgenden
      last = voriger, voriges, vergangene, vergangener, vergangenes
      ago = vor
      """)

  private static let spanish = PeriodWords(
    englishTable + """

      quarter = t, trim
      half = s
      week = sem
      this = en curso, actual
      next = próximos, próximas, siguientes
      last = últimos, últimas, última, anterior, anteriores, pasados, pasadas
      ago = hace
      since = desde, desde el, desde la
      """)

  private static let englishTable = """
    quarter = q
    half = h
    week = w, wk
    this = current
    next = next, upcoming, following
    last = last, past, previous, prior
    """
}
