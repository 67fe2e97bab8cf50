extension Priority {
  /// `P1`, or `none`
  public var name: String { self == .none ? "none" : "P\(rawValue)" }

  /// Reads ``name`` in any case.
  public init?(name: some UTF8Text) {
    let text = name.string.lowercased()
    guard let found = Self.allCases.first(where: { $0.name.lowercased() == text }) else {
      return nil
    }
    self = found
  }
}
