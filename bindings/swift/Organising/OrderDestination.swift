extension OrderDestination {
  /// A place in the manual order, beside what has an id.
  public enum Position: Sendable {
    /// Before what has this id.
    case before(Int64)
    /// After what has this id.
    case after(Int64)
    /// Before all others.
    case top
    /// After all others.
    case bottom
  }
}
