import TaskcoreSwift

/// The command that fixes a problem which prevents a draft from being issued.
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
    let noun = content.invoice.kind == .quote ? "quote" : "invoice"
    switch place {
    case "seller": return "profile set \(property):"
    case "buyer": return "client edit \(client) \(property):"
    case "lines": return "\(noun) item \(draft) NAME price:"
    case "adjustments": return "\(noun) allowance \(draft) NAME amount:"
    case "issue_date": return "\(noun) issue \(draft) --date"
    case "series": return nil
    case "references": return "invoice deduct \(draft) NUMBER"
    default: break
    }
    if place.hasPrefix("references["), let deduction = element(content.deductions, place) {
      return "invoice deduct rm \(draft) \(deduction.number)"
    }
    if place.hasPrefix("lines["), let item = element(content.items, place) {
      return Self.ofItems[property].map { "\(noun) item edit \(item.id) \($0):" }
    }
    if place.hasPrefix("adjustments["), let adjustment = element(content.adjustments, place) {
      return Self.ofItems[property].map { "\(noun) adjustment edit \(adjustment.id) \($0):" }
    }
    return Self.ofDrafts[property].map { "\(noun) edit \(draft) \($0):" }
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
    "notes": "notes", "business_process": "process", "valid_until": "valid",
    "vat_point": "vat_point",
    "delivery_name": "delivery_name", "delivery_street": "delivery_street",
    "delivery_street_2": "delivery_street_2", "delivery_city": "delivery_city",
    "delivery_postal_code": "delivery_postal_code", "delivery_region": "delivery_region",
    "delivery_country": "delivery_country",
  ]
  private static let ofItems = [
    "name": "name", "details": "details", "quantity_ten_thousandths": "qty", "unit": "unit",
    "unit_price_millionths": "price", "vat_category": "vat", "vat_rate_thousandths": "vat",
    "exemption_reason": "reason", "exemption_code": "code", "first_date": "period",
    "last_date": "period", "discount_reason": "for", "discount_basis_points": "off",
    "rate_basis_points": "amount", "amount_minor": "amount", "reason": "reason",
    "reason_code": "kind",
  ]
}

extension Problem {
  /// Whether it forbids nothing.
  var isWarning: Bool { status == 0 }
}
