package import Domain

extension InvoiceWording {
  /// `2.00 % off when it is paid within 14 days`
  package func sentence(_ skonto: Skonto) -> String {
    let (percent, days) = (skonto.percent, skonto.days)
    guard !skonto.base.isEmpty else {
      return text("invoice\u{4}\(percent)% off when it is paid within \(days) days")
    }
    let base = skonto.base
    return text("invoice\u{4}\(percent)% off of \(base) when it is paid within \(days) days")
  }
}
