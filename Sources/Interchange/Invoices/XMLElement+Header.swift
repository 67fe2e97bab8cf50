import Domain

extension XMLElement {
  /// BT-1 to BT-3 and BG-1, of `ExchangedDocument`.
  func invoice() throws -> Invoice {
    let number = try required("ID", "BT-1")
    var invoice = Invoice(uid: "", kind: try kind(), created: Instant(clamping: 0))
    invoice.number = number.line
    invoice.issueDate = try required("IssueDateTime", "BT-2").date("BT-2")
    try takeNotes(to: &invoice)
    return invoice
  }

  private func kind() throws -> Invoice.Kind {
    let type = try required("TypeCode", "BT-3")
    switch type.line {
    case "380": return .invoice
    case "381", "503": return .creditNote
    case "386", "326": return .downPayment
    case "384": return .corrected
    default:
      throw type.failure(
        .unsupported,
        "the document is one of type \(type.line.prefix(20)); invoices (380), credit notes (381), down payments (386) "
          + "and corrected invoices (384) are read.", "BT-3")
    }
  }

  private func takeNotes(to invoice: inout Invoice) throws {
    for note in all("IncludedNote") {
      guard let content = note["Content"] else { continue }
      // Which French procedure it is in (BAR) is no text for people.
      let property: Invoice.Property? =
        switch note["SubjectCode"]?.line {
        case "PMD": .latePenalty
        case "PMT": .recoveryFee
        case "AAB": .earlyDiscount
        case "BAR": nil
        default: .notes
        }
      guard let property else { continue }
      try content.append(to: &invoice, property)
    }
  }

  /// Adds its text to one that the invoice has, as further lines.
  private func append(to invoice: inout Invoice, _ property: Invoice.Property) throws {
    var lines = text
    if case .text(let before) = invoice.value(of: property) { lines = before + "\n" + lines }
    try about("BT-22") { try invoice.set(property, to: .text(lines)) }
  }
}
