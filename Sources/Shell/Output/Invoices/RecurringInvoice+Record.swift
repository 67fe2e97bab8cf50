import TaskcoreSwift

extension RecurringInvoice: Record {
  static let fieldNames = [
    "id", "uid", "client", "client_id", "repeat_rule", "zone", "start_date", "next_date",
    "period", "state", "currency", "gross", "items", "due", "created", "modified",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(clientName), .integer(client), .text(repeatRule),
      .text(zone), .date(startDate), .date(nextDate), .text(period.rawValue),
      .text(state.rawValue), .text(currency), .amount(gross), .integer(lineCount),
      .integer(dueCount), .text(try store.localTime(created).rfc3339),
      .text(try store.localTime(modified).rfc3339),
    ]
  }

  /// `paused`, `behind by 3 dates`
  var stateWords: Message {
    switch state {
    case .active: dueCount > 0 ? Self.waiting(dueCount) : "active"
    case .paused: "paused"
    case .behind:
      Message(
        count: dueCount, "paused, behind by \(dueCount) date",
        "paused, behind by \(dueCount) dates")
    case .ended: "ended"
    }
  }

  private static func waiting(_ count: Int64) -> Message {
    Message(count: count, "\(count) date to draft", "\(count) dates to draft")
  }
}

extension Table {
  init(_ recurring: [RecurringInvoice], _ dates: Dates, in store: Store) throws {
    self.init(
      columns: [
        .id, .main("Client", minimumWidth: 8), Column(title: "Rule", minimumWidth: 8),
        Column(title: "Next", importance: .high), Column(title: "State"), .amount("Total"),
      ],
      rows: try recurring.map { each in
        [
          Cell(String(each.id)), Cell(each.clientName),
          Cell(try RepeatRule(rule: each.repeatRule).words(in: store)),
          Cell(dates.text(each.nextDate)), Cell(each.stateWords), Cell(each.gross.shown),
        ]
      })
  }

  init(_ items: [RecurringItem]) {
    self.init(
      columns: [
        .main("Item", minimumWidth: 8), .number("Quantity"), .number("Price"), .number("VAT"),
        .amount("Net"),
      ],
      rows: items.map { each in
        let item = each.item
        return [
          Cell(item.name),
          Cell("\(DecimalText.grouped(item.quantity, places: 4)) \(item.unitLabel)"),
          Cell(DecimalText.grouped(item.price, places: 6, atLeast: 2)), Cell(item.vat.text),
          Cell(item.net.shown),
        ]
      })
  }
}

/// A date of a recurring invoice.
struct RecurringDate: Record {
  let date: CalendarDate

  static let fieldNames = ["date"]

  func fieldValues(in store: Store) -> [FieldValue] { [.date(date)] }
}

/// An item of the next draft.
struct RecurringItem: Record {
  let item: InvoiceItem

  static let fieldNames = [
    "name", "details", "quantity", "unit", "price", "vat", "net", "first_date", "last_date",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(item.name), .text(item.details), .text(DecimalText.plain(item.quantity, places: 4)),
      .text(item.unit), .text(DecimalText.plain(item.price, places: 6)), .text(item.vat.text),
      .amount(item.net), .date(item.period?.first), .date(item.period?.last),
    ]
  }
}
