package import Domain

/// A value that was written to a register. Of several, the greatest is shown.
///
/// Only claims of files can have the same stamp: there the greater value counts, so that it does not matter
/// which file comes first.
package struct Claim: Equatable, Sendable {
  package let value: LogValue
  package let stamp: Stamp

  package init(_ value: LogValue, _ stamp: Stamp) {
    self.value = value
    self.stamp = stamp
  }
}

extension Claim: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.stamp != right.stamp ? left.stamp < right.stamp : left.value.isBefore(right.value)
  }
}

extension LogValue {
  /// Null comes first, then numbers, then texts by their bytes, as SQLite sorts them.
  fileprivate func isBefore(_ other: LogValue) -> Bool {
    switch (self, other) {
    case (.null, .null): false
    case (.null, _): true
    case (_, .null): false
    case (.integer(let left), .integer(let right)): left < right
    case (.integer, .text): true
    case (.text, .integer): false
    case (.text(let left), .text(let right)): ExactText(left) < ExactText(right)
    }
  }
}
