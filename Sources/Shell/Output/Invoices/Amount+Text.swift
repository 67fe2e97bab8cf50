import TaskcoreSwift

extension Amount {
  /// As programs read it: `1234.56`
  var decimal: String { DecimalText.plain(minor, places: digits, atLeast: digits) }
}

extension VAT {
  /// `20%`, `L 7%` or `E`
  var text: String {
    let percent = DecimalText.percent(rate)
    if category == .standard { return percent }
    return category.hasRate ? "\(category.rawValue) \(percent)" : category.rawValue
  }
}

extension VATCategory {
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
