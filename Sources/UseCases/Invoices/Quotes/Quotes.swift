import Domain
import Localization

/// Lookup of sent quotes, and of the invoices made from them.
extension InvoiceRepository {
  /// - Throws: `notFound`; `conflict` for anything but a quote, and for a draft of one.
  func issuedQuote(_ id: Int64) throws -> Invoice {
    let quote = try existing(id, "quote")
    let why: Message? =
      switch (quote.kind, quote.stage) {
      case (.quote, .draft): "The quote is a draft: issue it first."
      case (.quote, _): nil
      default:
        quote.number.isEmpty
          ? "The draft \(quote.id) is no quote." : "\(quote.number) is no quote."
      }
    if let why { throw Failure(.conflict, why, field: "id") }
    return quote
  }

  /// What a quote was turned into as a whole, be it a draft; nil while it was not.
  func whole(of quote: Invoice) throws -> Invoice? {
    try made(ofQuote: quote.uid).first { $0.kind == .invoice && $0.stage != .void }
  }

  /// Its down payments, drafts too.
  func downPayments(of quote: Invoice) throws -> [Invoice] {
    try made(ofQuote: quote.uid).filter { $0.kind == .downPayment && $0.stage != .void }
  }

  /// - Throws: `conflict` for a quote that was turned into an invoice as a whole.
  func refuseInvoiced(_ quote: Invoice) throws {
    guard let whole = try whole(of: quote) else { return }
    throw Failure(
      .conflict,
      whole.stage == .draft
        ? "All of \(quote.number) is in draft \(whole.id) already: issue that, or delete it first."
        : "All of \(quote.number) was invoiced already, by \(whole.number).",
      field: "id")
  }
}

extension Store {
  /// A quote that can be turned into something now.
  ///
  /// - Throws: `notFound`; `conflict` for anything but a quote, and for one that was not accepted or that was
  ///   turned into an invoice already.
  func acceptedQuote(_ id: Int64) throws -> Invoice {
    let quote = try invoices.issuedQuote(id)
    let why: Message? =
      switch quote.answer {
      case .accepted: nil
      case .declined:
        "\(quote.number) was declined: accept it first if the client wants it after all."
      case .none: "Nobody accepted \(quote.number) yet: note that it was accepted first."
      }
    try invoices.refuseInvoiced(quote)
    if let why { throw Failure(.conflict, why, field: "id") }
    return quote
  }

  /// A new document of a quote: with its client and its terms, and with what names it.
  ///
  /// - Throws: `conflict` for a client that is archived.
  func draft(
    _ kind: Invoice.Kind, of quote: Invoice, uid: String, at now: Instant
  ) throws -> Invoice {
    let client = try clients.find(uid: quote.clientUID)
    try client?.refuseArchived(field: "id")
    var draft = quote.terms(uid: uid, kind: kind, created: now)
    draft.clientUID = client?.uid ?? ""
    draft.quoteUID = quote.uid
    draft.quoteNumber = quote.number
    return draft
  }
}
