/// The position of an error in a command.
struct ErrorLocation {
  /// Which of the command's lines it is in, from 0.
  let line: Int
  /// How many characters are before it in that line.
  let column: Int
  /// That line.
  let text: String
  private let before: String

  /// The place of a byte of the command.
  init(of offset: Int, in command: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let before = command.prefix(offset)
    line = before.count { $0 == newline }
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = command[before.endIndex...].firstIndex(of: newline) ?? command.endIndex
    self.before = String(decoding: command[start..<before.endIndex], as: UTF8.self)
    text = String(decoding: command[start..<end], as: UTF8.self)
    column = self.before.count
  }

  /// The same in words: `Column 12: duo:today`, from there to the end of the line.
  var sentence: String {
    let rest = HubAddressText.masked(String(text.dropFirst(column))).printable.truncated(to: 60)
    let place: Message =
      rest.isEmpty ? "Column \(column + 1): the end of the line" : "Column \(column + 1): \(rest)"
    return place.text
  }

  /// What shows the place below the line that was typed after a prompt: that line again when it
  /// was not the only one of the terminal, and a caret.
  func drawing(promptWidth: Int, width: Int, isOnlyLine: Bool) -> String {
    let caretColumn = before.printable.displayWidth
    if isOnlyLine, promptWidth + text.printable.displayWidth < width {
      return String(repeating: " ", count: promptWidth + caretColumn) + "^"
    }
    // Of a long line, the part around the place.
    let room = max(10, width - 6)
    var shown = text.printable[...]
    var indent = caretColumn
    while indent > room * 2 / 3, let first = shown.first {
      indent -= String(first).displayWidth
      shown.removeFirst()
    }
    return "  " + String(shown).truncated(to: room) + "\n"
      + String(repeating: " ", count: indent + 2) + "^"
  }
}
