extension VATCategory {
  /// Whether it has a rate above 0.
  public var hasRate: Bool { [.standard, .canaryIslands, .ceutaMelilla].contains(self) }
}

/// What is taxed how: `S 20%`.
public struct VAT: Codable, Hashable, Sendable {
  /// Why there is VAT, or none.
  public let category: VATCategory
  /// In thousandths of a percent.
  public let rate: Int32

  /// Makes one of a category and a rate.
  public init(category: VATCategory, rate: Int32 = 0) {
    self.category = category
    self.rate = rate
  }
}
