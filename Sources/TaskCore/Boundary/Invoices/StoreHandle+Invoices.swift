import CTaskcore
import Domain
import Storage

extension StoreHandle {
  /// A page of the series of numbers, those that are there from the beginning first.
  func numberSeries(_ page: Page) throws -> NumberSeriesList {
    let today = store.zone.day(containing: try now())
    let first = Invoice.Kind.numbered.map {
      (name: $0.seriesName, pattern: NumberSeries.defaultPatterns[$0.seriesName] ?? "")
    }
    let list = NumberSeriesList()
    try store.read {
      for series in try store.numberSeries(first: first, year: Int64(today.year)).page(page) {
        try list.append(series, nextNumber: nextNumber(of: series, on: today))
      }
    }
    return list
  }

  /// Empty for a series that is full, or gone with its setting.
  private func nextNumber(of series: CountedNumberSeries, on day: CalendarDate) throws -> String {
    guard let pattern = try store.settings.numberSeries(named: series.name)?.pattern else {
      return ""
    }
    let last = pattern.restartsByYear ? series.lastSequence : series.lastSequenceOfAll
    return (try? pattern.number(last + 1, on: day)) ?? ""
  }

  /// The invoices that a query asks for, as they stand now.
  func invoices(_ query: InvoiceQuery) throws -> InvoiceList {
    let now = try now()
    let list = InvoiceList()
    try store.read { try store.invoiceListing(at: now).forEach(query) { try list.append($0) } }
    return list
  }

  /// All of an invoice, as it stands now.
  func invoiceScreen(_ id: Int64) throws -> InvoiceScreen {
    let now = try now()
    return try InvoiceScreen(store.read { try InvoiceFacts(id, in: store, at: now) })
  }
}
