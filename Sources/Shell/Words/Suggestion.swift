/// Suggests corrections for misspelled words: `lsit`.
enum Suggestion {
  /// ` Did you mean “list”?`, or nothing when no candidate is near.
  static func sentence(for word: String, among candidates: [String]) -> Message {
    let limit = max(1, word.count / 3)
    let nearest =
      candidates
      .map { (name: $0, distance: isBeginning(word, of: $0) ? 1 : distance(word, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= limit else { return "" }
    return " Did you mean \(nearest.name.quoted)?"
  }

  /// Adds the sentence to a usage error, which may come from a word that was meant otherwise.
  static func hinting<Result>(
    _ word: Word?, _ candidates: [String], _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var error as ShellError where error.exitStatus == 2 {
      error.message = error.message.appending(
        word.map { sentence(for: $0.text, among: candidates) } ?? "")
      throw error
    }
  }

  private static func isBeginning(_ word: String, of candidate: String) -> Bool {
    !word.isEmpty && candidate.lowercased().hasPrefix(word.lowercased())
  }

  /// How many letters to insert, drop, replace or swap with their neighbour to turn one into the
  /// other (the optimal string alignment distance).
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    if left.count > 40 { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1)
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
