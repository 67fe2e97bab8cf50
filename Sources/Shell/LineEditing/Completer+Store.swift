import TaskcoreSwift

/// Completions from the store.
extension Completer {
  /// Longer lists help nobody.
  private static let maximumItems = 50
  /// To look through the titles of more tasks one by one would take too long.
  private static let maximumSearched = 5000

  var projects: [Proposal] {
    ((try? session.store().projects()) ?? []).map { ($0.path, nil) }
  }

  var tags: [Proposal] {
    ((try? session.store().tags()) ?? []).map { ($0.name, nil) }
  }

  var calendars: [Proposal] {
    ((try? session.store().calendars()) ?? []).map {
      ($0.name, Counted.events($0.events).text)
    }
  }

  var fields: [Proposal] {
    ((try? session.store().fields()) ?? []).map { ($0.name, $0.label) }
  }

  var templates: [Proposal] {
    ((try? session.store().templates()) ?? []).map {
      ($0.name, Counted.tasks($0.tasks).text)
    }
  }

  /// How values of the own fields of tasks or events are written.
  func fieldForms(of kind: EntityKind, mark: Character = ":") -> [TokenForm] {
    ((try? session.store().fields(of: kind)) ?? []).map { TokenForm($0, mark: mark) }
  }

  /// The conditions of a query, with own fields.
  var queryForms: [TokenForm] {
    let own = fieldForms(of: .task)
    let names = own.compactMap { $0.marks.first.map { String($0.dropLast()) } }
    let known = [TokenForm].conditions + [TokenForm].listing
    if own.isEmpty { return known }
    return own
      + known.map { form in
        guard case .choice(let words, let placeholder) = form.value else { return form }
        let more: [String]
        switch form.marks {
        case ["sort:"]: more = names + names.map { "-" + $0 }
        case ["has:"]: more = names
        default: return form
        }
        return TokenForm(
          marks: form.marks, value: .choice(words + more, placeholder: placeholder),
          summary: form.summary)
      }
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

  /// The numbers of conflicts of sync, and the word for all of them.
  var conflicts: [Proposal] {
    let known = (try? NumberedConflict.all(in: session.store())) ?? []
    if known.isEmpty { return [] }
    return known.map { (String($0.number), "\($0.conflict.title): \($0.conflict.what)") }
      + [("all", Message("every conflict").text)]
  }

  /// Other devices that have the store, without those that were retired.
  var devices: [Proposal] {
    let all = (try? session.store().replicas()) ?? []
    return all.filter { !$0.isSelf && $0.retired == nil }.map { ($0.label, nil) }
  }

  /// Through what the store is synced.
  var remotes: [Proposal] {
    let store = try? session.store()
    return ((try? store?.remotes()) ?? []).map { ($0.path, nil) }
      + ((try? store?.accounts()) ?? []).map { ($0.address, nil) }
  }

  /// The numbers of collections at servers.
  var collections: [Proposal] {
    let all = (try? session.store().collections()) ?? []
    return [("all", nil)] + all.enumerated().map { (String($0 + 1), $1.name) }
  }

  /// The hubs among them.
  var hubs: [Proposal] {
    let remotes = (try? session.store().remotes()) ?? []
    return remotes.filter { $0.kind == .postgresql }.map { ($0.path, nil) }
  }

  /// Numbers, and ids of drafts; of all but quotes where no kind is given.
  func invoices(isDraft: Bool, _ kind: Invoice.Kind? = nil) -> [Proposal] {
    let query = InvoiceQuery {
      $0.kind = kind
      $0.states = isDraft ? [.draft] : []
      $0.limit = 1000
    }
    return ((try? session.store().invoices(query)) ?? []).map { invoice in
      (invoice.number.isEmpty ? String(invoice.id) : invoice.number, invoice.clientName)
    }
  }

  func events(_ text: String) -> [Proposal] {
    let events = (try? session.store().events(EventQuery { $0.limit = 1000 })) ?? []
    return Self.listed(events.map { ($0.id, $0.title) }, text)
  }

  /// Those that are still to be dealt with, whose ids begin as the text does or whose titles have
  /// it.
  func alerts(_ text: String) -> [Proposal] {
    let alerts = (try? session.store().alerts(limit: 1000)) ?? []
    return Self.listed(alerts.map { ($0.id, $0.title) }, text)
  }

  func purchases(_ text: String) -> [Proposal] {
    let purchases = (try? session.store().purchases(PurchaseQuery { $0.limit = 100 })) ?? []
    return Self.listed(purchases.map { ($0.id, "\($0.sellerName) \($0.number)") }, text)
  }

  func recurringInvoices(_ text: String) -> [Proposal] {
    let recurring = (try? session.store().recurringInvoices()) ?? []
    return Self.listed(recurring.map { ($0.id, $0.clientName) }, text)
  }

  func paymentReminders(_ text: String) -> [Proposal] {
    let reminders = (try? session.store().paymentReminders()) ?? []
    return Self.listed(reminders.map { ($0.id, "\($0.number) \($0.clientName)") }, text)
  }

  func penaltyRates(_ text: String) -> [Proposal] {
    let rates = (try? session.store().penaltyRates()) ?? []
    return Self.listed(rates.map { ($0.id, $0.firstDate.text) }, text)
  }

  func holidays(_ text: String) -> [Proposal] {
    let holidays = (try? session.store().holidays()) ?? []
    return Self.listed(
      holidays.map { ($0.id, Self.days($0)) }, text)
  }

  /// Ids that begin as the last one of the text does, or of what has that in its title.
  private static func days(_ holiday: Holiday) -> String {
    let message: Message =
      holiday.last.map { "\(holiday.first.text) to \($0.text)" }
      ?? "\(holiday.first.text) to its end"
    return message.text
  }

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
    guard let store = try? session.store() else { return [] }
    var query = TaskQuery { $0.statuses = statuses }
    let part = text.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    if part.isEmpty {
      query.limit = Int64(Self.maximumItems)
    } else if (try? store.count(query)) ?? 0 > Self.maximumSearched {
      // Of so many, the store itself finds those with such ids, or with words that begin so.
      if let number = Int64(part) {
        query.ids = Self.numbers(beginningWith: number)
      } else {
        query.text = part.utf8.filter { $0 != UInt8(ascii: "\"") }
        query.searchesTitlesOnly = true
        query.limit = Int64(Self.maximumItems)
        let head = text.dropLast(part.count)
        let found = (try? store.tasks(query).tasks) ?? []
        return found.map { (head + String($0.id), $0.title) }
      }
    }
    let tasks = (try? store.tasks(query).tasks) ?? []
    return Self.listed(tasks.map { ($0.id, $0.title) }, text)
  }

  /// The number itself, and those with up to three more digits.
  private static func numbers(beginningWith number: Int64) -> [Int64] {
    let scales: [Int64] = [1, 10, 100, 1000]
    return scales.flatMap { scale in
      let (first, isTooLarge) = number.multipliedReportingOverflow(by: scale)
      let (end, isBeyond) = first.addingReportingOverflow(scale)
      return isTooLarge || isBeyond ? [] : Array(first..<end)
    }
  }
}

extension String {
  func contains(text: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: text.utf8) }
  }
}
