import Domain

/// The items of some days in their order, read lazily from their sources.
struct AgendaQueue {
  typealias Source = () throws -> AgendaItem?

  private struct Pending: Comparable {
    var place: AgendaSortKey
    var item: AgendaItem
    /// Where the item came from, on the first of its days.
    var source: Int?

    static func < (left: Pending, right: Pending) -> Bool { left.place < right.place }
    static func == (left: Pending, right: Pending) -> Bool { left.place == right.place }
  }

  private let days: ClosedRange<CalendarDate>
  private let zone: any Zone
  private let sources: [Source]
  private let events: Source
  private var nextEvent: AgendaItem?
  private var pending = Heap<Pending>()

  /// Each source gives items in the order of their places; events come in the order of their starts,
  /// and may have begun before the first day.
  init(
    _ days: ClosedRange<CalendarDate>, in zone: any Zone, events: @escaping Source,
    others: [Source]
  ) throws {
    self.days = days
    self.zone = zone
    self.events = events
    sources = others
    nextEvent = try events()
    for source in sources.indices { try insertNext(from: source) }
  }

  mutating func next() throws -> (item: AgendaItem, place: AgendaSortKey)? {
    try insertEvents()
    guard let least = pending.first else { return nil }
    pending.removeFirst()
    if let source = least.source { try insertNext(from: source) }
    if let tomorrow = least.place.date.adding(days: 1) {
      insert(least.item, on: tomorrow, from: nil)
    }
    return (least.item, least.place)
  }

  private mutating func insertNext(from source: Int) throws {
    if let item = try sources[source]() { insert(item, on: item.days.lowerBound, from: source) }
  }

  /// Puts in all events that may come before what is in already. Of those that begin together with
  /// a day, the ones of whole days come first, whatever their order.
  private mutating func insertEvents() throws {
    while let event = nextEvent {
      if let place = pending.first?.place {
        let dayBegins = zone.startOfDay(place.date)
        let bound = place.isTimed ? max(place.start, dayBegins) : dayBegins
        if event.interval.lowerBound > bound { return }
      }
      insert(event, on: max(event.days.lowerBound, days.lowerBound), from: nil)
      nextEvent = try events()
    }
  }

  private mutating func insert(_ item: AgendaItem, on day: CalendarDate, from source: Int?) {
    guard days.contains(day), item.days.contains(day) else { return }
    pending.insert(Pending(place: item.place(on: day), item: item, source: source))
  }
}
