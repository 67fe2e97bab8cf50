/// The kind of supplies: goods, services or both.
package enum Supplies: String, CaseIterable, Sendable {
  case goods, services, mixed

  /// The case of invoicing (BT-23) that it is billed by.
  var businessProcess: String {
    switch self {
    case .goods: BusinessProcess.goods
    case .services: BusinessProcess.services
    case .mixed: BusinessProcess.both
    }
  }

  /// What a unit of UN/ECE Recommendation 20 tells: time is a service, and what is weighed or measured is goods; nil for
  /// pieces and others that can be either.
  init?(unit: String) {
    if Self.unitsOfTime.contains(unit) {
      self = .services
    } else if Self.unitsOfGoods.contains(unit) {
      self = .goods
    } else {
      return nil
    }
  }

  private static let unitsOfTime: Set = [
    "SEC", "MIN", "HUR", "DAY", "WEE", "MON", "ANN", "QAN", "SAN", "LH", "HAD", "QH",
  ]
  private static let unitsOfGoods: Set = [
    "MGM", "GRM", "KGM", "TNE", "LBR", "ONZ", "MMT", "CMT", "DMT", "MTR", "INH", "FOT", "CMK",
    "MTK", "CMQ", "MTQ", "MLT", "CLT", "DLT", "LTR", "HLT", "GLL",
  ]

  /// Both together.
  static func + (one: Supplies, other: Supplies) -> Supplies { one == other ? one : .mixed }
}

extension Party {
  package var supplies: Supplies? { Supplies(rawValue: self[.supplies]) }

  /// Whether it charges no VAT as a small enterprise.
  package var isSmallEnterprise: Bool { self[.vatScheme] == Self.smallEnterprise }
}

extension InvoiceDocument {
  /// What its lines sell, by their units; where these can be either, what is usually sold to that client or by that
  /// seller; nil where nobody says it.
  package var supplies: Supplies? {
    let usual = buyer.supplies ?? seller.supplies
    let sold = ownLines.compactMap { Supplies(unit: $0.unit) ?? usual }
    guard sold.count == ownLines.count, let first = sold.first else { return nil }
    return sold.dropFirst().reduce(first, +)
  }
}
