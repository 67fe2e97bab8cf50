extension Priority {
  /// `P1`, or `none`
  public var name: String {
    switch self {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: "none"
    }
  }

  /// Reads ``name`` in any case.
  public init?(name: some UTF8Text) {
    let text = name.string.lowercased()
    guard let priority = Self.allCases.first(where: { $0.name.lowercased() == text }) else {
      return nil
    }
    self = priority
  }
}
