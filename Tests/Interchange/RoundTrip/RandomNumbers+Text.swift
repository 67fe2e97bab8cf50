import TestSupport

extension RandomNumbers {
  /// A text of some of the characters that are hard to write down.
  mutating func text(upTo count: Int) -> String {
    let characters: [Character] = [
      "a", "B", "7", " ", "é", "e\u{301}", "ß", "中", "😀", "👩‍👩‍👧", "\"", "\\", "/", "{", "]", ",",
      "\u{7F}",
      "\u{2028}", "\n", "\t", "\r\n", "\u{1}", "\u{FEFF}", "\u{10FFFF}",
    ]
    let length = Int.random(in: 0...count, using: &self)
    return String((0..<length).compactMap { _ in characters.randomElement(using: &self) })
  }

  /// One line that a title can be.
  mutating func line() -> String {
    let characters: [Character] = ["a", "Z", " ", "é", "中", "😀", "\"", "\\", "/", "'", "{", ","]
    let length = Int.random(in: 0...30, using: &self)
    return "T" + String((0..<length).compactMap { _ in characters.randomElement(using: &self) })
      + "."
  }
}
