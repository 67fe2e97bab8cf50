import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// Invoices in Taskcore's own files.
@Suite struct StoreJSONInvoiceTests {
  let test: TestStore
  let paid: Invoice
  let draft: Invoice

  init() throws {
    test = try TestStore.inParis()
    let client = try test.addClient(
      "Ada & Söhne", [.city: "Lyon", .country: "FR", .siren: "732829320", .email: "a@b.example"])
    try test.addClient("Nobody yet")
    let first = try test.addDraft(for: client) { $0.notes = "Thanks.\nBye." }
    let line = try test.addLine(to: first.uid, 100_00)
    try test.addLine(to: first.uid, 10_00, rate: 5_500)
    paid = try test.issue(first.uid)
    try test.pay(paid.uid, 130_55)
    let second = try test.addDraft(for: client)
    try test.addLine(to: second.uid, 7_00)
    try test.issue(second.uid)
    try test.void(second.uid)
    draft = try test.addDraft(for: client) { $0.currency = "CHF" }
    try test.addLine(to: draft.uid, 30_00)
    try test.store.write(.updateInvoice, at: test.now) { [test, draft, paid] in
      var adjustment = InvoiceAdjustment(uid: "adjustment", invoiceUID: draft.uid)
      adjustment.isCharge = true
      adjustment.rate = 1_000
      adjustment.vatCategory = .exempt
      adjustment.exemptionReason = "TVA non applicable, art. 293 B du CGI"
      _ = try test.store.invoiceAdjustments.insert(adjustment)
      try test.updateTotals(of: draft.uid)
      _ = try test.store.logos.insert(Logo(file: Self.picture))
      var email = EmailMessage(uid: "email", invoiceUID: paid.uid, created: test.now)
      email.state = .failed
      email.recipients = "a@b.example"
      email.error = "No answer."
      email.finished = test.now
      _ = try test.store.emails.insert(email)
      _ = try test.store.billedItems.insert(
        BilledItem(uid: "item", lineUID: line.uid, kind: .focusSession, itemUID: "session"))
    }
  }

