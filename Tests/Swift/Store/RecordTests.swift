import TaskcoreSwift
import Testing

/// Records of every kind are found by their uids, and got by their ids.
@Suite struct RecordTests {
  /// What the binding says of one kind.
  struct Kind {
    var find: (String) throws -> Int64?
    /// Their ids and uids.
    var get: ([Int64]) throws -> [(Int64, String)]
  }

  /// Two of each kind but messages, which need a server.
  private static func filled() throws -> Store {
    let clock = Clock(at: noon) { noon }
    let store = try openStore(clock: clock)
    try store.setSeller()
    let client = try store.addClient("A")
    _ = try store.addClient("B")
    for index in 0..<2 {
      _ = try store.add(
        TaskChanges {
          $0.title = "Task"
          $0.reminders = [.at(noon - 1000)]
        })
      try store.addProject(ProjectChanges { $0.name = "Project \(index)" })
      try store.addFilter(
        FilterChanges {
          $0.name = "Filter \(index)"
          $0.query = "due<7d"
        })
      _ = try store.addMeeting("Meeting", after: 24 * Int64(index + 1))
      try store.startFocus(.work, task: 0, minutes: 25)
      try store.finishFocus()
      let first = try date(2027, 1, 1 + index)
      _ = try store.addHoliday(first, first)
      let draft = try store.addDraft(for: client)
      _ = try store.addAdjustment(
        InvoiceAdjustmentChanges {
          $0.reason = "Fidelity"
          $0.size = .share(500)
          $0.vat = VAT(category: .standard, rate: 20_000)
        }, to: draft)
      _ = try store.issue(draft, on: nil)
      _ = try store.addPayment(NewPayment { $0.amount = 1000 }, of: draft)
    }
    _ = try store.poll()
    try store.complete(.ids([1, 2]))
    return store
  }

  private static func kinds(of store: Store) -> [String: Kind] {
    [
      "task": Kind(find: store.findTask) { try store.tasks($0).map { ($0.id, $0.uid) } },
      "project": Kind(find: store.findProject) { try store.projects($0).map { ($0.id, $0.uid) } },
      "filter": Kind(find: store.findSavedFilter) {
        try store.savedFilters($0).map { ($0.id, $0.uid) }
      },
      "completion": Kind(find: store.findLoggedCompletion) {
        try store.completions($0).map { ($0.id, $0.uid) }
      },
      "event": Kind(find: store.findEvent) { try store.events($0).map { ($0.id, $0.uid) } },
      "alert": Kind(find: store.findAlert) { try store.alerts($0).map { ($0.id, $0.uid) } },
      "focus session": Kind(find: store.findFocusSession) {
        try store.focusSessions($0).map { ($0.id, $0.uid) }
      },
      "holiday": Kind(find: store.findHoliday) { try store.holidays($0).map { ($0.id, $0.uid) } },
      "client": Kind(find: store.findClient) { try store.clients($0).map { ($0.id, $0.uid) } },
      "invoice": Kind(find: store.findInvoice) { try store.invoices($0).map { ($0.id, $0.uid) } },
      "invoice line": Kind(find: store.findInvoiceItem) {
        try store.invoiceItems($0).map { ($0.id, $0.uid) }
      },
      "allowance or charge": Kind(find: store.findInvoiceAdjustment) {
        try store.invoiceAdjustments($0).map { ($0.id, $0.uid) }
      },
      "payment": Kind(find: store.findPayment) { try store.payments($0).map { ($0.id, $0.uid) } },
      "e-mail": Kind(find: store.findEmail) { try store.emails($0).map { ($0.id, $0.uid) } },
    ]
  }

  @Test("They come in the order of the ids, also twice, and each is found by its uid")
  func order() throws {
    let store = try Self.filled()
    for (noun, kind) in Self.kinds(of: store) where noun != "e-mail" {
      let got = try kind.get([2, 1, 2])
      #expect(got.map(\.0) == [2, 1, 2], "\(noun)")
      #expect(got[0].1 == got[2].1 && got[0].1 != got[1].1, "\(noun)")
      #expect(try got.map { try kind.find($0.1) } == [2, 1, 2], "\(noun)")
      #expect(try kind.get([]).isEmpty, "\(noun)")
    }
  }

  @Test("What is not there is found by nothing, and told by its index")
  func nothing() throws {
    let store = try Self.filled()
    for (noun, kind) in Self.kinds(of: store) {
      #expect(try kind.find("nobody") == nil, "\(noun)")
      let ids: [Int64] = noun == "e-mail" ? [99] : [1, 99]
      let error = try refusal { _ = try kind.get(ids) }
      #expect(error.code == .notFound && error.field == "ids", "\(noun)")
      #expect(error.index == ids.count - 1 && error.message == "There is no \(noun) 99.")
    }
  }

  @Test("A project and a filter are found by their names too, and an invoice by its number")
  func names() throws {
    let store = try Self.filled()
    #expect(try store.findProject(" PROJECT 1 ") == 3)
    #expect(try store.findSavedFilter("filter 0") == 1)
    #expect(try store.findInvoice("F2026-0002") == 2)
    #expect(try store.findInvoice("") == nil)
    #expect(try store.savedFilter(named: "FILTER 1")?.id == 2)
    #expect(try store.savedFilter(named: " ") == nil)
    #expect(try refusal { _ = try store.findProject(" ") }.field == "uid_or_name")
  }
}
