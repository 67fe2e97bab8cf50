extension String {
  /// Its words in lines that are broken at blanks; a longer word has a line of its own, of which as
  /// much is shown as fits. Without a width, all is one line.
  func lines(within width: Int?) -> [String] {
    guard let width else { return [self] }
    return split(separator: " ").reduce(into: []) { lines, word in
      let word = String(word)
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word.truncated(to: max(width, 1)))
      }
    }
  }
}
