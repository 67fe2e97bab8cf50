/// The ends of words, sentences and lines.
extension Grammar {
  /// The end of a word at an atom, and what follows the punctuation there.
  struct Boundary {
    var next: Int
    var hasComma = false
    /// Whether a mark ends the sentence, or a part of one: no date goes on behind it.
    var isStop = false
    var closesParenthesis = false
  }

  static func closes(_ sign: UInt8) -> Bool {
    switch Unicode.Scalar(sign) {
    case ",", ".", ";", ":", "!", "?", ")": true
    default: false
    }
  }

  /// Nil where no word ends.
  func boundary(_ index: Int) -> Boundary? {
    var boundary = Boundary(next: index)
    // `2026-11-01..2026-11-15`, `2026-11-01/2026-11-15`, `dec 1-15`
    if isWhole, !isSeries, isGlued(index),
      sign(".", index) && tightSign(".", index + 1) || tightSign("/", index)
        || tightSign("-", index)
    {
      boundary.isStop = true
      return boundary
    }
    while isGlued(boundary.next) {
      guard case .sign(let sign) = atoms[boundary.next].kind, Self.closes(sign)
      else {
        // `mon,wed`
        return boundary.hasComma && !boundary.isStop ? boundary : nil
      }
      if sign == UInt8(ascii: ",") {
        // The point of `sept., 5pm` is that of a short word.
        boundary.hasComma = true
        boundary.isStop = boundary.closesParenthesis
      } else {
        boundary.isStop = true
        if sign == UInt8(ascii: ")") { boundary.closesParenthesis = true }
      }
      boundary.next += 1
      if boundary.next - index > 16 { return nil }
    }
    return boundary
  }

  /// Whether no word of a title follows.
  func isEnd(_ index: Int) -> Bool {
    index >= atoms.count || atoms[index].kind == .mark
  }

  /// Whether nothing but marks of the sentence follows in the line.
  func endsLine(_ index: Int) -> Bool {
    boundary(index).map { isEnd($0.next) } ?? false
  }

  /// Whether a word ends there, and no word of a title follows in its sentence.
  func endsText(_ index: Int) -> Bool {
    boundary(index).map { $0.isStop || isEnd($0.next) } ?? false
  }
}
