import Domain

/// Finds focus sessions and time entries of a draft that an issued invoice bills already: undo can restore a
/// line whose time was billed elsewhere in the meantime.
struct DoubleBilling {
  private let store: any Store

  init(_ store: any Store) {
    self.store = store
  }

  func problems(of document: InvoiceDocument) throws -> [Problem] {
    let twice = try store.billedItems.billedTwice(ofInvoice: document.invoice.uid)
    return document.lines.enumerated().compactMap { index, line in
      guard let number = twice[line.uid] else { return nil }
      return Problem(
        rule: "BG-25", field: "lines[\(index)]",
        message:
          "Line \(index + 1) is for time that \(number) is for already: delete the line, "
          + "and bill what is left.")
    }
  }
}
