/// Reads files of versions that wrote VAT rates in hundredths of a percent under another name.
extension FiledObject {
  private static let formerRate = "vat_rate_basis_points"
  private static let presentRate = "vat_rate_thousandths"

  /// The object as this version writes it.
  func present() -> FiledObject {
    guard index(of: Self.formerRate) != nil, index(of: Self.presentRate) == nil else { return self }
    var object = FiledObject(path: path, position: position)
    for var member in members {
      if member.name == Self.formerRate {
        member.name = Self.presentRate
        member.value = Self.tenfold(member.value)
      }
      object.append(member)
    }
    return object
  }

  /// What is no whole number stays, and is refused where it is read.
  private static func tenfold(_ value: JSONValue) -> JSONValue {
    guard case .number(let digits) = value, let number = Int64(digits) else { return value }
    let (product, isOver) = number.multipliedReportingOverflow(by: 10)
    return isOver ? value : .number(String(product))
  }
}
