/// The smallest unit of a date in a line: `9h30` has the atoms `9`, `h` and `30`.
struct Atom {
  enum Kind: Equatable {
    /// With how many figures it is written; no number that means anything has more than nine.
    case number(Int, width: Int)
    /// Letters without case and accents.
    case word(String)
    /// An ASCII character; typographic dashes and apostrophes are plain ones.
    case sign(UInt8)
    /// What no date is made of.
    case other
    /// What was understood as something else than a date.
    case mark
  }

  var kind: Kind
  /// In bytes.
  var range: Range<Int>
  /// The part of the line, between blanks, that it is in.
  var part: Int
  /// Whether it stands right behind the atom before it, with no blank between.
  var isGlued: Bool
  /// Whether it is a word in capitals only, as the name of a zone is.
  var isCapitals = false
  /// Whether it is a word with other letters than those of English.
  var hasAccents = false

  /// Whether a name of something may begin with it.
  var isNamed: Bool {
    switch kind {
    case .word: true
    case .number(_, let width): width < 3
    default: false
    }
  }

  var number: Int? {
    if case .number(let value, _) = kind { value } else { nil }
  }

  var width: Int {
    if case .number(_, let width) = kind { width } else { 0 }
  }

  var word: String? {
    if case .word(let text) = kind { text } else { nil }
  }

  func isSign(_ character: Unicode.Scalar) -> Bool {
    kind == .sign(UInt8(ascii: character))
  }
}
