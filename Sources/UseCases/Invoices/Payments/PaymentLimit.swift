import Domain
import Localization

/// The maximum amount of a payment for an invoice or a purchase.
struct PaymentLimit {
  let number: String
  let currency: String
  let owed: Int128
  let paid: Int128

  /// - Throws: `invalid` for more than is owed, unless it may be overpaid, and for more than an amount can be in all.
  func check(_ amount: Int64, isOverpaid: Bool) throws {
    let field = Payment.Property.amount.rawValue
    guard Int128(amount) <= owed || isOverpaid else {
      let currency = try Currency(currency)
      let rest = DecimalText.text(Int64(clamping: owed), decimals: currency.exponent)
      throw Failure(
        .invalid,
        "Of \(number), \(rest) \(currency.code) is owed: a payment is at most that, unless it is said "
          + "to be overpaid.", field: field)
    }
    guard paid + Int128(amount) <= Int128(Payment.maximumTotal) else {
      throw Failure(
        .invalid, "The payments of \(number) would come to more than an amount can be.",
        field: field)
    }
  }
}
