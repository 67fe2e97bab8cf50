extension Conflict {
  /// An event, or one of its occurrences.
  public struct Party: Codable, Hashable, Sendable {
    /// The id in this store; 0 for what is not added yet.
    public let id: Int64
    /// What it is called.
    public let title: String
    /// Of a series, which occurrence it is.
    public let occurrence: LocalMoment?
    /// When it takes place.
    public let interval: Interval
  }
}
