/// Shares the lines of a screen among parts that each have a heading.
enum SectionFit {
  /// A part of a screen.
  struct Part {
    let rows: Int
    /// Whether it gets two lines where others get one.
    var isUrgent = false
  }

  /// How many rows of each part are shown on so many lines, or 0 for a part without room: all
  /// have one before any has several, and the first ones have more.
  static func rows(of parts: [Part], within lines: Int) -> [Int] {
    var left = lines
    var shown = parts.map { part in
      guard part.rows > 0, left >= 2 else { return 0 }
      left -= 2
      return 1
    }
    var hasGrown = true
    while left > 0, hasGrown {
      hasGrown = false
      for (index, part) in parts.enumerated() where shown[index] > 0 {
        let more = min(part.isUrgent ? 2 : 1, part.rows - shown[index], left)
        shown[index] += more
        left -= more
        if more > 0 { hasGrown = true }
      }
    }
    return shown
  }
}
