import CReadline
import Platform

extension LineEditor {
  typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// What could replace a part of the line: the longest common beginning, then each, then NULL.
  func complete(from start: Int, to end: Int) -> Matches? {
    guard let text = readline_line() else { return nil }
    let line = [UInt8](c: text).prefix(end)
    guard let completion = completer.complete(Array(line), from: start) else {
      // File names are readline's business.
      candidates = []
      readline_complete_file_names()
      return nil
    }
    readline_complete_words()
    if !completion.closesQuote { readline_append_no_quote() }
    candidates = completion.candidates
    guard let first = candidates.first else { return nil }
    if completion.needsMore { readline_append_no_space() }

    let texts =
      candidates.count == 1
      ? [first.replacement] : [completion.commonReplacement] + candidates.map(\.replacement)
    // Readline frees it.
    let space = RawMemory.allocateZeroed(
      (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    let matches = space?.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { matches?[index] = RawMemory.copy(ofText: text) }
    return matches
  }

  /// Lists the candidates, with what they mean when that is known.
  func display(_ matches: Matches?, count: Int, longest: Int32) {
    let rows = candidates.compactMap { candidate in
      candidate.meaning.map { (name: candidate.replacement, meaning: $0) }
    }
    if rows.isEmpty {
      rl_display_match_list(matches, Int32(count), longest)
    } else {
      var lines: Int32 = 0
      var columns: Int32 = 80
      rl_get_screen_size(&lines, &columns)
      for line in Columns.text(rows).split(separator: "\n") {
        readline_print("\n" + String(line).printable.truncated(to: Int(columns) - 1))
      }
      readline_print("\n")
    }
    rl_forced_update_display()
  }

  /// Whether a blank is part of a word.
  static func isQuoted(_ text: UnsafeMutablePointer<CChar>?, _ index: Int) -> Int32 {
    guard let text else { return 0 }
    let split = SplitLine([UInt8](c: text).prefix(index + 1))
    return split.endsInWord ? 1 : 0
  }

  /// A file's name as it is to be typed, for readline to free; it does without an open quote.
  static func quoted(
    _ text: UnsafeMutablePointer<CChar>?, openQuote: UnsafeMutablePointer<CChar>?
  ) -> UnsafeMutablePointer<CChar>? {
    guard let text else { return nil }
    openQuote?.pointee = 0
    return RawMemory.copy(ofText: [UInt8](c: text).quotedWord)
  }

  /// A file's name as it is meant, for readline to free; `quote` is open before it, or 0.
  static func unquoted(
    _ text: UnsafeMutablePointer<CChar>?, after quote: Int32
  ) -> UnsafeMutablePointer<CChar>? {
    guard let text else { return nil }
    let opening = quote == 0 ? [] : [UInt8(truncatingIfNeeded: quote)]
    let name = SplitLine(opening + [UInt8](c: text)).words.first?.bytes ?? []
    return RawMemory.copy(ofText: name)
  }
}
