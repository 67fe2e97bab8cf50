/// A type that is initialised member by member: `TaskQuery { $0.limit = 10 }`.
public protocol Settable: Sendable {
  /// Says nothing.
  init()
}

extension Settable {
  /// Creates a value with the members that the closure sets.
  public init(_ set: (inout Self) throws -> Void) rethrows {
    self.init()
    try set(&self)
  }
}
