package import Domain

/// Amounts, quantities and dates as an invoice of a language prints them, all exact:
/// `InvoiceWording(.french).amount(1_234_56, .euro)` is `1 234,56 €`.
package struct InvoiceWording: Sendable {
  package let language: InvoiceLanguage

  package init(_ language: InvoiceLanguage) {
    self.language = language
  }

  /// The one of two texts that is in its language.
  package func text(_ french: String, _ english: String) -> String {
    language == .french ? french : english
  }

  /// `1 234,56 €`, `€1,234.56`; of another currency with its code: `1 234,56 USD`.
  package func amount(_ minor: Int64, _ currency: Currency) -> String {
    let digits = plainAmount(Int64(clamping: minor.magnitude), currency)
    let sign = minor < 0 ? "−" : ""
    return if currency == .euro {
      text("\(sign)\(digits)\u{A0}€", "\(sign)€\(digits)")
    } else {
      "\(sign)\(digits)\u{A0}\(currency.code)"
    }
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
    decimal(basisPoints, places: 2, least: 0) + text("\u{A0}%", "%")
  }

  /// Of units of a currency for one euro, in millionths: `1 € = 1,0842 USD`.
  package func exchangeRate(_ millionths: Int64, _ currency: Currency) -> String {
    let rate = decimal(millionths, places: 6, least: 2)
    return "\(text("1\u{A0}€", "€1")) = \(rate)\u{A0}\(currency.code)"
  }

  /// `21/11/2026`, `21 Nov 2026`
  package func date(_ date: CalendarDate) -> String {
    let year = digits(date.year, 4)
    return text(
      "\(digits(date.day, 2))/\(digits(date.month, 2))/\(year)",
      "\(date.day)\u{A0}\(Self.months[date.month - 1])\u{A0}\(year)")
  }

  /// `du 01/10/2026 au 31/10/2026`; with one end alone, `à partir du 01/10/2026`.
  package func period(_ first: CalendarDate?, _ last: CalendarDate?) -> String? {
    switch (first.map(date), last.map(date)) {
    case (let first?, let last?):
      text("du\u{A0}\(first) au\u{A0}\(last)", "\(first) to\u{A0}\(last)")
    case (let first?, nil): text("à partir du\u{A0}\(first)", "from\u{A0}\(first)")
    case (nil, let last?): text("jusqu’au\u{A0}\(last)", "until\u{A0}\(last)")
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
    let point = fraction.isEmpty ? "" : text(",", ".")
    return sign + grouped(digits.dropLast(places)) + point + fraction
  }

  /// In groups of three, with a narrow space that does not break in French.
  private func grouped(_ digits: Substring) -> String {
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += text("\u{202F}", ",") }
      grouped.append(digit)
    }
    return grouped
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
