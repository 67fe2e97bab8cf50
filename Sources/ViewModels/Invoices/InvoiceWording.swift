package import Domain
package import Localization

/// Amounts, quantities and dates as an invoice of a locale prints them, all exact:
/// `InvoiceWording(french).amount(1_234_56, .euro)` is `1 234,56 €`.
package struct InvoiceWording: Sendable {
  package let locale: Locale

  package init(_ locale: Locale) {
    self.locale = locale
  }

  /// `fr-FR`: as files name the language.
  package var tag: String {
    let region = locale.region.code
    return "\(locale.language.rawValue)-\(region.isEmpty ? "GB" : region)"
  }

  package func text(_ message: Message) -> String { locale.text(message) }

  /// `1 234,56 €`, `€1,234.56`; of another currency with its code: `1 234,56 USD`.
  package func amount(_ minor: Int64, _ currency: Currency) -> String {
    let digits = plainAmount(Int64(clamping: minor.magnitude), currency)
    let sign = minor < 0 ? "−" : ""
    if currency.code == "USD", locale.region.code == "US" { return "\(sign)$\(digits)" }
    guard currency == .euro else { return "\(sign)\(digits)\u{A0}\(currency.code)" }
    guard locale.region.hasCurrencyFirst else { return "\(sign)\(digits)\u{A0}€" }
    return isEnglish ? "\(sign)€\(digits)" : "\(sign)€\u{A0}\(digits)"
  }

  /// Without the currency, for a column that has only one: `1 234,56`.
  package func plainAmount(_ minor: Int64, _ currency: Currency) -> String {
    // Of a currency with three decimals, invoices have two, and the last one is 0.
    let shown = currency.exponent > currency.decimals ? minor / 10 : minor
    return decimal(shown, places: currency.decimals)
  }

  /// Of ten-thousandths, without zeros at the end: `1 234,5`.
  package func quantity(_ tenThousandths: Int64) -> String {
    decimal(tenThousandths, places: 4, least: 0)
  }

  /// Of millionths of the currency unit, with as many decimals as it takes, and at least those of an
  /// amount: `1 234,50`, `0,0125`.
  package func unitPrice(_ millionths: Int64, _ currency: Currency) -> String {
    decimal(millionths, places: 6, least: currency.decimals)
  }

  /// Of basis points: `20 %`, `5,5 %`; `20%`, `5.5%`.
  package func rate(_ basisPoints: Int64) -> String {
    percent(basisPoints, places: 2)
  }

  /// Of thousandths of a percent: `20 %`, `8,875 %`; `20%`, `8.875%`.
  package func vatRate(_ thousandths: Int64) -> String {
    percent(thousandths, places: 3)
  }

  private func percent(_ value: Int64, places: Int) -> String {
    text("invoice\u{4}\(decimal(value, places: places, least: 0))%")
  }

  /// Of units of a currency for one euro, in millionths: `1 € = 1,0842 USD`.
  package func exchangeRate(_ millionths: Int64, _ currency: Currency) -> String {
    let rate = decimal(millionths, places: 6, least: 2)
    return text("exchange rate\u{4}€1 = \(rate)\u{A0}\(currency.code)")
  }

  /// `21/11/2026`, `21 Nov 2026`: in figures where the order of day and month is plain in that language.
  package func date(_ date: CalendarDate) -> String {
    guard isEnglish else { return locale.region.text(of: date) }
    let month = Wording(locale).shortMonth(date)
    let year = digits(date.year, 4)
    return locale.region.dateOrder == .monthFirst
      ? text("short month day, year of an invoice\u{4}\(month)\u{A0}\(date.day),\u{A0}\(year)")
      : text("short day month year of an invoice\u{4}\(date.day)\u{A0}\(month)\u{A0}\(year)")
  }

  /// `du 01/10/2026 au 31/10/2026`; with one end alone, `à partir du 01/10/2026`.
  package func period(_ first: CalendarDate?, _ last: CalendarDate?) -> String? {
    switch (first.map(date), last.map(date)) {
    case (let first?, let last?): text("period\u{4}\(first) to\u{A0}\(last)")
    case (let first?, nil): text("period\u{4}from\u{A0}\(first)")
    case (nil, let last?): text("period\u{4}until\u{A0}\(last)")
    case (nil, nil): nil
    }
  }

  /// A number of that many decimals, of which `least` are shown even when they are zeros.
  package func decimal(_ value: Int64, places: Int, least: Int? = nil) -> String {
    var digits = String(value.magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.count > least ?? places, fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 ? "−" : ""
    let mark = fraction.isEmpty ? "" : locale.region.decimalMark
    return sign + locale.region.grouped(digits.dropLast(places)) + mark + fraction
  }

  private var isEnglish: Bool { locale.language == .english || locale.language.isPseudo }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
