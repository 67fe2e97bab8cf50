import Domain

/// A draft as it would be issued, and all that forbids it.
struct IssuePlan {
  /// With its dates and its number.
  private(set) var document: InvoiceDocument
  private(set) var problems: [InvoiceProblem] = []

  private let store: any Store
  private let date: CalendarDate

  /// The date is the issue date; nil: today.
  init(_ draft: Invoice, on date: CalendarDate?, in store: any Store, at now: Instant) throws {
    self.store = store
    let today = store.zone.day(containing: now)
    self.date = date ?? today
    var invoice = draft
    invoice.issueDate = self.date
    invoice.dueDate = draft.dueDate ?? self.date.adding(days: Int(clamping: draft.paymentDays))
    let credited = try Self.credited(by: invoice, in: store)
    invoice.precedingUID = credited?.uid ?? invoice.precedingUID
    invoice.precedingDate = invoice.precedingDate ?? credited?.issueDate
    document = try LoadInvoice(store)(invoice)
    checkDate(today: today)
    try giveNumber()
    problems += InvoiceRules.problems(of: document)
    if let credited { try checkCredit(of: credited) }
  }

  /// It may have been issued since the draft was made.
  private static func credited(by note: Invoice, in store: any Store) throws -> Invoice? {
    guard note.kind == .creditNote else { return nil }
    if let invoice = try store.invoices.find(uid: note.precedingUID) { return invoice }
    return note.precedingNumber.isEmpty
      ? nil : try store.invoices.find(number: note.precedingNumber)
  }

  private mutating func report(_ rule: String, _ field: Invoice.Property, _ message: String) {
    problems.append(InvoiceProblem(rule: rule, field: field.rawValue, message: message))
  }

  private mutating func checkDate(today: CalendarDate) {
    if date > today {
      report(
        "BT-2", .issueDate,
        "An invoice is not issued in the future: \(date.packed) is after today, \(today.packed).")
    }
  }

  /// The next one of the series in the year of the issue date.
  private mutating func giveNumber() throws {
    let name = document.invoice.seriesName
    guard let series = try store.settings.numberSeries(named: name) else {
      report("BT-1", .series, "There is no series “\(name)”: give it a pattern first.")
      return
    }
    if let last = try store.invoices.lastIssueDate(inSeries: name), date < last {
      report(
        "BT-2", .issueDate,
        "Dates do not run backwards: the latest one in the series “\(name)” is \(last.packed), "
          + "so the issue date is that or later, not \(date.packed).")
    }
    let year = series.pattern.year(of: date)
    let last = try store.invoices.last(inSeries: name, year: year)?.sequence ?? 0
    let sequence = last < Int64.max ? last + 1 : last
    do {
      let number = try series.pattern.number(sequence, year: Int64(date.year))
      if try store.invoices.find(number: number) != nil {
        report(
          "BT-1", .series,
          "The next number of the series “\(name)” would be \(number), which another invoice has: "
            + "give the series another pattern.")
      }
      document.invoice.number = number
    } catch let failure as Failure {
      report("BT-1", .series, failure.message)
    }
    document.invoice.series = name
    document.invoice.year = year
    document.invoice.sequence = sequence
  }

  /// All credit notes of an invoice together come to no more than it.
  private mutating func checkCredit(of invoice: Invoice) throws {
    let note = document.invoice
    if invoice.kind == .creditNote {
      report("BT-25", .precedingNumber, "\(invoice.number) is a credit note itself.")
    } else if invoice.stage == .void {
      report(
        "BT-25", .precedingNumber, "\(invoice.number) is void: all of it is credited already.")
    } else if invoice.currency != note.currency {
      report(
        "BT-25", .currency,
        "\(invoice.number) is in \(invoice.currency), so its credit note cannot be in "
          + "\(note.currency).")
    } else {
      try checkAmount(of: invoice)
    }
    guard let issued = invoice.issueDate else { return }
    if note.precedingDate != issued {
      report(
        "BT-26", .precedingDate, "\(invoice.number) is of \(issued.packed), not of another day.")
    }
    if date < issued {
      report(
        "BT-2", .issueDate,
        "A credit note is not issued before its invoice: \(invoice.number) is of "
          + "\(issued.packed).")
    }
  }

  private mutating func checkAmount(of invoice: Invoice) throws {
    let left = invoice.gross - (try store.invoices.settlement(of: invoice).credited)
    if document.totals.gross > left {
      report("BT-25", .precedingNumber, try sentence(ofRest: left, of: invoice))
    }
  }

  private func sentence(ofRest left: Int64, of invoice: Invoice) throws -> String {
    let currency = try Currency(invoice.currency)
    let amounts = [left, document.totals.gross].map {
      DecimalText.text($0, decimals: currency.exponent) + " " + currency.code
    }
    return "Of \(invoice.number), \(amounts[0]) is not credited yet, and this credit note comes to "
      + "\(amounts[1])."
  }
}
