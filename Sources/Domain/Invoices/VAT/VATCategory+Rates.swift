import Localization

extension VATCategory {
  /// Whether its rate may be so much, in thousandths of a percent.
  package func allows(rate: Int64) -> Bool {
    switch self {
    // The files of Factur-X take IGIC only above 0.
    case .standard, .canaryIslands: (1...99_999).contains(rate)
    case .ceutaMelilla: (0...99_999).contains(rate)
    case .zeroRated, .exempt, .reverseCharge, .intraCommunity, .export, .notSubject: rate == 0
    }
  }

  /// - Throws: `invalid` for a rate that the category forbids.
  package func check(rate: Int64, field: String = "vat_rate_thousandths") throws {
    if !allows(rate: rate) { throw Failure(.invalid, sentence(ofRate: rate), field: field) }
  }

  /// What is wrong of a rate that it forbids.
  func sentence(ofRate rate: Int64) -> Message {
    let percent = DecimalText.shortest(rate, decimals: DecimalText.vatRateDecimals)
    let right: Message =
      switch self {
      case .standard, .canaryIslands: "above 0 and below 100 %"
      case .ceutaMelilla: "from 0 to below 100 %"
      default: "0"
      }
    return "The rate of VAT category \(code) is \(right), not \(percent) %."
  }
}
