package import Domain

/// VAT rates were once in hundredths of a percent, under another name. Values that an older version wrote,
/// here or on another device, are converted.
extension PropertyKey {
  private static let formerRate = PropertyKey("vat_rate_basis_points")
  private static let presentRate = PropertyKey("vat_rate_thousandths")

  /// The name that it has now.
  package var present: PropertyKey { self == Self.formerRate ? Self.presentRate : self }

  /// What a value that was written by its name is by the ``present`` one.
  package func present(_ value: LogValue) -> LogValue {
    guard self == Self.formerRate, case .integer(let rate) = value else { return value }
    let (product, isOver) = rate.multipliedReportingOverflow(by: 10)
    return isOver ? value : .integer(product)
  }
}
