public import CTaskcore
import Domain
import ViewModels

/// Tells how many decimals the minor unit of a currency is, as ISO 4217 has it: 2 for cents of EUR, 0 for
/// yen.
///
/// - Parameters:
///   - currency: its code, such as "EUR".
///   - digits: receives 0, 2 or 3; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no currency of an invoice, and for NULL.
///   Since 0.1.0.
@c(taskcore_currency_digits)
public func currencyDigits(
  currency: UnsafePointer<CChar>?, digits: UnsafeMutablePointer<Int32>?
) -> taskcore_status {
  digits?.pointee = 0
  return attempt {
    let digits = try required(digits, "digits")
    digits.pointee = Int32(try Currency(text(currency, "currency")).exponent)
  }
}
