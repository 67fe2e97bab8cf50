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

  init(_ instant: Instant?) {
    self = instant.map { .integer($0.milliseconds) } ?? .null
  }

  init(_ number: Int64?) {
    self = number.map { .integer($0) } ?? .null
  }

  /// As yyyymmdd.
  init(_ date: CalendarDate?) {
    self = date.map { .integer(Int64($0.packed)) } ?? .null
  }

  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  init(_ moment: LocalMoment?) {
    self.init(moment?.text)
  }

  init(_ moments: [LocalMoment]) {
    self = moments.isEmpty ? .null : .text(moments.text)
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var instant: Instant? {
    guard case .integer(let milliseconds) = self else { return nil }
    return Instant(clamping: milliseconds)
  }
}
