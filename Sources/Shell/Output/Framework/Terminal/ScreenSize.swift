import Platform

/// Counts the screen rows of some output.
struct ScreenRows {
  private let size: ScreenSize
  private var rows = 0
  private var column = 0
  private var isEscape = false

  /// Of the terminal that standard output is; nil when it is none, or not ours at the moment.
  static var ofTerminal: ScreenRows? {
    guard let size = ScreenSize.own, size.rows > 1, CurrentProcess.isInForeground else {
      return nil
    }
    return ScreenRows(size: size)
  }

  private init(size: ScreenSize) { self.size = size }

  /// Whether it is more than fits above the next prompt.
  var overflow: Bool { rows >= size.rows }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes where !overflow {
      switch byte {
      case UInt8(ascii: "\n"):
        rows += 1
        column = 0
      case 0x1B: isEscape = true
      // Letters end a code, and only the first byte of a character takes a column.
      case _ where isEscape: isEscape = !(0x40...0x7E).contains(byte) || byte == UInt8(ascii: "[")
      case 0x80...0xBF: break
      default:
        if column == size.columns {
          rows += 1
          column = 0
        }
        column += 1
      }
    }
  }
}
