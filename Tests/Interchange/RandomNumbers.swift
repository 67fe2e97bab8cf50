/// The same numbers in every run: SplitMix64, by Sebastiano Vigna.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
