extension Status {
  /// Reads `open`, `completed`, `cancelled`, `deleted` or `all`, in any case.
  public static func read(_ text: String) -> Set<Status> {
    Status(rawValue: text.lowercased()).map { [$0] } ?? Set(allCases)
  }
}
