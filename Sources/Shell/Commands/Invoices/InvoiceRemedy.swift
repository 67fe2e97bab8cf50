import TaskcoreSwift

/// What is typed to mend what forbids issuing a draft.
struct InvoiceRemedy {
  /// As the draft was named.
  let draft: String
  let content: InvoiceContent

  /// What is wrong, and what is typed then.
  func sentence(for problem: Problem) -> String {
    let message = problem.message.printable
    // What a font lacks is no fault of the draft.
    if problem.isWarning { return message }
    guard let command = command(for: problem) else { return message }
    return "\(message) \(Message("Type “\(command)”.").text)"
  }

  /// `profile set city:`; nil where it is not known.
  func command(for problem: Problem) -> String? {
    let parts = problem.field.split(separator: ".", maxSplits: 1).map(String.init)
    guard let place = parts.first, let property = parts.last else { return nil }
    switch place {
    case "seller": return "profile set \(property):"
    case "buyer": return "client edit \(client) \(property):"
    case "lines": return "invoice item \(draft) NAME price:"
    case "adjustments": return "invoice allowance \(draft) NAME amount:"
    case "issue_date": return "invoice issue \(draft) --date"
    case "series": return nil
    default: break
    }
    if place.hasPrefix("lines["), let item = element(content.items, place) {
      return Self.ofItems[property].map { "invoice item edit \(item.id) \($0):" }
    }
    if place.hasPrefix("adjustments["), let adjustment = element(content.adjustments, place) {
      return Self.ofItems[property].map { "invoice adjustment edit \(adjustment.id) \($0):" }
    }
    return Self.ofDrafts[property].map { "invoice edit \(draft) \($0):" }
  }

  private var client: String { content.invoice.client.map { String($0) } ?? "CLIENT" }

  /// That of `lines[2]`.
  private func element<Element>(_ elements: [Element], _ place: String) -> Element? {
    let digits = place.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return Int(digits).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// Tokens by what they set.
  private static let ofDrafts = [
    "client_id": "client", "due_date": "due", "payment_days": "days", "delivery_date": "delivery",
    "first_date": "period", "last_date": "period", "exchange_rate_millionths": "rate",
    "prepaid_minor": "prepaid", "preceding_number": "preceding", "preceding_date": "date",
    "currency": "currency", "language": "language", "order_reference": "order",
    "buyer_reference": "reference", "contract_reference": "contract", "payment_terms": "terms",
    "late_penalty": "penalty", "recovery_fee": "recovery", "early_discount": "discount",
    "notes": "notes", "business_process": "process",
  ]
  private static let ofItems = [
    "name": "name", "details": "details", "quantity_ten_thousandths": "qty", "unit": "unit",
    "unit_price_millionths": "price", "vat_category": "vat", "vat_rate_basis_points": "vat",
    "exemption_reason": "reason", "exemption_code": "code", "first_date": "period",
    "last_date": "period", "discount_reason": "for", "amount_minor": "amount", "reason": "reason",
    "reason_code": "kind",
  ]
}

extension Problem {
  /// Whether it forbids nothing.
  var isWarning: Bool { status == 0 }
}
