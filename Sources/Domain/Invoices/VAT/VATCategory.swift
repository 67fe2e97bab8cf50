/// The VAT category: the codes of UNTDID 5305 that EN 16931 allows. The raw values are those of the C API, in
/// the order in which an invoice lists them.
package enum VATCategory: Int32, CaseIterable, Hashable, Sendable {
  case standard = 1
  case zeroRated
  case exempt
  case reverseCharge
  case intraCommunity
  case export
  case notSubject
  case canaryIslands
  case ceutaMelilla

  package var code: String {
    switch self {
    case .standard: "S"
    case .zeroRated: "Z"
    case .exempt: "E"
    case .reverseCharge: "AE"
    case .intraCommunity: "K"
    case .export: "G"
    case .notSubject: "O"
    case .canaryIslands: "L"
    case .ceutaMelilla: "M"
    }
  }

  package init?(code: String) {
    guard let category = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = category
  }
}
