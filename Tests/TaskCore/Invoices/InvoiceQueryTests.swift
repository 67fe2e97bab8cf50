import CTaskcore
import Glibc
import Testing

@testable import TaskCore

/// Lists, sums and tables of invoices through the C API.
@Suite struct InvoiceQueryTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func options(
    _ change: (inout taskcore_invoice_query_options) -> Void
  ) -> taskcore_invoice_query_options {
    var options = taskcore_invoice_query_options.sized
    change(&options)
    return options
  }

  private func ids(_ change: (inout taskcore_invoice_query_options) -> Void) throws -> [Int64] {
    var options = options(change)
    var invoices: UnsafeMutablePointer<taskcore_invoice_list>?
    try #require(
      invoiceQuery(store: desk.store, options: &options, invoices: &invoices) == TASKCORE_OK,
      "\(desk.error.message)")
    defer { invoiceListFree(list: invoices) }
    return try (0..<invoiceListCount(list: invoices)).map {
      try #require(invoiceListAt(list: invoices, index: $0)).pointee.id
    }
  }

  @Test("Invoices are found by state, kind, client, period and text")
  func conditions() throws {
    let issued = try desk.issued()
    let draft = try desk.readyDraft()
    #expect(try ids { _ in } == [draft, issued])
    #expect(
      try ids {
        $0.fields = TASKCORE_INVOICE_QUERY_STATE
        $0.states = TASKCORE_INVOICE_STATES_ISSUED | TASKCORE_INVOICE_STATES_PAID
      } == [issued])
    #expect(
      try ids {
        $0.fields = TASKCORE_INVOICE_QUERY_KIND
        $0.kind = TASKCORE_INVOICE_KIND_CREDIT_NOTE
      } == [])
    #expect(
      try ids {
        $0.fields = TASKCORE_INVOICE_QUERY_PERIOD
        $0.first_date = 2026_11_21
      } == [issued])
    let client = try desk.read(draft) { $0.invoice.pointee.client_id }
    #expect(
      try ids {
        $0.fields = TASKCORE_INVOICE_QUERY_CLIENT
        $0.client_id = client
      } == [draft])
    #expect(
      try ids {
        $0.fields = TASKCORE_INVOICE_QUERY_TEXT
        $0.text = desk.text("CONSEIL")
        $0.limit = 1
      } == [draft])
  }

  @Test("What cannot be asked for is refused with the member")
  func refused() throws {
    let cases: [(UInt64, String, (inout taskcore_invoice_query_options) -> Void)] = [
      (1 << 6, "fields", { _ in }),
      (TASKCORE_INVOICE_QUERY_STATE, "states", { $0.states = 1 }),
      (TASKCORE_INVOICE_QUERY_STATE, "states", { $0.states = 1 << 12 }),
      (TASKCORE_INVOICE_QUERY_KIND, "kind", { _ in }),
      (TASKCORE_INVOICE_QUERY_PERIOD, "first_date", { $0.first_date = 3 }),
      (
        TASKCORE_INVOICE_QUERY_PERIOD, "last_date",
        { ($0.first_date, $0.last_date) = (2026_02_02, 2026_02_01) }
      ),
      (TASKCORE_INVOICE_QUERY_TEXT, "text", { _ in }),
      (0, "limit", { $0.limit = -1 }),
    ]
    for (field, name, change) in cases {
      var options = options {
        $0.fields = field
        change(&$0)
      }
      var invoices = UnsafeMutablePointer<taskcore_invoice_list>(bitPattern: 1)
      #expect(
        invoiceQuery(store: desk.store, options: &options, invoices: &invoices)
          == TASKCORE_EINVALID)
      #expect(desk.error.field == name)
      #expect(invoices == nil)
      var csv = UnsafeMutablePointer<CChar>(bitPattern: 1)
      #expect(invoiceCsv(store: desk.store, options: &options, csv: &csv) == TASKCORE_EINVALID)
      #expect(csv == nil)
    }
  }

  @Test("An invoice is found by its uid and by its number")
  func finding() throws {
    let id = try desk.issued()
    let uid = try desk.read(id) { $0.invoice.pointee.uid.read }
    for name in [uid, "F2026-0001"] {
      var found: Int64 = 0
      #expect(
        invoiceFind(store: desk.store, uidOrNumber: desk.text(name), id: &found) == TASKCORE_OK)
      #expect(found == id)
    }
    _ = try desk.draft()
    for name in ["", "F2026-0002"] {
      var found: Int64 = 7
      #expect(
        invoiceFind(store: desk.store, uidOrNumber: desk.text(name), id: &found)
          == TASKCORE_ENOTFOUND)
      #expect(found == 0)
    }
  }

  @Test("Turnover and VAT are added up by month; what is void comes to nothing")
  func figures() throws {
    _ = try desk.issued()
    let void = try desk.issued()
    #expect(
      invoiceVoid(store: desk.store, id: void, issueDate: 0, creditNoteId: nil) == TASKCORE_OK)
    var turnover: UnsafeMutablePointer<taskcore_turnover_list>?
    #expect(
      turnoverQuery(store: desk.store, firstMonth: 2026_11, lastMonth: 0, turnover: &turnover)
        == TASKCORE_OK)
    let month = try #require(turnoverListAt(list: turnover, index: 0)).pointee
    #expect(month.struct_size == MemoryLayout<taskcore_turnover>.size)
    #expect((month.month, month.currency.read) == (2026_11, "EUR"))
    #expect((month.invoice_count, month.credit_note_count) == (2, 1))
    #expect((month.net_minor, month.vat_minor, month.gross_minor) == (100_00, 20_00, 120_00))
    turnoverListFree(list: turnover)
    var totals: UnsafeMutablePointer<taskcore_vat_total_list>?
    #expect(
      vatTotalQuery(store: desk.store, firstMonth: 0, lastMonth: 2026_11, totals: &totals)
        == TASKCORE_OK)
    let total = try #require(vatTotalListAt(list: totals, index: 0)).pointee
    #expect(total.struct_size == MemoryLayout<taskcore_vat_total>.size)
    #expect((total.category_code.read, total.category) == ("S", TASKCORE_VAT_STANDARD))
    #expect(
      (total.rate_thousandths, total.taxable_minor, total.tax_minor) == (20_000, 100_00, 20_00))
    vatTotalListFree(list: totals)
    for (first, last): (Int32, Int32) in [(2026_13, 0), (2026_02, 2026_01), (-1, 0), (0, .max)] {
      #expect(
        turnoverQuery(store: desk.store, firstMonth: first, lastMonth: last, turnover: &turnover)
          == TASKCORE_EINVALID)
      #expect(turnover == nil)
      #expect(
        vatTotalQuery(store: desk.store, firstMonth: first, lastMonth: last, totals: &totals)
          == TASKCORE_EINVALID)
    }
  }

  @Test("A table has a line for each invoice, with what needs quotes in quotes")
  func table() throws {
    let client = try desk.client([
      .name: "Dupont, \"Fils\"", .city: "Annecy", .country: "FR", .siren: "356000000",
    ])
    let id = try desk.draft(for: client)
    try desk.add(desk.line("Conseil"), to: id)
    try desk.issue(id)
    let uid = try desk.read(id) { $0.invoice.pointee.uid.read }
    var csv: UnsafeMutablePointer<CChar>?
    #expect(invoiceCsv(store: desk.store, options: nil, csv: &csv) == TASKCORE_OK)
    defer { stringFree(string: csv) }
    #expect(
      UnsafePointer(csv).read == """
        number,kind,state,issue_date,due_date,client,currency,net,vat,gross,due,paid,credited,\
        balance,uid\r
        F2026-0001,invoice,issued,2026-11-21,2026-12-21,"Dupont, ""Fils""\u{22},EUR,100.00,20.00,\
        120.00,120.00,0.00,0.00,120.00,\(uid)\r\n
        """)
    let folder = "/nowhere/at/all"
    #expect(
      invoiceCsvFile(store: desk.store, options: nil, path: desk.text("\(folder)/a.csv"))
        == TASKCORE_ENOTFOUND)
    #expect(
      invoiceCsvFile(store: desk.store, options: nil, path: desk.text("")) == TASKCORE_EINVALID)
  }
}
