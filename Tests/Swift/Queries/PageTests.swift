import TaskcoreSwift
import Testing

/// A limit and an offset mean the same in every list.
@Suite struct PageTests {
  typealias List = (_ limit: Int64, _ offset: Int64) throws -> [String]

  /// A store with at least three of each thing.
  private static func filled() throws -> Store {
    let clock = Clock(at: noon) { noon }
    let store = try openStore(clock: clock)
    try store.setSeller()
    for index in 0..<3 {
      let task = try store.add(
        TaskChanges {
          $0.title = "Task \(index)"
          $0.project = "Project \(index)"
          $0.tags = ["tag \(index)"]
        })
      try store.addFilter(
        FilterChanges {
          $0.name = "Filter \(index)"
          $0.query = "due<7d"
        })
      _ = try store.addMeeting("Meeting", after: 24 * Int64(index + 1))
      _ = try store.addMeeting("Other", after: 24 * Int64(index + 1), allowingConflicts: true)
      clock.now = noon + Int64(index) * 1000
      try store.startFocus(.work, task: task, minutes: 25)
      clock.now = noon + Int64(index) * 1000 + 500
      try store.finishFocus()
      let first = try date(2027, 1, 1 + index)
      _ = try store.addHoliday(first, first)
      let draft = try store.addInvoice(
        .invoice,
        InvoiceChanges {
          $0.client = try store.addClient("Client \(index)")
          $0.texts[.currency] = Array(["EUR", "USD", "CHF"][index].utf8)
          $0.exchangeRate = index == 0 ? nil : 1_100_000
        })
      _ = try store.addItem(
        InvoiceItemChanges {
          $0.name = "Advice"
          $0.price = 100_000_000
          $0.vat = VAT(category: .standard, rate: 20_000)
        }, to: draft)
      _ = try store.issue(draft, on: nil)
      _ = try store.addPayment(NewPayment { $0.amount = 1000 }, of: draft)
      try store.complete(.ids([task]))
      _ = try store.add(
        TaskChanges {
          $0.title = "Open \(index)"
          $0.reminders = [.at(noon - 1000 * Int64(index + 1))]
        })
    }
    let daily = EventChanges {
      $0.title = "Daily"
      $0.start = .instant(noon - 6 * hour)
      $0.duration = 60
      $0.repeats = RepeatRule(rule: "FREQ=DAILY;COUNT=4")
    }
    _ = try store.addEvent(daily, allowingConflicts: true)
    _ = try store.poll()
    return store
  }

  private static func lists(of store: Store) throws -> [String: List] {
    let daily = try #require(try store.events(EventQuery { $0.text = "Daily" }).first).id
    let months = MonthRange(first: nil, last: nil)
    return [
      "tasks": { limit, offset in
        let page = TaskQuery { ($0.limit, $0.offset) = (limit, offset) }
        return try store.tasks(page).tasks.map(\.uid)
      },
      "events": { limit, offset in
        try store.events(EventQuery { ($0.limit, $0.offset) = (limit, offset) }).map(\.uid)
      },
      "projects": { try store.projects(limit: $0, offset: $1).map(\.uid) },
      "tags": { try store.tags(limit: $0, offset: $1).map(\.name) },
      "filters": { try store.filters(limit: $0, offset: $1).map(\.uid) },
      "completions": {
        try store.completions(of: 0, in: always, limit: $0, offset: $1).map(\.uid)
      },
      "occurrences": {
        try store.occurrences(of: daily, in: always, limit: $0, offset: $1).map { "\($0)" }
      },
      "conflicts": {
        try store.conflicts(in: always, limit: $0, offset: $1).map {
          "\($0.one.id) \($0.other.id) \($0.one.interval.start)"
        }
      },
      "alerts": { try store.alerts(all: true, limit: $0, offset: $1).map(\.uid) },
      "focus sessions": { try store.focusSessions(in: always, limit: $0, offset: $1).map(\.uid) },
      "focus totals": {
        try store.focusTotals(by: .task, in: always, limit: $0, offset: $1).map(\.label)
      },
      "holidays": { try store.holidays(limit: $0, offset: $1).map(\.uid) },
      "payments": { try store.payments(of: nil, limit: $0, offset: $1).map(\.uid) },
      "ageing": { try store.ageing(limit: $0, offset: $1).map { "\($0)" } },
      "turnover": { try store.turnover(months, limit: $0, offset: $1).map(\.currency) },
      "VAT totals": { try store.vatTotals(months, limit: $0, offset: $1).map(\.currency) },
    ]
  }

  @Test("At most so many come, 0 for all, after the first ones")
  func pages() throws {
    let store = try Self.filled()
    for (name, list) in try Self.lists(of: store) {
      let whole = try list(0, 0)
      try #require(whole.count >= 3, "\(name)")
      #expect(try list(1, 0) == [whole[0]], "\(name)")
      #expect(try list(2, 1) == Array(whole[1...2]), "\(name)")
      #expect(try list(0, 1) == Array(whole[1...]), "\(name)")
      #expect(try list(100_000, 2) == Array(whole[2...]), "\(name)")
      #expect(try list(0, Int64(whole.count)).isEmpty, "\(name)")
    }
  }

  @Test("Less than none is refused")
  func refusals() throws {
    let store = try Self.filled()
    for (name, list) in try Self.lists(of: store) {
      for (limit, offset, field) in [(-1, 0, "limit"), (0, -1, "offset")]
        as [(Int64, Int64, String)]
      {
        let error = try refusal { _ = try list(limit, offset) }
        #expect(error.code == .invalid && error.field == field, "\(name)")
      }
    }
  }

  @Test("An agenda has at most so many entries, or all")
  func agendas() throws {
    let store = try Self.filled()
    var query = try AgendaQuery(days: today()...date(2026, 2, 1))
    let whole = try store.agenda(query).map(\.title)
    #expect(whole.count > 3)
    query.limit = 2
    #expect(try store.agenda(query).map(\.title) == Array(whole.prefix(2)))
    query.limit = 0
    #expect(try store.agenda(query).map(\.title) == whole)
    query.limit = -1
    #expect(try refusal { _ = try store.agenda(query) }.field == "limit")
  }
}
