import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct InvoiceListingTests {
  let test: TestStore
  let ada: Client
  let bob: Client

  init() throws {
    test = try TestStore(now: "2026-03-15T12:00:00Z")
    ada = try test.addClient("Ada & Söhne")
    bob = try test.addClient("Bob")
  }

  /// An issued invoice of 120.00, so many days before or after it is due.
  @discardableResult
  private func issued(
    _ packed: Int32, for client: Client? = nil, item: String = "Advice", dueIn days: Int = 30
  ) throws -> Invoice {
    let draft = try test.addDraft(for: client ?? ada)
    try test.addLine(to: draft.uid, 100_00, name: item)
    return try test.issue(draft.uid, on: packed, dueIn: days)
  }

  private func names(_ change: (inout InvoiceQuery) throws -> Void = { _ in }) throws -> [String] {
    var query = InvoiceQuery()
    try change(&query)
    var names: [String] = []
    try test.store.invoiceListing(at: test.now).forEach(query) { row in
      let number = String(decoding: row.number, as: UTF8.self)
      names.append(number.isEmpty ? "draft \(row.id)" : number)
    }
    return names
  }

  private func state(_ invoice: Invoice) throws -> InvoiceState? {
    var state: InvoiceState?
    try test.store.invoiceListing(at: test.now).forOne(id: invoice.id) {
      state = InvoiceState(rawValue: Int32($0.state))
    }
    let stored = try #require(try test.store.invoices.find(uid: invoice.uid))
    let computed = try InvoiceState(
      of: stored, test.store.invoices.settlement(of: stored),
      on: test.store.zone.localTime(at: test.now).date)
    #expect(state == computed)
    return state
  }

  @Test("The newest first: drafts by when they were made, then by issue date and sequence")
  func order() throws {
    try issued(2026_01_10)
    try issued(2026_02_01)
    try issued(2026_02_01)
    let first = try test.addDraft()
    test.advance(seconds: 1)
    let second = try test.addDraft()
    let drafts = ["draft \(second.id)", "draft \(first.id)"]
    #expect(try names() == drafts + ["N2026-3", "N2026-2", "N2026-1"])
    #expect(try names { $0.page.limit = 3 } == drafts + ["N2026-3"])
    #expect(try names { $0.page.limit = 1 } == [drafts[0]])
  }

  @Test("States follow from payments, credit notes and the day")
  func states() throws {
    let draft = try test.addDraft()
    #expect(try state(draft) == .draft)
    let invoice = try issued(2026_03_01, dueIn: 14)
    #expect(try state(invoice) == .issued)
    try test.pay(invoice.uid, 20_00)
    #expect(try state(invoice) == .partlyPaid)
    test.advance(seconds: 12 * 3_600 - 1)
    #expect(try state(invoice) == .partlyPaid)
    test.advance(seconds: 1)
    #expect(try state(invoice) == .overdue)
    try test.pay(invoice.uid, 100_00)
    #expect(try state(invoice) == .paid)
    let other = try issued(2026_03_02)
    let note = try test.void(other.uid)
    #expect(try state(other) == .void && state(note) == .issued)
    try test.pay(note.uid, 119_00)
    test.advance(seconds: 400 * 86_400)
    #expect(try state(note) == .issued)
    try test.pay(note.uid, 1_00)
    #expect(try state(note) == .paid)
    let free = try test.addDraft()
    #expect(try state(test.issue(free.uid)) == .paid)
  }

  @Test("Each set of states lists what is in one of them")
  func byState() throws {
    let paid = try issued(2026_01_10)
    try test.pay(paid.uid, 120_00)
    try issued(2026_01_11)  // overdue
    let partly = try issued(2026_03_01)
    try test.pay(partly.uid, 1_00)
    try issued(2026_03_02)
    let void = try issued(2026_03_03)
    try test.void(void.uid)
    let draft = try test.addDraft()
    let expected: [InvoiceState: [String]] = [
      .draft: ["draft \(draft.id)"], .issued: ["C2026-1", "N2026-4"], .partlyPaid: ["N2026-3"],
      .paid: ["N2026-1"], .overdue: ["N2026-2"], .void: ["N2026-5"],
    ]
    let order = [
      "draft \(draft.id)", "C2026-1", "N2026-5", "N2026-4", "N2026-3", "N2026-2", "N2026-1",
    ]
    for mask in 1..<64 {
      let states = Set(InvoiceState.allCases.filter { mask & (1 << ($0.rawValue - 1)) != 0 })
      let wanted = states.flatMap { expected[$0] ?? [] }
      #expect(try names { $0.states = states } == order.filter { wanted.contains($0) })
    }
    #expect(try names { $0.states = [] }.isEmpty)
    #expect(try names { $0.kind = .creditNote } == ["C2026-1"])
  }

  @Test("By client, by period, and by both")
  func byClientAndPeriod() throws {
    try issued(2026_01_31)
    try issued(2026_02_01, for: bob)
    try issued(2026_02_28)
    try issued(2026_03_01)
    let draft = try test.addDraft(for: bob)
    func period(_ first: Int32?, _ last: Int32?) throws -> (inout InvoiceQuery) throws -> Void {
      let (first, last) = (
        try first.map { try calendarDate($0) }, try last.map { try calendarDate($0) }
      )
      return { try $0.setPeriod(from: first, through: last) }
    }
    #expect(try names { $0.client = bob.id } == ["draft \(draft.id)", "N2026-2"])
    #expect(try names(period(2026_02_01, 2026_02_28)) == ["N2026-3", "N2026-2"])
    #expect(try names(period(nil, 2026_01_31)) == ["N2026-1"])
    #expect(try names(period(2026_03_01, nil)) == ["N2026-4"])
    let february = try period(2026_02_01, 2026_02_28)
    #expect(
      try names {
        try february(&$0)
        $0.client = ada.id
      } == ["N2026-3"])
    let backwards = #expect(throws: Failure.self) { try names(period(2026_02_02, 2026_02_01)) }
    #expect(backwards?.kind == .invalid && backwards?.field == "last_date")
    let unknown = #expect(throws: Failure.self) { try names { $0.client = 99 } }
    #expect(unknown?.kind == .notFound && unknown?.field == "client_id")
  }

  @Test("A text is looked for in all that an invoice says, whatever its case and accents")
  func text() throws {
    let draft = try test.addDraft(for: ada) {
      $0.orderReference = "PO-77"
      $0.buyerReference = "Service Achats"
      $0.contractReference = "K/12"
    }
    try test.addLine(to: draft.uid, 1_00, name: "Déménagement")
    try issued(2026_01_10, for: bob, item: "Straße")
    func found(_ text: String) throws -> Int { try names { try $0.setText(text) }.count }
    for text in [
      "po-77", "ACHATS", "k/12", "demenag", "DÉMÉ", "sohne", "SÖHNE", "ada & s", "n2026", "STRASSE",
      "straße", "bob",
    ] {
      #expect(try found(text) == 1, "\(text)")
    }
    #expect(try found("advice") == 0 && found("77-") == 0 && found("%") == 0)
    for text in ["", " \n", String(repeating: "x", count: 10_001)] {
      let failure = #expect(throws: Failure.self) { try found(text) }
      #expect(failure?.kind == .invalid && failure?.field == "text")
    }
  }

  @Test("A row has the name that the client had when it was issued, and what is owed")
  func row() throws {
    let invoice = try issued(2026_03_01)
    let draft = try test.addDraft(for: ada)
    try test.store.write(.updateClients, at: test.now) {
      var renamed = ada
      try renamed.party.set(.name, to: "Ada AG")
      try test.store.clients.save(renamed, over: ada)
    }
    try test.pay(invoice.uid, 20_00)
    let listing = test.store.invoiceListing(at: test.now)
    try listing.forOne(id: invoice.id) { row in
      #expect(String(decoding: row.clientName, as: UTF8.self) == "Ada & Söhne")
      #expect(row.clientID == ada.id && row.precedingID == 0)
      #expect(row.net == 100_00 && row.vat == 20_00 && row.gross == 120_00 && row.due == 120_00)
      #expect(row.paid == 20_00 && row.credited == 0 && row.balance == 100_00)
      #expect(row.issueDate == 2026_03_01 && row.dueDate == 2026_03_31 && row.kind == 1)
      #expect(row.issued == test.now.milliseconds)
    }
    try listing.forOne(id: draft.id) { row in
      #expect(String(decoding: row.clientName, as: UTF8.self) == "Ada AG")
      #expect(row.balance == 0 && row.issued == 0 && row.issueDate == 0 && row.dueDate == 0)
    }
    let credited = try issued(2026_03_02)
    let note = try test.void(credited.uid)
    try listing.forOne(id: note.id) {
      #expect($0.precedingID == credited.id && $0.balance == 120_00)
    }
    try listing.forOne(id: credited.id) { #expect($0.balance == 0 && $0.credited == 120_00) }
    let unknown = #expect(throws: Failure.self) { try listing.forOne(id: 99) { _ in } }
    #expect(unknown?.kind == .notFound)
  }

  @Test("Payments and messages, the latest one first, of one invoice or of all")
  func parts() throws {
    let first = try issued(2026_01_10)
    let second = try issued(2026_01_11)
    try test.pay(first.uid, 1_00, on: 2026_02_01)
    try test.pay(second.uid, 2_00, on: 2026_02_03)
    try test.pay(first.uid, 3_00, on: 2026_02_02)
    func amounts(_ id: Int64?) throws -> [Int64] {
      var amounts: [Int64] = []
      try test.store.paymentListing.forEach(ofInvoice: id) { amounts.append($0.amount) }
      return amounts
    }
    #expect(try amounts(nil) == [2_00, 3_00, 1_00])
    #expect(try amounts(first.id) == [3_00, 1_00] && amounts(second.id) == [2_00])
    #expect(throws: Failure.self) { try amounts(99) }
    try test.store.write(.sendEmail, at: test.now) {
      for (invoice, subject) in [(first, "a"), (second, "b")] {
        var email = EmailMessage(uid: test.newUID(), invoiceUID: invoice.uid, created: test.now)
        email.subject = subject
        _ = try test.store.emails.insert(email)
      }
    }
    var subjects: [String] = []
    try test.store.emailListing.forEach(ofInvoice: nil) { row in
      subjects.append(String(decoding: row.subject, as: UTF8.self))
      #expect(row.state == 1 && row.finished == 0 && row.invoiceID > 0)
    }
    #expect(subjects == ["b", "a"])
    try test.store.emailListing.forEach(ofInvoice: first.id) {
      #expect(String(decoding: $0.subject, as: UTF8.self) == "a")
    }
    #expect(throws: Failure.self) { try test.store.emailListing.forEach(ofInvoice: 99) { _ in } }
  }
}
