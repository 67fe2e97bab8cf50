/// A value in the change log, as SQLite would hold it.
package enum LogValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)

  /// Texts are equal when they have the same bytes.
  package static func == (left: LogValue, right: LogValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.text(let left), .text(let right)): ExactText(left) == ExactText(right)
    default: false
    }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  package var instant: Instant? {
    guard case .integer(let milliseconds) = self else { return nil }
    return Instant(clamping: milliseconds)
  }
}
