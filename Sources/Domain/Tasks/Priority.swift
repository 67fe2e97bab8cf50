/// How important a task is; a new one is `p2`.
///
/// The raw values are those of the C API and of the store.
package enum Priority: Int32, CaseIterable, Sendable {
  case p0 = 0
  case p1 = 1
  case p2 = 2
  case p3 = 3
  case none = 4

  /// - Throws: `invalid` for another number.
  package init(code: Int32) throws {
    guard let priority = Priority(rawValue: code) else {
      throw Failure(
        .invalid, "\(code) is not a priority: 0 to 3 are P0 to P3, and 4 is none.",
        field: "priority")
    }
    self = priority
  }
}
