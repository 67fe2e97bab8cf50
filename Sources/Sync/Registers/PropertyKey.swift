package import Domain

/// The key of a register in a record: `due`, or `tag` with the element `bank`.
package struct PropertyKey: Hashable, Sendable {
  /// Whether the record is there: a number says that it is, null that it was removed.
  package static let existence = PropertyKey("id")

  package let property: ExactText
  /// Of a property with several elements, each is a register of its own: there, or null.
  package let element: ExactText?

  package init(_ property: String, element: String? = nil) {
    self.property = ExactText(property)
    self.element = element.map(ExactText.init)
  }
}

extension PropertyKey: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if left.property != right.property { return left.property < right.property }
    guard let element = right.element else { return false }
    guard let own = left.element else { return true }
    return own < element
  }
}
