import CTaskcore
import Testing

@testable import TaskCore

/// Drafts, their items and their allowances and charges through the C API.
@Suite struct DraftTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func adjustment(
    _ change: (inout taskcore_invoice_adjustment_input) -> Void
  ) -> taskcore_invoice_adjustment_input {
    var adjustment = taskcore_invoice_adjustment_input.sized
    change(&adjustment)
    return adjustment
  }

  private func update(
    _ id: Int64, _ change: (inout taskcore_invoice_input) -> Void
  ) -> taskcore_status {
    var input = desk.input()
    change(&input)
    return invoiceUpdate(store: desk.store, id: id, input: &input)
  }

  private func updateLine(
    _ id: Int64, _ change: (inout taskcore_invoice_line_input) -> Void
  ) -> taskcore_status {
    var line = taskcore_invoice_line_input.sized
    change(&line)
    return invoiceLineUpdate(store: desk.store, id: id, line: &line)
  }

  @Test("A draft is filled from the client and the rules, and has neither number nor dates")
  func adding() throws {
    let client = try desk.client()
    let id = try desk.draft(for: client)
    try desk.read(id) { content in
      #expect(content.struct_size == MemoryLayout<taskcore_invoice_content>.size)
      let invoice = try #require(content.invoice).pointee
      #expect(invoice.struct_size == MemoryLayout<taskcore_invoice>.size)
      #expect((invoice.id, invoice.client_id) == (id, client))
      #expect((invoice.number.read, invoice.client_name.read) == ("", "Éditions du Lac"))
      #expect(invoice.currency.read == "EUR")
      #expect(invoice.state == TASKCORE_INVOICE_STATE_DRAFT)
      #expect((invoice.issue_date, invoice.issued_ms, invoice.balance_minor) == (0, 0, 0))
      #expect(content.seller.pointee.name.read == "Ada Lovelace")
      #expect(content.buyer.pointee.name.read == "Éditions du Lac")
      #expect((content.series.read, content.language.read) == ("invoice", "fr"))
      #expect(content.payment_days == 30)
      #expect(!content.late_penalty.read.isEmpty && !content.recovery_fee.read.isEmpty)
      #expect(content.lines == nil && content.payments == nil && content.emails == nil)
    }
  }

  @Test("Each member is set when its bit is, and stays when it is not")
  func members() throws {
    let id = try desk.draft()
    let client = try desk.client()
    let status = update(id) { input in
      input.fields = ((1 << 20) - 1) & ~TASKCORE_INVOICE_PRECEDING
      input.client_id = client
      input.series = desk.text("")
      input.payment_days = 45
      input.due_date = 2026_12_31
      input.delivery_date = 2026_11_20
      input.first_date = 2026_11_01
      input.last_date = 2026_11_30
      input.currency = desk.text("USD")
      input.exchange_rate_millionths = 1_084_200
      input.language = desk.text("en")
      input.business_process = desk.text("B1")
      input.buyer_reference = desk.text("Buying")
      input.order_reference = desk.text("PO-1")
      input.contract_reference = desk.text("C-1")
      input.payment_terms = desk.text("At once")
      input.late_penalty = desk.text("12 %")
      input.recovery_fee = desk.text("40 EUR")
      input.early_discount = desk.text("None")
      input.notes = desk.text("Two\nlines")
      input.prepaid_minor = 0
    }
    #expect(status == TASKCORE_OK, "\(desk.error.message)")
    #expect(update(id) { _ in } == TASKCORE_OK)
    try desk.read(id) { content in
      let invoice = try #require(content.invoice).pointee
      #expect((invoice.client_id, invoice.currency.read) == (client, "USD"))
      #expect((invoice.due_date, content.payment_days) == (2026_12_31, 45))
      #expect(content.delivery_date == 2026_11_20)
      #expect((content.first_date, content.last_date) == (2026_11_01, 2026_11_30))
      #expect(content.exchange_rate_millionths == 1_084_200)
      #expect((content.language.read, content.business_process.read) == ("en", "B1"))
      #expect((content.buyer_reference.read, content.order_reference.read) == ("Buying", "PO-1"))
      #expect((content.contract_reference.read, content.payment_terms.read) == ("C-1", "At once"))
      #expect((content.late_penalty.read, content.recovery_fee.read) == ("12 %", "40 EUR"))
      #expect((content.early_discount.read, content.notes.read) == ("None", "Two\nlines"))
    }
    let cleared = update(id) { input in
      input.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_PERIOD | TASKCORE_INVOICE_NOTES
      input.notes = desk.text("")
    }
    #expect(cleared == TASKCORE_OK)
    try desk.read(id) { content in
      #expect(content.invoice.pointee.client_id == 0)
      #expect((content.first_date, content.last_date, content.notes.read) == (0, 0, ""))
    }
  }

  @Test("What a draft cannot be is refused with the member")
  func refused() throws {
    let id = try desk.draft()
    var input = desk.input()
    var added: Int64 = 7
    #expect(invoiceAdd(store: desk.store, kind: 6, input: &input, id: &added) == TASKCORE_EINVALID)
    #expect((desk.error.field, added) == ("kind", 0))
    let cases: [(UInt64, String, (inout taskcore_invoice_input) -> Void)] = [
      (1 << 30, "fields", { _ in }),
      (TASKCORE_INVOICE_DUE_DATE, "due_date", { $0.due_date = 2026_02_30 }),
      (TASKCORE_INVOICE_PAYMENT_DAYS, "payment_days", { $0.payment_days = -1 }),
      (
        TASKCORE_INVOICE_PERIOD, "last_date",
        { ($0.first_date, $0.last_date) = (2026_02_02, 2026_02_01) }
      ),
      (TASKCORE_INVOICE_CURRENCY, "currency", { $0.currency = desk.text("XXX") }),
      (TASKCORE_INVOICE_CURRENCY, "currency", { $0.currency = nil }),
      (TASKCORE_INVOICE_LANGUAGE, "language", { $0.language = desk.text("it") }),
      (TASKCORE_INVOICE_PREPAID, "prepaid_minor", { $0.prepaid_minor = .max }),
    ]
    for (field, name, change) in cases {
      let status = update(id) { input in
        input.fields = field
        change(&input)
      }
      #expect(status == TASKCORE_EINVALID)
      #expect(desk.error.field == name)
    }
    #expect(update(id) { $0.struct_size += 8 } == TASKCORE_EINVALID)
    #expect(update(99) { _ in } == TASKCORE_ENOTFOUND)
    let client = update(id) {
      $0.fields = TASKCORE_INVOICE_CLIENT
      $0.client_id = 99
    }
    #expect(client == TASKCORE_ENOTFOUND)
  }

  @Test("Items and adjustments are added up exactly")
  func amounts() throws {
    let id = try desk.draft(for: desk.client())
    var line = desk.line("Conseil", price: 33_333_333)
    line.fields |=
      TASKCORE_INVOICE_LINE_QUANTITY | TASKCORE_INVOICE_LINE_UNIT
      | TASKCORE_INVOICE_LINE_DISCOUNT_RATE
      | TASKCORE_INVOICE_LINE_DETAILS
    line.quantity_ten_thousandths = 3_0000
    line.unit = desk.text("heures")
    line.discount_basis_points = 10_00
    line.details = desk.text("À distance")
    let lineID = try desk.add(line, to: id)
    var allowance = adjustment {
      $0.fields =
        TASKCORE_INVOICE_ADJUSTMENT_AMOUNT | TASKCORE_INVOICE_ADJUSTMENT_VAT
        | TASKCORE_INVOICE_ADJUSTMENT_REASON
      $0.amount_minor = 10_00
      $0.vat_category = TASKCORE_VAT_STANDARD
      $0.vat_rate_thousandths = 20_000
      $0.reason = desk.text("Fidélité")
    }
    var adjustmentID: Int64 = 0
    let status = invoiceAdjustmentAdd(
      store: desk.store, invoiceId: id, adjustment: &allowance, id: &adjustmentID)
    #expect(status == TASKCORE_OK, "\(desk.error.message)")
    try desk.read(id) { content in
      let line = try #require(content.lines).pointee
      #expect(line.struct_size == MemoryLayout<taskcore_invoice_line>.size)
      #expect((line.id, line.position, line.name.read) == (lineID, 1, "Conseil"))
      #expect((line.unit.read, line.unit_label.read) == ("HUR", "heures"))
      #expect((line.base_minor, line.discount_minor, line.net_minor) == (100_00, 10_00, 90_00))
      #expect((line.discount_basis_points, line.details.read) == (10_00, "À distance"))
      #expect((line.task_ids, line.task_count, line.focus_session_count) == (nil, 0, 0))
      let allowance = try #require(content.adjustments).pointee
      #expect(allowance.struct_size == MemoryLayout<taskcore_invoice_adjustment>.size)
      #expect(
        (allowance.id, allowance.amount_minor, allowance.is_charge) == (adjustmentID, 10_00, 0))
      #expect((allowance.rate_basis_points, allowance.reason.read) == (-1, "Fidélité"))
      let row = try #require(content.vat_rows).pointee
      #expect(row.struct_size == MemoryLayout<taskcore_vat_row>.size)
      #expect((row.category_code.read, row.rate_thousandths) == ("S", 20_000))
      #expect((row.taxable_minor, row.tax_minor, content.vat_row_count) == (80_00, 16_00, 1))
      #expect((content.line_total_minor, content.allowance_total_minor) == (90_00, 10_00))
      let invoice = try #require(content.invoice).pointee
      #expect((invoice.net_minor, invoice.vat_minor, invoice.gross_minor) == (80_00, 16_00, 96_00))
      #expect((invoice.due_minor, content.has_vat_in_euro) == (96_00, 0))
    }
    let ids = [adjustmentID]
    #expect(invoiceAdjustmentDelete(store: desk.store, ids: ids, count: 1) == TASKCORE_OK)
    #expect(invoiceLineDelete(store: desk.store, ids: [lineID], count: 1) == TASKCORE_OK)
    try desk.read(id) { #expect(($0.line_count, $0.adjustment_count) == (0, 0)) }
  }

  @Test("An item is a rate or an amount cheaper, never both")
  func discounts() throws {
    let id = try desk.draft()
    let line = try desk.add(desk.line("Conseil"), to: id)
    let both = updateLine(line) {
      $0.fields = TASKCORE_INVOICE_LINE_DISCOUNT_RATE | TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT
    }
    #expect(both == TASKCORE_EINVALID)
    #expect(desk.error.field == "discount_minor")
    let amount = updateLine(line) {
      $0.fields = TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT
      $0.discount_minor = 25_00
    }
    #expect(amount == TASKCORE_OK)
    try desk.read(id) { content in
      #expect((content.lines[0].discount_basis_points, content.lines[0].net_minor) == (-1, 75_00))
    }
    var neither = adjustment { $0.fields = TASKCORE_INVOICE_ADJUSTMENT_CHARGE }
    #expect(
      invoiceAdjustmentAdd(store: desk.store, invoiceId: id, adjustment: &neither, id: nil)
        == TASKCORE_EINVALID)
  }

  @Test("What an item cannot be is refused with the member, and nothing is added")
  func refusedLines() throws {
    let id = try desk.draft()
    let cases: [(String, (inout taskcore_invoice_line_input) -> Void)] = [
      ("name", { $0.name = nil }),
      ("name", { $0.fields &= ~TASKCORE_INVOICE_LINE_NAME }),
      ("fields", { $0.fields |= 1 << 13 }),
      ("vat_category", { $0.vat_category = 10 }),
      ("unit_price_millionths", { $0.unit_price_millionths = -1 }),
      (
        "quantity_ten_thousandths",
        {
          $0.fields |= TASKCORE_INVOICE_LINE_QUANTITY
          $0.quantity_ten_thousandths = 0
        }
      ),
      (
        "unit",
        {
          $0.fields |= TASKCORE_INVOICE_LINE_UNIT
          $0.unit = desk.text("parsec-years")
        }
      ),
      (
        "task_ids",
        {
          $0.fields |= TASKCORE_INVOICE_LINE_TASKS
          $0.task_count = 10_001
        }
      ),
      (
        "task_ids",
        {
          $0.fields |= TASKCORE_INVOICE_LINE_TASKS
          $0.task_count = 1
        }
      ),
    ]
    for (name, change) in cases {
      var line = desk.line("Conseil")
      change(&line)
      var added: Int64 = 7
      let status = invoiceLineAdd(store: desk.store, invoiceId: id, line: &line, id: &added)
      #expect(status == TASKCORE_EINVALID)
      #expect((desk.error.field, added) == (name, 0))
    }
    #expect(try desk.read(id) { $0.line_count } == 0)
  }

  @Test("An item tells which tasks it is for, and those that are gone are left out")
  func tasks() throws {
    let id = try desk.draft()
    var ids: [Int64] = []
    for title in ["Draw", "Print"] {
      var input = taskcore_task_input.sized
      input.fields = TASKCORE_TASK_TITLE
      input.title = desk.text(title)
      var task: Int64 = 0
      #expect(taskAdd(store: desk.store, input: &input, id: &task) == TASKCORE_OK)
      ids.append(task)
    }
    var line = desk.line("Conseil")
    line.fields |= TASKCORE_INVOICE_LINE_TASKS
    try ids.withUnsafeBufferPointer { ids in
      line.task_ids = ids.baseAddress
      line.task_count = ids.count
      try desk.add(line, to: id)
    }
    func tasks() throws -> [Int64] {
      try desk.read(id) { content in
        let line = content.lines[0]
        return Array(UnsafeBufferPointer(start: line.task_ids, count: line.task_count))
      }
    }
    #expect(try tasks() == ids)
    #expect(taskDelete(store: desk.store, ids: [ids[0]], count: 1) == TASKCORE_OK)
    #expect(taskPurge(store: desk.store, ids: [ids[0]], count: 1) == TASKCORE_OK)
    #expect(try tasks() == [ids[1]])
  }

  @Test("A document is as it was when it was read, whatever becomes of the draft and the store")
  func lifetime() throws {
    let id = try desk.readyDraft()
    var document: UnsafeMutablePointer<taskcore_invoice_document>?
    try #require(invoiceDocumentRead(store: desk.store, id: id, document: &document) == TASKCORE_OK)
    defer { invoiceDocumentFree(document: document) }
    #expect(invoiceDelete(store: desk.store, ids: [id], count: 1) == TASKCORE_OK)
    desk.close()
    let content = try #require(invoiceDocumentContents(document: document)).pointee
    #expect(content.lines[0].name.read == "Conseil")
    #expect(content.invoice.pointee.client_name.read == "Éditions du Lac")
  }

  @Test("A deleted draft comes back with its items when that is undone")
  func undo() throws {
    let id = try desk.readyDraft()
    #expect(invoiceDelete(store: desk.store, ids: [id], count: 1) == TASKCORE_OK)
    var document: UnsafeMutablePointer<taskcore_invoice_document>?
    #expect(
      invoiceDocumentRead(store: desk.store, id: id, document: &document) == TASKCORE_ENOTFOUND)
    #expect(document == nil)
    #expect(TaskCore.undo(store: desk.store, step: nil) == TASKCORE_OK)
    #expect(try desk.read(id) { $0.line_count } == 1)
  }

  @Test("A copy has the items and the client, and is a draft")
  func copying() throws {
    let id = try desk.issued()
    var copy: Int64 = 0
    #expect(invoiceCopy(store: desk.store, id: id, copyId: &copy) == TASKCORE_OK)
    try desk.read(copy) { content in
      #expect(content.invoice.pointee.state == TASKCORE_INVOICE_STATE_DRAFT)
      #expect(content.invoice.pointee.number.read == "")
      #expect(content.buyer.pointee.name.read == "Éditions du Lac")
      #expect(content.lines[0].net_minor == 100_00)
    }
    #expect(invoiceCopy(store: desk.store, id: 99, copyId: &copy) == TASKCORE_ENOTFOUND)
    #expect(copy == 0)
  }

  @Test("Focus time becomes items, and does so once")
  func focus() throws {
    let id = try desk.draft()
    #expect(
      focusStart(
        store: desk.store, taskId: 0, minutes: 25, kind: TASKCORE_FOCUS_KIND_WORK, id: nil)
        == TASKCORE_OK, "\(desk.error.message)")
    desk.clock.pointee += 25 * 60_000
    var billing = taskcore_focus_billing.sized
    billing.first_date = 2026_11_01
    billing.last_date = 2026_11_30
    billing.grouping = TASKCORE_BILL_ONE_LINE
    billing.vat_category = TASKCORE_VAT_STANDARD
    billing.vat_rate_thousandths = 20_000
    billing.unit_price_millionths = 60_000_000
    var count: Int64 = 7
    #expect(
      invoiceBillFocus(store: desk.store, invoiceId: id, billing: &billing, lineCount: &count)
        == TASKCORE_OK, "\(desk.error.message)")
    #expect(count == 1)
    try desk.read(id) { content in
      #expect(content.lines[0].quantity_ten_thousandths == 4_167)
      #expect((content.lines[0].net_minor, content.lines[0].focus_session_count) == (25_00, 1))
    }
    #expect(
      invoiceBillFocus(store: desk.store, invoiceId: id, billing: &billing, lineCount: &count)
        == TASKCORE_ENOTFOUND)
    #expect(count == 0)
    billing.grouping = 5
    #expect(
      invoiceBillFocus(store: desk.store, invoiceId: id, billing: &billing, lineCount: &count)
        == TASKCORE_EINVALID)
    #expect(desk.error.field == "grouping")
  }
}
