package import Domain
import Localization

/// Makes a draft of a credit note for the part of an invoice that is not credited yet.
package final class CreditInvoice: CreatingUseCase {
  /// When nothing was credited, it has all lines and adjustments; else, one line for what is left
  /// of each category and rate of VAT. Once the last one is issued, nothing is owed.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for a draft, for a credit note, and when all was credited.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      let invoice = try store.invoices.creditable(id)
      return try DraftCreditNote(store: store, newUID: newUID, now: now).run(for: invoice)
    }
  }
}

extension InvoiceRepository {
  /// - Throws: `notFound`; `conflict` for a draft, a credit note, and an invoice that is void.
  func creditable(_ id: Int64) throws -> Invoice {
    let invoice = try existing(id, "invoice")
    let why: Message? =
      switch (invoice.stage, invoice.kind) {
      case (.issued, .invoice), (.issued, .downPayment), (.issued, .corrected): nil
      case (.draft, _): "A draft is not credited: change it, or delete it."
      case (_, .quote):
        "\(invoice.number) is a quote: nothing is owed of it, so nothing is credited."
      case (.void, .invoice), (.void, .downPayment), (.void, .corrected):
        "\(invoice.number) is void: all of it is credited already."
      case (_, .creditNote):
        "\(invoice.number) is a credit note itself: issue a new invoice to take it back."
      case (.void, _): "\(invoice.number) is void: all of it is credited already."
      case (.replaced, _):
        "A corrected invoice stands in the place of \(invoice.number): credit that one."
      }
    if let why { throw Failure(.conflict, why, field: "id") }
    return invoice
  }
}
