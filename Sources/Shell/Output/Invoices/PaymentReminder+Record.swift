import TaskcoreSwift

extension PaymentReminder: Record {
  static let fieldNames = [
    "id", "uid", "invoice", "invoice_id", "client", "level", "date", "pay_by", "currency", "owed",
    "earlier", "fee", "recovery", "interest", "total", "uncovered_days", "text", "sent", "created",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(number), .integer(invoice), .text(clientName),
      .integer(Int64(level)), .date(date), .date(payBy), .text(currency), .amount(owed),
      .amount(earlier), .amount(fee), .amount(recovery), .amount(interest), .amount(total),
      .integer(uncoveredDays), .text(text),
      try sent.map { .text(try store.localTime($0).rfc3339) } ?? .null,
      .text(try store.localTime(created).rfc3339),
    ]
  }
}

extension InterestSpan: Record {
  static let fieldNames = ["first_date", "last_date", "days", "owed", "currency", "rate"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .date(firstDate), .date(lastDate), .integer(days), .amount(owed), .text(currency),
      isCovered ? .text(DecimalText.plain(Int64(rate), places: 2)) : .null,
    ]
  }
}

extension LateInvoice: Record {
  static let fieldNames = [
    "number", "invoice_id", "client", "due_date", "days", "currency", "balance", "last_date",
    "next_level",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(number), .integer(invoice), .text(clientName), .date(dueDate), .integer(days),
      .text(currency), .amount(balance), .date(lastDate), .integer(Int64(nextLevel)),
    ]
  }
}

extension PenaltyRate: Record {
  static let fieldNames = [
    "id", "uid", "debtor", "currency", "first_date", "last_date", "rate", "notes",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(debtor.rawValue), .text(currency), .date(firstDate),
      .date(lastDate), .text(DecimalText.plain(Int64(rate), places: 2)), .text(notes),
    ]
  }
}

extension PenaltyRate.Debtor {
  var word: Message {
    switch self {
    case .business: "business"
    case .consumer: "consumer"
    }
  }
}
