import CReadline
import TaskcoreSwift

/// A hint from the history after the cursor, as in fish: the right arrow accepts it.
extension LineEditor {
  /// Shows the hint for what was typed, as much of it as fits on the row.
  func showHint(after prompt: String) {
    guard readline_is_at_end() != 0, readline_is_busy() == 0, let rest = hint(typed) else {
      return
    }
    var rows: Int32 = 0
    var columns: Int32 = 80
    rl_get_screen_size(&rows, &columns)
    let line = prompt + String(decoding: typed, as: UTF8.self)
    let room = Int(columns) - 1 - line.displayWidth
    guard room > 0 else { return }
    let text = String(decoding: rest, as: UTF8.self).printable.truncated(to: room)
    readline_print("\u{1B}[2m\(text)\u{1B}[0m\u{1B}[\(text.displayWidth)D")
    isHintShown = true
  }

  /// Takes it away, before readline draws anything.
  func hideHint() {
    if isHintShown { readline_print("\u{1B}[K") }
    isHintShown = false
  }

  /// Puts the hint into the line.
  ///
  /// - Returns: whether there was one.
  func takeHint() -> Bool {
    guard readline_is_at_end() != 0, let rest = hint(typed) else { return false }
    withExtendedLifetime(CStrings()) { _ = rl_insert_text($0.copy(rest)) }
    return true
  }
}

extension History {
  /// How the latest command goes on that begins so; nil when none does.
  func continuation(of beginning: [UInt8]) -> [UInt8]? {
    guard let first = beginning.first, first != UInt8(ascii: "#") else { return nil }
    for number in stride(from: count, to: max(0, count - Self.searched), by: -1) {
      guard let command = self[number] else { return nil }
      if command.count > beginning.count, command.starts(with: beginning),
        !command.contains(UInt8(ascii: "\n"))
      {
        return Array(command.dropFirst(beginning.count))
      }
    }
    return nil
  }

  /// Older commands are not looked at for each key.
  private static let searched = 1_000
}
