package import Domain

/// That one record names another one, as its parent or among its dependencies, and since when.
package struct Reference: Equatable, Sendable {
  package let from: ExactText
  package let to: ExactText
  package let stamp: Stamp

  package init(from: String, to: String, _ stamp: Stamp) {
    self.from = ExactText(from)
    self.to = ExactText(to)
    self.stamp = stamp
  }
}

extension Reference: Comparable {
  /// The earlier one first.
  package static func < (left: Self, right: Self) -> Bool {
    if left.stamp != right.stamp { return left.stamp < right.stamp }
    return left.from != right.from ? left.from < right.from : left.to < right.to
  }
}
