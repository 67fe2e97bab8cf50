import CTaskcoreHeader

/// How VAT is due (UNTDID 5305).
public enum VATCategory: String, CaseIterable, Sendable {
  case standard = "S"
  case zeroRated = "Z"
  case exempt = "E"
  case reverseCharge = "AE"
  case intraCommunity = "K"
  case export = "G"
  case notSubject = "O"
  case canaryIslands = "L"
  case ceutaMelilla = "M"

  /// The library's TASKCORE_VAT_...
  package var code: Int32 {
    switch self {
    case .standard: TASKCORE_VAT_STANDARD
    case .zeroRated: TASKCORE_VAT_ZERO_RATED
    case .exempt: TASKCORE_VAT_EXEMPT
    case .reverseCharge: TASKCORE_VAT_REVERSE_CHARGE
    case .intraCommunity: TASKCORE_VAT_INTRA_COMMUNITY
    case .export: TASKCORE_VAT_EXPORT
    case .notSubject: TASKCORE_VAT_NOT_SUBJECT
    case .canaryIslands: TASKCORE_VAT_CANARY_ISLANDS
    case .ceutaMelilla: TASKCORE_VAT_CEUTA_MELILLA
    }
  }

  package init?(code: Int32) {
    guard let category = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = category
  }

  /// Whether it has a rate above 0.
  public var hasRate: Bool { [.standard, .canaryIslands, .ceutaMelilla].contains(self) }
}

/// What is taxed how: `S 20%`.
public struct VAT: Equatable, Sendable {
  /// The category.
  public let category: VATCategory
  /// In hundredths of a percent.
  public let rate: Int32

  /// Makes one with these values.
  public init(category: VATCategory, rate: Int32 = 0) {
    self.category = category
    self.rate = rate
  }

  package init(code: Int32, rate: Int32) {
    self.init(category: VATCategory(code: code) ?? .standard, rate: rate)
  }
}
