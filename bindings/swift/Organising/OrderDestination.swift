extension OrderDestination {
  /// A place in the manual order, beside what has an id.
  public enum Position: Sendable {
    case before(Int64)
    case after(Int64)
    case top
    case bottom
  }
}