  /// The beginning of a PNG file, which is all that is looked at.
  private static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 20, 0, 0, 0, 10, 8, 2, 0, 0, 0, 1, 2, 3, 4]

  private func written() throws -> String { try Format.json.written(from: test) }

  /// Reads a file of which something is left out that has a note with these words, and nothing else changes.
  private func expectLeftOut(
    _ text: String, into test: TestStore, _ words: String = "",
    location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try test.contents()
    let notes = try Format.json.read(text, into: test, by: .fileWins).notes
    #expect(notes.skippedCount > 0, sourceLocation: location)
    #expect(
      words.isEmpty || notes.notes.contains { $0.message.description.contains(words) },
      "\(notes.notes.map(\.message.description))", sourceLocation: location)
    #expect(notes.notes.allSatisfy { $0.line > 0 }, sourceLocation: location)
    #expect(try test.contents() == before, sourceLocation: location)
  }

  @Test("All of it comes back as it was, with what follows from it")
  func roundTrip() throws {
    let text = try written()
    let copy = try TestStore.inParis()
    try Format.json.read(text, into: copy)
    #expect(try copy.contents() == test.contents())
    #expect(try Format.json.written(from: copy) == text)
    #expect(
      try copy.store.invoices.settlement(of: paid) == InvoiceSettlement(paid: 130_55, credited: 0))
    #expect(
      try copy.store.vatTotals(in: MonthRange(first: 0, last: 0))
        == test.store.vatTotals(in: MonthRange(first: 0, last: 0)))
    let after = try copy.contents()
    try Format.json.read(text, into: copy)
    try Format.json.read(text, into: test)
    #expect(try copy.contents() == after && test.contents() == after)
    #expect(try Repair(copy.store, newUID: copy.newUID).run(at: copy.now) == RepairReport())
  }

  @Test("Undoing an import leaves what was issued, with its parts and its client")
  func undo() throws {
    let copy = try TestStore.inParis()
    try Format.json.read(written(), into: copy)
    let before = try copy.contents()
    _ = try UndoStep(copy.store).run(at: copy.now)
    let after = try copy.contents()
    let issued = before.invoices.filter { $0.stage != .draft }
    #expect(after.invoices == issued && issued.count == 3)
    #expect(after.invoiceParties == before.invoiceParties && after.payments == before.payments)
    #expect(after.invoiceLines == before.invoiceLines.filter { $0.invoiceUID != draft.uid })
    #expect(after.billedItems == before.billedItems)
    #expect(after.clients.map(\.party.name) == ["Ada & Söhne"])
    #expect(after.invoiceAdjustments.isEmpty && after.emails.isEmpty && after.logos.isEmpty)
    _ = try RedoStep(copy.store).run(at: copy.now)
    #expect(try copy.contents() == before)
  }

  @Test("An import of issued invoices alone is nothing to undo")
  func nothingToUndo() throws {
    let copy = try TestStore.inParis()
    _ = try copy.add("Before")
    try Format.json.read(
      file(
        invoices: [line(of: paid.uid, in: "invoices")],
        lines: records(of: paid.uid, in: "invoice_lines"),
        parties: records(of: paid.uid, in: "invoice_parties")), into: copy)
    #expect(try copy.store.invoices.all().count == 1)
    #expect(try UndoStep(copy.store).run(at: copy.now).action == .addTasks)
    #expect(try copy.store.invoices.all().count == 1)
  }

  @Test(
    "What a file has otherwise of an issued invoice is left out",
    arguments: [
      (#""number":"N2026-1""#, #""number":"N2026-9""#), (#""notes":"Thanks."#, #""notes":"Tanks."#),
      (#""stage":"issued""#, #""stage":"void""#), (#""name":"Advice""#, #""name":"Advices""#),
      (#""unit_price_millionths":10000"#, #""unit_price_millionths":20000"#),
      (#""name":"Somebody""#, #""name":"Nobody""#), (#""item_uid":"session""#, #""item_uid":"s""#),
    ])
  func changed(old: String, new: String) throws {
    let text = try written()
    let range = try #require(text.firstRange(of: old))
    try expectLeftOut(text.replacingCharacters(in: range, with: new), into: test, "issued")
  }

  @Test("An issued invoice of the store is neither made a draft nor given a new line")
  func notBack() throws {
    let draftOfIt = #"{"uid":"\#(paid.uid)","kind":"invoice"}"#
    try expectLeftOut(file(invoices: [draftOfIt]), into: test, "issued")
    let line = #"{"uid":"new","invoice_uid":"\#(paid.uid)","position":3,"name":"More"}"#
    try expectLeftOut(file(lines: [line]), into: test, "without this")
    let issuedLine = try #require(try test.store.invoiceLines.all(ofInvoice: paid.uid).first)
    let taken = #"{"uid":"\#(issuedLine.uid)","invoice_uid":"\#(draft.uid)","name":"Taken"}"#
    try expectLeftOut(file(lines: [taken]), into: test, "which is issued")
  }

  @Test("A draft of the store becomes what the file issued, and stays so")
  func draftIssued() throws {
    let copy = try TestStore.inParis()
    try Format.json.read(written(), into: copy)
    try test.issue(draft.uid)
    try Format.json.read(written(), into: copy)
    #expect(try copy.contents() == test.contents())
    let issued = try copy.contents()
    while (try? UndoStep(copy.store).run(at: copy.now)) != nil {}
    let stored = try #require(try copy.store.invoices.find(uid: draft.uid))
    #expect(stored.stage == .issued && stored.number == "N2026-3")
    #expect(try copy.contents().invoices == issued.invoices)
    #expect(try copy.contents().invoiceAdjustments == issued.invoiceAdjustments)
  }

  @Test("An invoice whose number, or place in its series, another one has here is left out whole")
  func taken() throws {
    let other = try TestStore.inParis()
    let mine = try other.addDraft { $0.uid = "mine" }
    try other.issue(mine.uid)
    for text in [try written(), try written().replacing("\"N2026-1\"", with: "\"M-1\"")] {
      let notes = try Format.json.read(text, into: other).notes
      #expect(notes.notes.map(\.component).prefix(2) == ["invoices", "payments"])
      #expect(try other.store.invoices.find(uid: "mine")?.number == "N2026-1")
      try expectNone(of: paid, in: other)
      #expect(try other.store.invoices.find(uid: draft.uid) != nil)
    }
  }

  /// Nothing is there of an invoice.
  private func expectNone(
    of invoice: Invoice, in test: TestStore, location: SourceLocation = #_sourceLocation
  ) throws {
    let store = test.store
    #expect(try store.invoices.find(uid: invoice.uid) == nil, sourceLocation: location)
    #expect(
      try store.invoiceLines.all(ofInvoice: invoice.uid).isEmpty
        && store.invoiceAdjustments.all(ofInvoice: invoice.uid).isEmpty
        && store.invoiceParties.all(ofInvoice: invoice.uid).isEmpty
        && store.billedItems.all(ofInvoice: invoice.uid).isEmpty
        && store.payments.all(ofInvoice: invoice.uid).isEmpty
        && store.emails.all(ofInvoice: invoice.uid).isEmpty, sourceLocation: location)
  }

  @Test(
    "Half an invoice is never taken: with a bad part it is left out whole",
    arguments: [
      (#""unit_price_millionths":10000"#, #""unit_price_millionths":-1"#),
      (#""name":"Advice""#, #""name":7"#), (#""role":"buyer""#, #""role":"broker""#),
      (#""kind":"invoice""#, #""kind":"offer""#), (#""gross_minor":13055"#, #""gross_minor":1"#),
    ])
  func half(old: String, new: String) throws {
    let text = try written()
    let range = try #require(text.firstRange(of: old))
    let copy = try TestStore.inParis()
    let notes = try Format.json.read(text.replacingCharacters(in: range, with: new), into: copy)
      .notes
    try expectNone(of: paid, in: copy)
    #expect(notes.notes.contains { $0.component == "payments" })
    #expect(try copy.store.invoices.all().count == 3)
    #expect(try copy.store.clients.all().count == 2)
    // The right file brings all of it.
    try Format.json.read(text, into: copy)
    #expect(try copy.store.invoices.find(uid: paid.uid) != nil)
    #expect(try copy.store.payments.all(ofInvoice: paid.uid).count == 1)
  }

  @Test("A draft of the store stays as it was when the file has a bad part of it")
  func halfDraft() throws {
    let head = #"{"uid":"\#(draft.uid)","kind":"invoice","currency":"CHF"}"#
    for bad in [
      #"{"uid":"b","invoice_uid":"\#(draft.uid)","name":7}"#,
      #"{"uid":"b","invoice_uid":"\#(draft.uid)","name":"B","unit_price_millionths":-1}"#,
    ] {
      let good = #"{"uid":"a","invoice_uid":"\#(draft.uid)","name":"A"}"#
      try expectLeftOut(file(invoices: [head], lines: [good, bad]), into: test, "left out")
      try expectLeftOut(file(lines: [bad, good]), into: test)
    }
  }

  @Test("Items of a draft are numbered anew, and those of an issued invoice have to be right")
  func positions() throws {
    let moved = try written().replacing("\"position\":1,", with: "\"position\":7,")
    let copy = try TestStore.inParis()
    let notes = try Format.json.read(moved, into: copy).notes
    #expect(notes.notes.contains { $0.message.description.contains("positions from 1 on") })
    try expectNone(of: paid, in: copy)
    let far = #"{"uid":"far","invoice_uid":"\#(draft.uid)","name":"Far","position":1000000000}"#
    try Format.json.read(file(lines: [far]), into: test)
    let lines = try test.store.invoiceLines.all(ofInvoice: draft.uid)
    #expect(lines.map(\.position) == [1, 2] && lines.last?.uid == "far")
  }

  @Test("Rates of VAT of files that have hundredths of a percent are read, a whole invoice too")
  func formerRates() throws {
    let former = try written()
      .replacing("\"vat_rate_thousandths\":20000", with: "\"vat_rate_basis_points\":2000")
      .replacing("S 20% ", with: "S 2000 ")
    #expect(former.contains("vat_rate_basis_points") && former.contains("S 2000 "))
    let copy = try TestStore.inParis()
    let notes = try Format.json.read(former, into: copy).notes
    #expect(!notes.notes.contains { $0.message.description.contains("means nothing") })
    for invoice in try test.store.invoices.all() {
      let read = try #require(try copy.store.invoices.find(uid: invoice.uid))
      #expect(read.vatBreakdown == invoice.vatBreakdown && read.gross == invoice.gross)
      #expect(
        try copy.store.invoiceLines.all(ofInvoice: invoice.uid).map(\.vatRate)
          == test.store.invoiceLines.all(ofInvoice: invoice.uid).map(\.vatRate))
    }
  }

  @Test(
    "A draft of the store stays, or is what the file has: other lines go, its amounts are computed")
  func draftReplaced() throws {
    let text = file(
      invoices: [#"{"uid":"\#(draft.uid)","kind":"invoice","currency":"CHF","gross_minor":1}"#],
      lines: [
        #"{"uid":"new","invoice_uid":"\#(draft.uid)","name":"New","unit_price_millionths":5000000,"#
          + #""vat_category":"S","vat_rate_thousandths":20000}"#
      ])
    let before = try test.contents()
    #expect(try Format.json.read(text, into: test).notes.notes.count >= 2)
    #expect(try test.contents() == before)
    try Format.json.read(text, into: test, by: .fileWins)
    let stored = try #require(try test.store.invoices.find(uid: draft.uid))
    #expect(stored.gross == 6_00 && stored.net == 5_00 && stored.due == 6_00)
    #expect(try test.store.invoiceLines.all(ofInvoice: draft.uid).map(\.uid) == ["new"])
    #expect(try test.store.invoiceAdjustments.all().isEmpty)
    let more =
      #"{"uid":"more","invoice_uid":"\#(draft.uid)","name":"More","position":2,"#
      + #""unit_price_millionths":1000000,"vat_rate_thousandths":20000}"#
    try Format.json.read(file(lines: [more]), into: test)
    #expect(try test.store.invoices.find(uid: draft.uid)?.gross == 7_20)
    #expect(try test.store.invoiceLines.all(ofInvoice: draft.uid).count == 2)
  }

  @Test(
    "An invoice that cannot be one is left out, with a note on its member",
    arguments: [
      (#"{"uid":"i"}"#, "kind"), (#"{"kind":"offer"}"#, "kind"),
      (#"{"kind":"invoice","stage":"issued"}"#, "number"),
      (#"{"kind":"invoice","number":"N1"}"#, "number"),
      (#"{"kind":"invoice","sequence":1}"#, "sequence"),
      (#"{"kind":"invoice","currency":"EURO"}"#, "currency"),
      (#"{"kind":"invoice","language":"xx"}"#, "language"),
      (#"{"kind":"invoice","due_date":20261301}"#, "due_date"),
      (#"{"kind":"invoice","due_date":"2026-12-01"}"#, "due_date"),
      (#"{"kind":"invoice","gross_minor":1000000000000001}"#, "gross_minor"),
      (#"{"kind":"invoice","gross_minor":99999999999999999999}"#, "gross_minor"),
      (#"{"kind":"invoice","prepaid_minor":-1}"#, "prepaid_minor"),
      (#"{"kind":"invoice","vat_breakdown":["S 1"]}"#, "vat_breakdown"),
      (#"{"kind":"invoice","notes":"\u0001"}"#, "notes"),
      (#"{"kind":"invoice","client_uid":"a\nb"}"#, "client_uid"),
      (#"{"kind":"invoice","created":1}"#, "created"),
    ])
  func badInvoice(record: String, member: String) throws {
    try expectLeftOut(file(invoices: [record]), into: test, "“\(member)”")
  }

  @Test(
    "An issued invoice that lacks a member or cannot have one is left out, with a note on it",
    arguments: [
      (#""number":"X-1","#, #""#, "number"), (#""number":"X-1""#, #""number":"X 1""#, "number"),
      (#""number":"X-1""#, #""number":"""#, "number"), (#""series":"x","#, #""#, "series"),
      (#""series_year":2026"#, #""series_year":2025"#, "series_year"),
      (#""series_year":2026,"#, #""#, "series_year"), (#""sequence":1,"#, #""#, "sequence"),
      (#""sequence":1"#, #""sequence":0"#, "sequence"),
      (#""sequence":1"#, #""sequence":9223372036854775807"#, "sequence"),
      (#""issue_date":20260101,"#, #""#, "issue_date"),
      (#","issued":"2026-01-01T08:00:00.000Z""#, #""#, "issued"),
      (#""kind":"invoice","stage":"issued""#, #""kind":"credit_note","stage":"void""#, "stage"),
    ])
  func badIssued(old: String, new: String, member: String) throws {
    let record =
      #"{"kind":"invoice","stage":"issued","series":"x","series_year":2026,"sequence":1,"#
      + #""number":"X-1","issue_date":20260101,"issued":"2026-01-01T08:00:00.000Z"}"#
    #expect(record.contains(old))
    try expectLeftOut(
      file(invoices: [record.replacing(old, with: new)]), into: test, "“\(member)”")
  }

  @Test(
    "A part that cannot be one is left out, with a note on its member",
    arguments: [
      ("clients", #"{"uid":"c"}"#, "name"),
      ("clients", #"{"name":"a","country":"XX"}"#, "country"),
      ("clients", #"{"name":"a","country":"XX"}"#, "country"),
      ("clients", #"{"name":"a","archived":1}"#, "archived"), ("logos", #"{"uid":"l"}"#, "data"),
      ("invoice_lines", #"{"name":"a"}"#, "invoice_uid"),
      (
        "invoice_lines", #"{"invoice_uid":"i","quantity_ten_thousandths":0}"#,
        "quantity_ten_thousandths"
      ),
      (
        "invoice_lines", #"{"invoice_uid":"i","unit_price_millionths":-1}"#, "unit_price_millionths"
      ),
      ("invoice_lines", #"{"invoice_uid":"i","position":0}"#, "position"),
      ("invoice_lines", #"{"invoice_uid":"i","position":9223372036854775807}"#, "position"),
      ("invoice_lines", #"{"invoice_uid":"i","vat_category":"X"}"#, "vat_category"),
      ("invoice_lines", #"{"invoice_uid":"i","vat_category":1}"#, "vat_category"),
      ("invoice_lines", #"{"invoice_uid":"i","unit":"furlong"}"#, "unit"),
      ("invoice_adjustments", #"{"invoice_uid":"i","is_charge":1}"#, "is_charge"),
      (
        "invoice_adjustments", #"{"invoice_uid":"i","rate_basis_points":10001}"#,
        "rate_basis_points"
      ),
      ("invoice_parties", #"{"invoice_uid":"i","role":"buyer"}"#, "name"),
      ("invoice_parties", #"{"invoice_uid":"i","name":"a","role":"broker"}"#, "role"),
      ("payments", #"{"invoice_uid":"i","amount_minor":1}"#, "date"),
      ("payments", #"{"invoice_uid":"i","date":20260101,"amount_minor":0}"#, "amount_minor"),
      ("payments", #"{"invoice_uid":"i","date":20260101,"amount_minor":1,"means":"x"}"#, "means"),
      ("emails", #"{"invoice_uid":"i"}"#, "state"),
      ("emails", #"{"invoice_uid":"i","state":"sent","subject":"a\nb"}"#, "subject"),
      ("billed_items", #"{"line_uid":"l","kind":"task"}"#, "item_uid"),
      ("billed_items", #"{"line_uid":"l","kind":"event","item_uid":"e"}"#, "kind"),
    ])
  func badPart(section: String, record: String, member: String) throws {
    let text = #"{"format":"taskcore","version":1,"\#(section)":[\#(record)]}"#
    try expectLeftOut(text, into: test, "“\(member)”")
  }

  @Test(
    "A part of nothing, and one that nothing of its kind has, is left out",
    arguments: [
      ("invoice_lines", #"{"invoice_uid":"gone","name":"a"}"#),
      ("invoice_adjustments", #"{"invoice_uid":"gone","amount_minor":1}"#),
      ("invoice_parties", #"{"invoice_uid":"gone","role":"buyer","name":"a"}"#),
      ("invoice_parties", #"{"invoice_uid":"DRAFT","role":"buyer","name":"a"}"#),
      ("payments", #"{"invoice_uid":"gone","date":20260101,"amount_minor":1}"#),
      ("payments", #"{"invoice_uid":"DRAFT","date":20260101,"amount_minor":1}"#),
      ("emails", #"{"invoice_uid":"gone","state":"sent"}"#),
      ("billed_items", #"{"line_uid":"gone","kind":"task","item_uid":"t"}"#),
      ("logos", #"{"uid":"logo","data":"BBBB"}"#),
      ("settings", #"{"uid":"subscription.plan","value":"pro"}"#),
    ])
  func lost(section: String, record: String) throws {
    let record = record.replacing("DRAFT", with: draft.uid)
    let text = #"{"format":"taskcore","version":1,"\#(section)":[\#(record)]}"#
    try expectLeftOut(text, into: test)
  }

  @Test(
    "An invoice with amounts that its items do not come to, or without a party, is left out")
  func amounts() throws {
    let invoice = try line(of: paid.uid, in: "invoices")
    let lines = try records(of: paid.uid, in: "invoice_lines")
    let parties = try records(of: paid.uid, in: "invoice_parties")
    func refused(_ invoice: String, _ lines: [String], _ parties: [String]) throws {
      try expectLeftOut(
        file(invoices: [invoice], lines: lines, parties: parties), into: TestStore.inParis())
    }
    try refused(
      invoice.replacing("\"gross_minor\":13055", with: "\"gross_minor\":13056"), lines, parties)
    try refused(invoice.replacing("S 20% 10000 2000", with: "S 20% 10000 2001"), lines, parties)
    try refused(invoice, Array(lines.dropLast()), parties)
    try refused(invoice, lines, Array(parties.dropLast()))
    try refused(
      invoice, lines, parties + [parties[0].replacing(/"uid":"[^"]*"/, with: "\"uid\":\"x\"")])
    let copy = try TestStore.inParis()
    try Format.json.read(file(invoices: [invoice], lines: lines, parties: parties), into: copy)
    #expect(try copy.store.invoices.all() == [paid])
  }

  @Test("What issuing would not have given is left out: other dates")
  func untimely() throws {
    let text = try written()
    let date = try #require(paid.issueDate)
    let tomorrow = try #require(date.adding(days: 1))
    func read(_ text: String) throws -> (TestStore, [String]) {
      let other = try TestStore.inParis()
      let notes = try Format.json.read(text, into: other).notes.notes
      return (other, notes.map(\.message.description))
    }
    let future = text.replacing("\"issue_date\":\(date.packed)", with: "\"issue_date\":20991231")
      .replacing("\"series_year\":\(date.year)", with: "\"series_year\":2099")
    let (late, lateNotes) = try read(future)
    #expect(lateNotes.contains { $0.contains("in the future") })
    #expect(try late.store.invoices.all().map(\.stage) == [.draft])
    // Of two invoices of the day, the first is then after the second.
    let first = try #require(text.firstRange(of: "\"issue_date\":\(date.packed)"))
    let (mixed, mixedNotes) = try read(
      text.replacingCharacters(in: first, with: "\"issue_date\":\(tomorrow.packed)"))
    #expect(mixedNotes.contains { $0.contains("do not run backwards") })
    #expect(try mixed.store.invoices.all().count == 3)
  }

  @Test("An invoice may be overpaid")
  func overpaid() throws {
    let text = try written()
    let paidTwice = text.replacing("\"amount_minor\":13055", with: "\"amount_minor\":13056")
    #expect(paidTwice != text)
    let other = try TestStore.inParis()
    try Format.json.read(paidTwice, into: other)
    #expect(try other.store.payments.all().map(\.amount) == [130_56])
  }

  @Test("The subscription is not in a file: a file entitles nobody")
  func subscription() throws {
    try test.store.write(.changeSubscription, at: test.now) {
      try test.store.settings.set("subscription.plan", to: "pro")
      try test.store.settings.set("seller.name", to: "Me")
    }
    let text = try written()
    #expect(!text.contains("subscription") && text.contains("seller.name"))
  }

  @Test("Mutated files are read or refused with a place, and change nothing that is issued")
  func fuzz() throws {
    let text = try Array(written().utf8)
    var random = RandomNumbers(seed: 7)
    var refusedCount = 0
    let issued = try test.contents().invoices.filter { $0.stage != .draft }
    for _ in 0..<300 {
      var bytes = text
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes[index] = UInt8(ascii: "9")
        }
      }
      for target in [test, try TestStore.inParis()] {
        let before = try target.contents()
        if let failure = refusal({ _ = try Format.json.read(bytes, into: target, chunk: 64) }) {
          refusedCount += 1
          #expect(failure.position != nil, "\(failure)")
          #expect(try target.contents() == before)
        } else {
          _ = try Format.json.written(from: target)
        }
      }
      #expect(try test.contents().invoices.filter { $0.stage != .draft }.starts(with: issued))
    }
    #expect(refusedCount > 50)
  }

  // MARK: Files

  private func file(
    invoices: [String] = [], lines: [String] = [], parties: [String] = []
  ) -> String {
    #"{"format":"taskcore","version":1,"invoices":[\#(invoices.joined(separator: ","))],"#
      + #""invoice_lines":[\#(lines.joined(separator: ","))],"#
      + #""invoice_parties":[\#(parties.joined(separator: ","))]}"#
  }

  /// The lines of the written file that name an invoice, in one of its arrays.
  private func records(of uid: String, in section: String) throws -> [String] {
    var lines: [String] = []
    var current = ""
    for line in try written().split(separator: "\n") {
      if line.hasPrefix("]") { current = String(line.dropFirst(3).prefix { $0 != "\"" }) }
      if current == section, line.contains("\"\(uid)\""), line.hasPrefix("{") {
        lines.append(line.hasSuffix(",") ? String(line.dropLast()) : String(line))
      }
    }
    return lines
  }

  private func line(of uid: String, in section: String) throws -> String {
    try #require(try records(of: uid, in: section).first)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
