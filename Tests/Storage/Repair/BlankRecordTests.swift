import Domain
import Testing

@testable import Storage

/// The values that a repair puts in the place of those that cannot be read.
@Suite struct BlankRecordTests {
  @Test(
    "A record takes the values that it has when it is blank, so that one can be put in each place")
  func blank() {
    let refused = [
      refused(by: Completion.self), refused(by: Alert.self), refused(by: Holiday.self),
      refused(by: PurgedTask.self), refused(by: Postponement.self), refused(by: Client.self),
      refused(by: Logo.self), refused(by: Invoice.self), refused(by: InvoiceLine.self),
      refused(by: InvoiceAdjustment.self), refused(by: Payment.self),
      refused(by: EmailMessage.self), refused(by: BilledItem.self), refused(by: Comment.self),
      refused(by: TimeEntry.self), refused(by: SkippedOccurrence.self),
      refused(by: Purchase.self), refused(by: PurchasePayment.self),
      refused(by: RecurringInvoice.self), refused(by: PaymentReminder.self),
      refused(by: PenaltyRate.self),
    ]
    #expect(refused.flatMap { $0 } == ["name"])
  }

  /// The columns whose values a blank record does not take back.
  private func refused<Element: Record>(by type: Element.Type) -> [String] {
    let blank = Element(blank: "x")
    return Element.Property.allCases.compactMap { property in
      var copy = blank
      let isTaken = (try? copy.set(property, to: blank.value(of: property))) != nil
      return isTaken ? nil : property.rawValue
    }
  }
}
