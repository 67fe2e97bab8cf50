extension RepeatRule {
  /// Its parts as they are written, such as `FREQ=DAILY`, in their order, but for some.
  func pieces(without parts: RepeatRulePart...) -> [String] {
    text.split(separator: ";").map(String.init)
      .filter { piece in !parts.contains { piece.hasPrefix("\($0.rawValue)=") } }
  }

  /// - Throws: `invalid` for pieces that do not go together.
  init(pieces: [String]) throws {
    try self.init(pieces.joined(separator: ";"))
  }
}
