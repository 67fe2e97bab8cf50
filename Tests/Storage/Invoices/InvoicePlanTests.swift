import Domain
import TestSupport
import Testing

@testable import Storage

/// Lists of invoices are found and ordered by an index, whatever the size of the store.
@Suite struct InvoicePlanTests {
  let test: TestStore
  let client: Client

  init() throws {
    test = try TestStore()
    client = try test.addClient("Ada")
  }

  /// Of the invoices alone, for each statement of a query.
  private func plans(
    _ change: (inout InvoiceQuery) throws -> Void = { _ in }
  ) throws -> [[String]] {
    var query = InvoiceQuery()
    try change(&query)
    let today = try calendarDate(2026_01_15)
    return try InvoiceQuerySQL.all(query, on: today, in: test.store.database).map { sql in
      try test.store.database.plan(sql.select, sql.values + [Int64(10)])
        .filter {
          $0.contains(" i") && ($0.contains(" i ") || $0.hasSuffix(" i")) || $0.contains("TEMP")
        }
    }
  }

  @Test("All: drafts, then the others, each in the order of its index, without sorting")
  func all() throws {
    #expect(
      try plans() == [
        ["SCAN i USING INDEX invoice_draft"], ["SCAN i USING INDEX invoice_by_issue_date"],
      ])
  }

  @Test("By period")
  func period() throws {
    let day = try calendarDate(2026_01_01)
    #expect(
      try plans { try $0.setPeriod(from: day, through: day) } == [
        ["SEARCH i USING INDEX invoice_by_issue_date (issue_date>? AND issue_date<?)"]
      ])
  }

  @Test("By client, and by client and period")
  func ofClient() throws {
    let ofClient = try plans { $0.client = client.id }
    #expect(ofClient[1] == ["SEARCH i USING INDEX invoice_by_client (client_uid=?)"])
    let day = try calendarDate(2026_01_01)
    let both = try plans {
      $0.client = client.id
      try $0.setPeriod(from: day, through: day)
    }
    #expect(
      both == [
        [
          "SEARCH i USING INDEX invoice_by_client (client_uid=? AND issue_date>? AND issue_date<?)"
        ]
      ])
  }

  @Test(
    "By what is owed, by what is void and by what is a draft",
    arguments: [
      ([InvoiceState.overdue], "invoice_open"), ([.issued], "invoice_open"),
      ([.partlyPaid, .overdue], "invoice_open"),
      ([.issued, .partlyPaid, .overdue], "invoice_open"),
      ([.void], "invoice_void"), ([.draft], "invoice_draft"), ([.paid], "invoice_by_issue_date"),
    ])
  func states(states: [InvoiceState], index: String) throws {
    #expect(try plans { $0.states = Set(states) } == [["SCAN i USING INDEX \(index)"]])
  }

  @Test("Figures and parts")
  func figures() throws {
    func plan(_ sql: String) throws -> [String] { try test.store.database.plan(sql) }
    #expect(try plan(SQLiteStore.owed) == ["SCAN invoice USING INDEX invoice_open"])
    let period = "INDEX invoice_by_issue_date (issue_date>? AND issue_date<?)"
    #expect(try plan(SQLiteStore.turnover) == ["SEARCH invoice USING \(period)"])
    #expect(
      try plan(SQLiteStore.vatTotals) == [
        "SEARCH i USING \(period)", "SEARCH t USING PRIMARY KEY (invoice_id=?)",
      ])
    #expect(
      try plan(SQLiteStore.countOfSeries) == [
        "SCAN invoice USING COVERING INDEX invoice_by_series_date"
      ])
    #expect(
      try plan(SQLiteStore.lastOfSeries).first?.contains("COVERING INDEX invoice_by_sequence")
        == true)
    #expect(
      try plan(PaymentListing.ofInvoice).first
        == "SEARCH p USING INDEX payment_by_invoice (invoice_uid=?)")
    #expect(try plan(PaymentListing.all).first == "SCAN p USING INDEX payment_by_date")
    #expect(
      try plan(EmailListing.ofInvoice).first
        == "SEARCH m USING INDEX email_by_invoice (invoice_uid=?)")
    #expect(try plan(EmailListing.all).first == "SCAN m USING INDEX email_by_created")
    for sql in [
      SQLiteStore.countOfSeries, SQLiteStore.turnover, PaymentListing.ofInvoice, PaymentListing.all,
      EmailListing.ofInvoice, EmailListing.all,
    ] {
      #expect(try !plan(sql).contains { $0.contains("TEMP") })
    }
    #expect(
      try plan(ClientListing.select).contains {
        $0.contains("SCAN invoice USING COVERING INDEX invoice_by_client")
      })
  }

  @Test("Issuing and billing")
  func changing() throws {
    func plan(_ sql: String) throws -> [String] { try test.store.database.plan(sql) }
    #expect(
      try plan("SELECT * FROM invoice WHERE \(SQLiteInvoiceRepository.lastInSeries)").contains {
        $0.contains("invoice_by_sequence (series=? AND series_year=?")
      })
    #expect(
      try plan(SQLiteInvoiceRepository.lastIssueDate) == [
        "SEARCH invoice USING COVERING INDEX invoice_by_series_date (series=?)"
      ])
    let billable = try plan(SQLiteBilledItemRepository.billable)
    #expect(
      billable.contains(
        "SEARCH s USING INDEX focus_session_by_start (started_ms>? AND started_ms<?)"))
    #expect(billable.contains { $0.contains("billed_item_by_item (item_uid=? AND kind=?)") })
    #expect(!billable.contains { $0.contains("TEMP") || $0.hasPrefix("SCAN") })
    let twice = try plan(SQLiteBilledItemRepository.billedTwice)
    #expect(twice.contains { $0.contains("billed_item_by_item (item_uid=? AND kind=?)") })
    #expect(!twice.contains { $0.hasPrefix("SCAN") })
  }
}
