import CTaskcore
import Domain
import Testing

@testable import TaskCore

/// A store in memory, in UTC, with a French seller, whose clock stands at 2026-11-21T12:00:00Z, and what is
/// given to it and read of it.
final class InvoiceDesk {
  static let noon: Int64 = 1_795_262_400_000
  let clock = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
  private(set) var store: UnsafeMutablePointer<taskcore_store>?
  private var texts: [UnsafeMutablePointer<CChar>] = []

  init(hasSeller: Bool = true) throws {
    clock.pointee = Self.noon
    store = try openStore(clock: clock, busyTimeout: 5_000)
    if hasSeller { try setSeller(Self.seller) }
  }

  deinit {
    close()
    for text in texts { text.deallocate() }
    clock.deallocate()
  }

  func close() {
    storeFree(store: store)
    store = nil
  }

  static let seller: [Party.Property: String] = [
    .name: "Ada Lovelace", .legalForm: "EI", .street: "1 rue de la Paix", .postalCode: "75002",
    .city: "Paris", .country: "FR", .siren: "732829320", .siret: "73282932000074",
    .vatNumber: "FR44732829320", .email: "ada@example.org",
    .iban: "FR7630006000011234567890189", .locale: "fr",
  ]
  static let buyer: [Party.Property: String] = [
    .name: "Éditions du Lac", .street: "2 quai du Lac", .postalCode: "74000", .city: "Annecy",
    .country: "FR", .siren: "356000000", .email: "compta@example.net",
  ]

  /// A text that lives as long as this does.
  func text(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  func party(_ properties: [Party.Property: String]) -> taskcore_party {
    var party = taskcore_party.sized
    for (property, value) in properties {
      party.fields |= property.field
      party[keyPath: property.member] = text(value)
    }
    return party
  }

  func setSeller(_ properties: [Party.Property: String]) throws {
    var seller = party(properties)
    try #require(profileSet(store: store, seller: &seller) == TASKCORE_OK, "\(error.message)")
  }

  func client(_ properties: [Party.Property: String] = buyer) throws -> Int64 {
    var id: Int64 = 0
    try #require(addClient(properties, &id) == TASKCORE_OK, "\(error.message)")
    return id
  }

  func addClient(_ properties: [Party.Property: String], _ id: inout Int64) -> taskcore_status {
    var party = party(properties)
    return withUnsafePointer(to: &party) { party in
      var input = taskcore_client_input.sized
      input.fields = TASKCORE_CLIENT_PARTY
      input.party = party
      return clientAdd(store: store, input: &input, id: &id)
    }
  }

  func updateClient(
    _ id: Int64, _ properties: [Party.Property: String] = [:], notes: String? = nil,
    isArchived: Int32? = nil
  ) -> taskcore_status {
    var party = party(properties)
    return withUnsafePointer(to: &party) { party in
      var input = taskcore_client_input.sized
      input.fields = TASKCORE_CLIENT_PARTY
      input.party = party
      if let notes {
        input.fields |= TASKCORE_CLIENT_NOTES
        input.notes = text(notes)
      }
      if let isArchived {
        input.fields |= TASKCORE_CLIENT_ARCHIVED
        input.is_archived = isArchived
      }
      return withUnsafePointer(to: id) {
        clientUpdate(store: store, ids: $0, count: 1, input: &input)
      }
    }
  }

  func input() -> taskcore_invoice_input {
    let input = taskcore_invoice_input.sized
    return input
  }

  func draft(for client: Int64? = nil) throws -> Int64 {
    var input = input()
    if let client {
      input.fields = TASKCORE_INVOICE_CLIENT
      input.client_id = client
    }
    var id: Int64 = 0
    let status = invoiceAdd(
      store: store, kind: TASKCORE_INVOICE_KIND_INVOICE, input: &input, id: &id)
    try #require(status == TASKCORE_OK, "\(error.message)")
    return id
  }

  func line(_ name: String, price: Int64 = 100_000_000) -> taskcore_invoice_line_input {
    var line = taskcore_invoice_line_input.sized
    line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT
    line.name = text(name)
    line.unit_price_millionths = price
    line.vat_category = TASKCORE_VAT_STANDARD
    line.vat_rate_thousandths = 20_000
    return line
  }

  @discardableResult
  func add(_ line: taskcore_invoice_line_input, to invoice: Int64) throws -> Int64 {
    var line = line
    var id: Int64 = 0
    let status = invoiceLineAdd(store: store, invoiceId: invoice, line: &line, id: &id)
    try #require(status == TASKCORE_OK, "\(error.message)")
    return id
  }

  /// A draft of 100.00 and 20.00 of VAT that can be issued.
  func readyDraft() throws -> Int64 {
    let id = try draft(for: client())
    try add(line("Conseil"), to: id)
    return id
  }

  func issued() throws -> Int64 {
    let id = try readyDraft()
    try issue(id)
    return id
  }

  func issue(_ id: Int64) throws {
    try #require(
      invoiceIssue(store: store, id: id, issueDate: 0, number: nil) == TASKCORE_OK,
      "\(error.message)")
  }

  /// Runs `body` with all of an invoice.
  func read<Result>(
    _ id: Int64, _ body: (taskcore_invoice_content) throws -> Result
  ) throws -> Result {
    var document: UnsafeMutablePointer<taskcore_invoice_document>?
    try #require(
      invoiceDocumentRead(store: store, id: id, document: &document) == TASKCORE_OK,
      "\(error.message)")
    defer { invoiceDocumentFree(document: document) }
    return try body(try #require(invoiceDocumentContents(document: document)).pointee)
  }

  func state(of id: Int64) throws -> Int32 {
    try read(id) { try #require($0.invoice).pointee.state }
  }

  /// What the last failed call said.
  var error: (status: Int32, message: String, field: String, index: Int64) {
    let error = lastError().pointee
    return (
      error.status, String(cString: error.message), String(cString: error.field), error.index
    )
  }
}

extension UnsafePointer<CChar>? {
  /// Its text, or that there is none.
  var read: String { map { String(cString: $0) } ?? "NULL" }
}
