import Domain
import Localization

/// Lookup of invoices that can still be changed.
extension InvoiceRepository {
  /// - Throws: `notFound`; `conflict` for one that was issued, with what to do instead.
  func draft(_ id: Int64, field: String = "id") throws -> Invoice {
    try existing(id, "invoice", field: field).requiringDraft(field: field)
  }

  /// The one that a part belongs to.
  ///
  /// - Throws: `conflict` for one that was issued, with what to do instead.
  func draft(uid: String, field: String) throws -> Invoice {
    guard let invoice = try find(uid: uid) else {
      throw Failure(.notFound, "Its invoice is not there any more.", field: field)
    }
    return try invoice.requiringDraft(field: field)
  }

  /// Those with these ids, in their order; an id that is given twice counts once.
  ///
  /// - Throws: `notFound`, or `conflict` for one that was issued, with the index.
  func drafts(_ ids: [Int64]) throws -> [Invoice] {
    try existing(ids, "invoice").map { invoice in
      do {
        return try invoice.requiringDraft(field: "ids")
      } catch var failure as Failure {
        failure.index = ids.firstIndex(of: invoice.id)
        throw failure
      }
    }
  }
}

extension Invoice {
  fileprivate func requiringDraft(field: String) throws -> Invoice {
    let what: Message =
      switch (stage, kind) {
      case (.draft, _): ""
      case (_, .quote):
        "The quote \(number) was issued and cannot change: copy it into a new quote."
      case (.issued, .invoice), (.issued, .downPayment), (.issued, .corrected):
        "\(number) was issued and cannot change: credit it with a credit note, or copy it into a "
          + "new draft."
      case (.replaced, _):
        "A corrected invoice stands in the place of \(number), which cannot change: copy it into a new draft."
      case (.void, .invoice), (.void, .downPayment), (.void, .corrected):
        "\(number) is void and cannot change: copy it into a new draft."
      case (_, .creditNote):
        "The credit note \(number) was issued and cannot change: copy it into a new draft."
      case (.void, _): "\(number) is void and cannot change: copy it into a new draft."
      }
    guard what.isEmpty else { throw Failure(.conflict, what, field: field) }
    return self
  }
}
