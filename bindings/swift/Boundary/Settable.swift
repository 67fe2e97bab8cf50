/// What is said member by member: `TaskQuery { $0.limit = 10 }`.
public protocol Settable: Sendable {
  /// Says nothing.
  init()
}

extension Settable {
  /// Says what the closure sets.
  public init(_ set: (inout Self) throws -> Void) rethrows {
    self.init()
    try set(&self)
  }
}
