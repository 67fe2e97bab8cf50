/// What a line that begins with `!` stands for: `!!`, `!12`, `!-2` or `!add`, and more words.
///
/// Elsewhere in a line `!` has no such meaning, as `!p1` is a priority.
enum HistoryReference {
  /// The line that is meant; nil when it refers to nothing.
  ///
  /// - Throws: a usage error when there is no such line.
  static func expand(_ line: [UInt8], from history: History) throws -> [UInt8]? {
    guard line.first == mark, let next = line.dropFirst().first, !SplitLine.isBlank(next) else {
      return nil
    }
    if next == mark {
      return try found(history[history.count], "!!") + line.dropFirst(2)
    }
    let name = line.dropFirst().prefix { !SplitLine.isBlank($0) }
    let text = String(decoding: name, as: UTF8.self)
    let rest = line.dropFirst(1 + name.count)
    guard let number = Int(text) else {
      let match = stride(from: history.count, to: 0, by: -1).lazy
        .prefix { history[$0] != nil }.compactMap { history[$0] }.first { $0.starts(with: name) }
      return try found(match, "!" + text) + rest
    }
    return try found(history[number < 0 ? history.count + 1 + number : number], "!" + text) + rest
  }

  private static let mark = UInt8(ascii: "!")

  private static func found(_ line: [UInt8]?, _ reference: String) throws -> [UInt8] {
    guard let line else {
      throw ShellError.usage(
        "No line of the history is \(reference.quoted). Write !! for the last one, or ! and how "
          + "one begins.", at: Word(bytes: [], start: 0))
    }
    return line
  }
}
