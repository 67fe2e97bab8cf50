package import Domain
import Localization
package import ViewModels

/// The text of a payment reminder, in the language of its invoice.
package struct ReminderLetter {
  let reminder: PaymentReminder
  let document: InvoiceDocument
  let wording: InvoiceWording
  let currency: Currency

  package init(
    _ reminder: PaymentReminder, of document: InvoiceDocument, _ wording: InvoiceWording
  ) throws {
    self.reminder = reminder
    self.document = document
    self.wording = wording
    currency = try Currency(document.invoice.currency)
  }

  private var number: String { document.invoice.number }

  /// `Second payment reminder`
  var title: String {
    switch reminder.level {
    case 1: wording.text("letter\u{4}Payment reminder")
    case 2: wording.text("letter\u{4}Second payment reminder")
    default: wording.text("letter\u{4}Final payment reminder")
    }
  }

  var subject: String {
    let seller = document.seller.name
    return seller.isEmpty
      ? "\(title): \(number)" : "\(title): \(number) – \(seller)"
  }

  /// Own words, or else those of the level.
  var opening: [String] {
    if !reminder.text.isEmpty { return [reminder.text] }
    return [wording.text("letter\u{4}Hello,"), matter, demand]
  }

  private var matter: String {
    let issued = document.invoice.issueDate.map(wording.date) ?? ""
    let due = document.invoice.dueDate.map(wording.date) ?? ""
    switch reminder.level {
    case 1:
      return wording.text(
        "Our invoice \(number) of \(issued) was due on \(due) and has not been paid in full; perhaps it has escaped "
          + "your attention.")
    case 2:
      return wording.text(
        "In spite of our reminder, our invoice \(number) of \(issued), which was due on \(due), has not been paid in "
          + "full.")
    default:
      return wording.text(
        "In spite of our reminders, our invoice \(number) of \(issued), which was due on \(due), is still not paid in "
          + "full. This is our last reminder before we take legal steps.")
    }
  }

  private var demand: String {
    guard let payBy = reminder.payBy.map(wording.date) else {
      return wording.text("Please pay the amount that is stated below at once.")
    }
    return wording.text("Please pay the amount that is stated below by \(payBy).")
  }

  var closing: String {
    wording.text("If your payment has crossed this letter, please take no notice of it.")
  }

  /// What it claims, each apart, without what is 0; the last one is the sum.
  var sums: [(label: String, amount: Int64)] {
    let parts: [(String, Int64)] = [
      (wording.text("Owed of the invoice \(number)"), reminder.owed),
      (wording.text("Costs claimed in earlier reminders"), reminder.earlier),
      (wording.text("Fee of this reminder"), reminder.fee),
      (
        wording.text("Compensation for recovery costs (directive 2011/7/EU, article 6)"),
        reminder.recovery
      ),
      (wording.text("Interest for late payment"), reminder.interest),
    ]
    return parts.filter { $0.1 != 0 }.map { (label: $0.0, amount: $0.1) }
  }

  var total: (label: String, amount: Int64) {
    (label: wording.label(.due), amount: reminder.total)
  }

  /// How the interest comes about, a line for each span of days.
  var interestLines: [String] {
    reminder.spans.map { span in
      let days = wording.period(span.first, span.last) ?? ""
      let owed = wording.amount(span.owed, currency)
      guard let rate = span.rate.map(wording.rate) else { return uncovered(days) }
      let count = String(span.days)
      return wording.text("interest\u{4}\(days) (\(count)\u{A0}d): \(owed) at \(rate) a year")
    }
  }

  func uncovered(_ days: String) -> String {
    wording.text("interest\u{4}\(days): no rate of interest is set, and none is claimed")
  }

  var method: String {
    wording.text(
      "Interest is the amount owed × rate × days / 365, in leap years as well, from the day after the due date, rounded "
        + "once.")
  }
}
