import CTaskcoreHeader

/// How VAT is due (UNTDID 5305).
enum VATCategory: String, CaseIterable {
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
  var code: Int32 {
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

  init?(code: Int32) {
    guard let category = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = category
  }

  /// Whether it has a rate above 0.
  var hasRate: Bool { [.standard, .canaryIslands, .ceutaMelilla].contains(self) }

  var meaning: String {
    switch self {
    case .standard: "standard, with its rate"
    case .zeroRated: "zero rated"
    case .exempt: "exempt, with a reason"
    case .reverseCharge: "reverse charge"
    case .intraCommunity: "supply within the European Union"
    case .export: "export"
    case .notSubject: "not subject to VAT"
    case .canaryIslands: "IGIC of the Canary Islands"
    case .ceutaMelilla: "IPSI of Ceuta and Melilla"
    }
  }
}

/// What is taxed how: `S 20%`.
struct VAT: Equatable {
  let category: VATCategory
  /// In hundredths of a percent.
  let rate: Int32

  init(category: VATCategory, rate: Int32 = 0) {
    self.category = category
    self.rate = rate
  }

  init(code: Int32, rate: Int32) {
    self.init(category: VATCategory(code: code) ?? .standard, rate: rate)
  }

  /// `20%`, `L 7%` or `E`
  var text: String {
    let percent = DecimalText.percent(rate)
    if category == .standard { return percent }
    return category.hasRate ? "\(category.rawValue) \(percent)" : category.rawValue
  }
}
