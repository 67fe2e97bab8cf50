import Localization
import TaskcoreSwift

extension Amount {
  /// As people read it, with the marks of their region: `€1,234.56` or `1 234,56 €`.
  var shown: String {
    let region = Speech.locale.region
    guard !region.code.isEmpty else { return text }
    let sign = String(text.filter { !$0.isNumber && !"-,.".contains($0) })
    let number = DecimalText.grouped(minor, places: digits, atLeast: digits)
    guard region.hasCurrencyFirst else { return "\(number)\u{A0}\(sign)" }
    let blank = sign.last?.isLetter == true ? "\u{A0}" : ""
    return minor < 0 ? "-\(sign)\(blank)\(number.dropFirst())" : "\(sign)\(blank)\(number)"
  }

  /// As programs read it: `1234.56`
  var decimal: String { DecimalText.plain(minor, places: digits, atLeast: digits) }
}

extension VAT {
  /// `20%`, `L 7%` or `E`
  var text: String {
    let percent = DecimalText.vatRate(rate)
    if category == .standard { return percent }
    return category.hasRate ? "\(category.rawValue) \(percent)" : category.rawValue
  }
}

extension VATCategory {
  var meaning: Message {
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

extension InvoicePeriod {
  /// What people read: `2026-10-01 to 2026-10-31`.
  var words: Message {
    switch (first, last) {
    case (let first?, let last?):
      first == last ? Message(verbatim: first.text) : "\(first.text) to \(last.text)"
    case (let first?, nil): "from \(first.text)"
    case (nil, let last?): "to \(last.text)"
    case (nil, nil): ""
    }
  }
}

extension Invoice {
  /// How it is called by people: `invoice F2026-0001`, or `draft 3`.
  var words: Message {
    if number.isEmpty { return "draft \(id)" }
    return switch kind {
    case .invoice: "invoice \(number)"
    case .creditNote: "credit note \(number)"
    case .downPayment: "down payment \(number)"
    case .corrected: "corrected invoice \(number)"
    case .quote: "quote \(number)"
    }
  }
}
