import Domain

/// What is of invoices; what was made when the file does not say so was made now.
extension StoreJSONMapping {
  func client(from object: FiledObject) throws -> Client {
    var client = try record(from: object, RecordForm.client)
    if object["created"] == nil { client.created = now }
    return client
  }

  /// - Throws: `malformed` when it is issued and lacks what only issuing gives, or is a draft and has it.
  func invoice(from object: FiledObject) throws -> Invoice {
    let form = RecordForm.invoice
    var invoice = try record(from: object, form)
    if object["created"] == nil { invoice.created = now }
    if object["modified"] == nil { invoice.modified = now }
    for property in Self.givenByIssuing {
      let member = object.members.first { $0.name == form.name(property) }
      if invoice.stage != .draft {
        try object.require(form.name(property)) { _ in }
      } else if let member {
        throw object.refusal("A draft has no such member: it is given when issuing.", of: member)
      }
    }
    guard invoice.stage != .draft else { return invoice }
    try object.require(form.name(.series)) { _ in }
    try check(.number, of: object, "The number of an issued invoice is not empty.") {
      !invoice.number.isEmpty
    }
    try check(.series, of: object, "The series of an issued invoice is not empty.") {
      !invoice.series.isEmpty
    }
    try check(
      .year, of: object, "It is the year of the issue date, or 0 for a series of all years."
    ) {
      invoice.year == 0 || invoice.year == invoice.issueDate.map { Int64($0.year) }
    }
    try check(.stage, of: object, "A credit note is not void.") {
      invoice.stage != .void || invoice.kind == .invoice
    }
    return invoice
  }

  func payment(from object: FiledObject) throws -> Payment {
    var payment = try record(from: object, RecordForm.payment)
    if object["created"] == nil { payment.created = now }
    return payment
  }

  func email(from object: FiledObject) throws -> EmailMessage {
    var email = try record(from: object, RecordForm.email)
    if object["created"] == nil { email.created = now }
    return email
  }

  private static let givenByIssuing: [Invoice.Property] = [
    .number, .year, .sequence, .issueDate, .issued,
  ]

  private func check(
    _ property: Invoice.Property, of object: FiledObject, _ message: String,
    _ isTrue: () -> Bool
  ) throws {
    try object.read(RecordForm.invoice.name(property)) { _ in
      if !isTrue() { throw Failure(.malformed, message) }
    }
  }
}
