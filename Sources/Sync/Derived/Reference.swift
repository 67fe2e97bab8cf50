package import Domain

/// A reference from one record to another, as a parent or a dependency, with the stamp of its write.
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
