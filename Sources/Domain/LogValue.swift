/// A value in the change log, as SQLite would hold it.
package enum LogValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)

  init(_ instant: Instant?) {
    self = instant.map { .integer($0.milliseconds) } ?? .null
  }

  package var instant: Instant? {
    guard case .integer(let milliseconds) = self else { return nil }
    return Instant(clamping: milliseconds)
  }
}
