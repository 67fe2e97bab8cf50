import CTaskcoreHeader
import TaskcoreSwift
import Testing

/// What a commit says that it changed, of every kind of record.
@Suite struct ChangeTests {
  /// A change of one thing, the kind of that, and what is told of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var entity: EntityKind
    var fields: UInt64
    var properties: Set<String>
    var change: @Sendable (Store) throws -> Void

    init(
      _ entity: EntityKind, _ fields: UInt64, _ properties: Set<String>,
      _ change: @escaping @Sendable (Store) throws -> Void
    ) {
      (self.entity, self.fields, self.properties) = (entity, fields, properties)
      self.change = change
    }

    var testDescription: String { properties.sorted().joined(separator: ", ") }
  }

  static let cases = [
    Case(.task, TASKCORE_TASK_TITLE | TASKCORE_TASK_TAGS, ["title", "tag"]) { store in
      let task = try store.addTask("Pay rent")
      try store.update(
        .ids([task]),
        with: TaskChanges {
          $0.title = "Pay the rent"
          $0.tags = ["bank"]
        })
    },
    Case(.project, TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_COLOUR, ["name", "colour"]) { store in
      try store.addProject(ProjectChanges { $0.name = "Home" })
      let id = try #require(try store.findProject("Home"))
      try store.updateProject(
        id,
        ProjectChanges {
          $0.name = "House"
          $0.colour = .teal
        })
    },
    Case(.tag, 0, ["colour"]) { store in
      _ = try store.add("Pay rent @bank")
      try store.setColour(.red, ofTag: "bank")
    },
    Case(.filter, TASKCORE_FILTER_QUERY, ["query"]) { store in
      try store.addFilter(
        FilterChanges {
          $0.name = "Soon"
          $0.query = "due<7d"
        })
      try store.updateFilter(1, FilterChanges { $0.query = "due<9d" })
    },
    Case(.event, TASKCORE_EVENT_NOTES | TASKCORE_EVENT_LOCATION, ["notes", "location"]) { store in
      let event = try store.addMeeting("Review", after: 1)
      let changes = EventChanges {
        $0.notes = "Bring the plans"
        $0.location = "Room 4"
      }
      _ = try store.updateEvent(event, nil, .all, with: changes, allowingConflicts: false)
    },
    Case(.client, TASKCORE_PARTY_CITY | TASKCORE_CLIENT_NOTES, ["city", "notes"]) { store in
      let client = try store.addClient("Babbage & Co")
      let party = PartyChanges(texts: [.city: Array("London".utf8)])
      try store.updateClients([client], ClientChanges(party: party, notes: "Pays late"))
    },
    Case(.client, TASKCORE_CLIENT_ARCHIVED, ["archived_ms"]) { store in
      try store.updateClients([try store.addClient("Ada")], ClientChanges(isArchived: true))
    },
    Case(.invoice, TASKCORE_INVOICE_NOTES, ["notes"]) { store in
      let draft = try store.addDraft(for: store.addClient("Ada"))
      try store.updateInvoice(
        store.invoices([draft])[0], InvoiceChanges { $0.texts[.notes] = Array("Thanks".utf8) })
    },
    Case(.invoiceLine, TASKCORE_INVOICE_LINE_QUANTITY, ["quantity_ten_thousandths"]) { store in
      _ = try store.addDraft(for: store.addClient("Ada"))
      try store.updateItem(1, InvoiceItemChanges { $0.quantity = 20_000 })
    },
    Case(.invoiceAdjustment, TASKCORE_INVOICE_ADJUSTMENT_RATE, ["rate_basis_points"]) { store in
      let draft = try store.addDraft(for: store.addClient("Ada"))
      let adjustment = try store.addAdjustment(
        InvoiceAdjustmentChanges {
          $0.reason = "Loyalty"
          $0.size = .share(1000)
        }, to: draft)
      try store.updateAdjustment(adjustment, InvoiceAdjustmentChanges { $0.size = .share(500) })
    },
    Case(.setting, 0, ["value"]) { store in
      try store.setFocus(FocusSettings { $0.work = 30 })
      try store.setFocus(FocusSettings { $0.work = 40 })
    },
  ]

  @Test("An observer gets the properties that changed, here and elsewhere", arguments: cases)
  func updates(_ update: Case) throws {
    try withPath { path in
      let (store, other) = (try openStore(at: path), try openStore(at: path))
      let (own, others) = (Told(), Told())
      let observers = [
        try StoreObserver(store, told: own.append), try StoreObserver(other, told: others.append),
      ]
      try update.change(store)
      _ = try other.poll()
      withExtendedLifetime(observers) {}
      for (told, isOwn) in [(own, true), (others, false)] {
        let commit = try #require(told.commits.last)
        let change = try #require(commit.onlyChange(of: update.entity))
        #expect(commit.isOwn == isOwn && change.kind == .updated)
        #expect(change.fields == update.fields)
        #expect(Set(change.properties).subtracting(["modified_ms"]) == update.properties)
      }
    }
  }

  @Test("A piece of work says what all its commits changed, and what the last one did")
  func work() throws {
    let store = try openStore()
    let (ids, commit) = try store.commit {
      [try store.addTask("One"), try store.addTask("Two")]
    }
    #expect(commit.changes.map(\.id) == ids && commit.changes.allSatisfy { $0.kind == .added })
    #expect(commit.action == .addTasks && commit.isOwn)
    #expect(commit.onlyChange(of: .task) == nil)
    let (_, none) = try store.commit { try store.now() }
    #expect(none.changes.isEmpty && none.action == nil)
  }

  @Test("Work that fails is watched no longer")
  func failingWork() throws {
    let store = try openStore()
    let error = try refusal {
      _ = try store.commit { try store.complete(.ids([99])) }
    }
    #expect(error.code == .notFound)
    _ = try store.addTask("Pay rent")
  }
}
