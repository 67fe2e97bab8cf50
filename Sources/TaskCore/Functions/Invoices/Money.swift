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
public func currencyDigits(currency: CText, digits: Out<Int32>) -> taskcore_status {
  digits?.pointee = 0
  return attempt {
    let digits = try required(digits, "digits")
    digits.pointee = Int32(try Currency(text(currency, "currency")).exponent)
  }
}

/// Writes an amount as an invoice of a language has it, such as "1 234,56" with the sign
/// of the euro behind it, or before "1,234.56" in English.
///
/// - Parameters:
///   - amountMinor: the amount in minor units, at most 10^12 units of the currency either way.
///   - currency: its code, such as "EUR".
///   - language: "fr" or "en", maybe with a country.
///   - text: receives it, UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an amount over the limit, for one of more decimals than
///   an invoice has, for what is no currency of an invoice, for another language, and for NULL;
///   `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_amount_text)
public func amountText(
  amountMinor: Int64, currency: CText, language: CText, text: Out<OwnedText>
) -> taskcore_status {
  text?.pointee = nil
  return attempt {
    let result = try required(text, "text")
    let currency = try Currency(TaskCore.text(currency, "currency"))
    let language = try InvoiceLanguage(TaskCore.text(language, "language"))
    let amount = try currency.whole(amountMinor, field: "amount_minor")
    result.pointee = try copied(InvoiceWording(language.locale).amount(amount, currency))
  }
}

/// Reads an amount as people write it: "1 234,56", "1,234.56" and "1.234,56" are the same.
///
/// - Parameters:
///   - text: the number, without the currency. In one such as "1,234", which could be either, a comma
///     groups digits and a point is before decimals.
///   - currency: its code, such as "EUR".
///   - amountMinor: receives the amount in minor units; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no number, for more decimals than amounts of the
///   currency have in an invoice, for an amount over 10^12 units of it, for what is no currency of an
///   invoice, and for NULL.
///   Since 0.1.0.
@c(taskcore_amount_parse)
public func amountParse(text: CText, currency: CText, amountMinor: Out<Int64>) -> taskcore_status {
  amountMinor?.pointee = 0
  return attempt {
    let result = try required(amountMinor, "amount_minor")
    let currency = try Currency(TaskCore.text(currency, "currency"))
    let amount = try WrittenDecimal.value(
      of: TaskCore.text(text, "text"), decimals: currency.exponent, mark: .point, field: "text")
    result.pointee = try currency.whole(amount, field: "text")
  }
}
