import Domain
import Localization

/// A draft in the form in which it would be issued, with the problems that prevent it.
struct IssuePlan {
  /// With its dates and its number.
  private(set) var document: InvoiceDocument
  private(set) var problems: [Problem] = []

  private let store: any Store
  private let date: CalendarDate

  /// The date is the issue date; nil: today.
  init(_ draft: Invoice, on date: CalendarDate?, in store: any Store, at now: Instant) throws {
    self.store = store
    let today = store.zone.day(containing: now)
    self.date = date ?? today
    var invoice = draft
    invoice.issueDate = self.date
    if draft.kind == .quote {
      invoice.validUntil = draft.validUntil ?? self.date.adding(days: Invoice.usualValidity)
    } else {
      invoice.dueDate = draft.dueDate ?? self.date.adding(days: Int(clamping: draft.paymentDays))
    }
    let credited = try store.invoices.credited(by: invoice)
    let replaced = try store.invoices.replaced(by: invoice)
    let preceding = credited ?? replaced
    invoice.precedingUID = preceding?.uid ?? invoice.precedingUID
    invoice.precedingDate = invoice.precedingDate ?? preceding?.issueDate
    document = try LoadInvoice(store).run(invoice)
    checkDate(today: today)
    try giveNumber()
    problems += InvoiceRules.problems(of: document)
    problems += try DoubleBilling(store).problems(of: document)
    problems += try QuoteUse(store).problems(of: document.invoice, gross: document.totals.total)
    problems += try DeductionCheck(store).problems(of: document)
    if let replaced {
      problems += try CorrectionCheck(document, of: replaced, in: store).problems
    } else if let credited {
      problems += try CreditCheck(document, of: credited, in: store).problems
    } else if let preceding = invoice.precedingDate, preceding > self.date {
      report(
        "BT-26", .precedingDate,
        "A credit note is not issued before its invoice, which is of \(preceding.text).")
    }
  }

  private mutating func report(_ rule: String, _ field: Invoice.Property, _ message: Message) {
    problems.append(Problem(rule: rule, field: field.rawValue, message: message))
  }

  private mutating func checkDate(today: CalendarDate) {
    if date > today {
      report(
        "BT-2", .issueDate,
        "An invoice is not issued in the future: \(date.text) is after today, \(today.text).")
    }
  }

  /// The next one of the series in the year of the issue date.
  private mutating func giveNumber() throws {
    let name = try store.settings.seriesName(of: document.invoice)
    guard let series = try store.settings.numberSeries(named: name) else {
      report("BT-1", .series, "There is no series “\(name)”: give it a pattern first.")
      return
    }
    if let problem = try store.invoices.owner(ofSeries: name).problem(inSeries: name) {
      problems.append(
        Problem(Failure(.conflict, problem, field: Invoice.Property.series.rawValue)))
    }
    if let last = try store.invoices.lastIssueDate(inSeries: name), date < last {
      report(
        "BT-2", .issueDate,
        "Dates do not run backwards: the latest one in the series “\(name)” is \(last.text), "
          + "so the issue date is that or later, not \(date.text).")
    }
    let year = series.pattern.year(of: date)
    let last = try store.invoices.last(inSeries: name, year: year)?.sequence ?? 0
    let sequence = last < Int64.max ? last + 1 : last
    do {
      let number = try series.pattern.number(sequence, on: date)
      if try store.invoices.find(number: number) != nil {
        report(
          "BT-1", .series,
          "The next number of the series “\(name)” would be \(number), which another invoice has: "
            + "give the series another pattern.")
      }
      document.invoice.number = number
    } catch let failure as Failure where failure.kind == .conflict {
      report("BT-1", .series, failure.message)
    }
    document.invoice.series = name
    document.invoice.year = year
    document.invoice.sequence = sequence
  }
}
