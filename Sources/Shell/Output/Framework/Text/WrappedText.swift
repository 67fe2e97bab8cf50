extension String {
  /// The same in lines of at most so many columns: those that are longer are broken at spaces. A word
  /// that is longer than a line is left as it is, so that a path can be copied.
  func wrapped(to width: Int?) -> String {
    guard let width, displayWidth > width else { return self }
    var text = ""
    var column = 0
    for (index, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let length = String(word).displayWidth
      if index > 0 {
        let fits = column + 1 + length <= width || length > width
        text += fits ? " " : "\n"
        column = fits ? column + 1 : 0
      }
      text += word
      column += length
      // The terminal breaks it itself.
      if column > width { column = (column - 1) % width + 1 }
    }
    return text
  }

  /// Its words in lines that are broken at spaces; a longer word has a line of its own, of which as
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
