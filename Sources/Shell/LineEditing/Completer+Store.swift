/// What the store has that a word can be.
extension Completer {
  /// Longer lists help nobody.
  private static let maximumItems = 50

  var projects: [Proposal] {
    ((try? session.store().projects()) ?? []).map { ($0.name, nil) }
  }

  var tags: [Proposal] {
    ((try? session.store().tags()) ?? []).map { ($0.name, nil) }
  }

  var filters: [Proposal] {
    ((try? session.store().filters()) ?? []).map { ($0.name, $0.query) }
  }

  var clients: [Proposal] {
    ((try? session.store().clients()) ?? []).map { ($0.name, $0.party[.city]) }
  }

  var series: [Proposal] {
    ((try? session.store().numberSeries()) ?? []).map { ($0.name, $0.pattern) }
  }

  /// Numbers, and ids of drafts.
  func invoices(isDraft: Bool) -> [Proposal] {
    let search = InvoiceSearch(states: isDraft ? [.draft] : [], limit: 1000)
    return ((try? session.store().invoices(search)) ?? []).map { invoice in
      (invoice.number.isEmpty ? String(invoice.id) : invoice.number, invoice.clientName)
    }
  }

  func events(_ text: String) -> [Proposal] {
    let events = (try? session.store().events(EventQuery(limit: 1000))) ?? []
    return Self.listed(events.map { ($0.id, $0.title) }, text)
  }

  /// Those that are still to be dealt with, whose ids begin as the text does or whose titles have
  /// it.
  func alerts(_ text: String) -> [Proposal] {
    let alerts = (try? session.store().alerts(limit: 1000)) ?? []
    return Self.listed(alerts.map { ($0.id, $0.title) }, text)
  }

  func holidays(_ text: String) -> [Proposal] {
    let holidays = (try? session.store().holidays()) ?? []
    return Self.listed(
      holidays.map { ($0.id, "\($0.first.text) to \($0.last?.text ?? "its end")") }, text)
  }

  /// Ids that begin as the last one of the text does, or of what has that in its title.
  private static func listed(
    _ items: [(id: Int64, title: String)], _ text: String
  ) -> [Proposal] {
    let head = text.lastIndex(of: ",").map { text[...$0] } ?? ""
    let part = text.dropFirst(head.count).lowercased()
    let isNumber = part.utf8.allSatisfy(\.isDigit)
    return items.lazy
      .filter { item in
        isNumber
          ? String(item.id).hasPrefix(part)
          : item.title.lowercased().contains(text: part)
      }
      .prefix(maximumItems)
      .map { (head + String($0.id), $0.title) }
  }

  func tasks(in statuses: Set<Status>, _ text: String) -> [Proposal] {
    var query = TaskQuery(statuses: statuses)
    if text.isEmpty || text.hasSuffix(",") { query.limit = Int64(Self.maximumItems) }
    let tasks = (try? session.store().tasks(query).tasks) ?? []
    return Self.listed(tasks.map { ($0.id, $0.title) }, text)
  }
}

extension String {
  fileprivate func contains(text: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: text.utf8) }
  }
}
