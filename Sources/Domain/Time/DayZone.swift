/// A zone in which days begin at the times that were set. Its clocks, and what they call a date, are those of
/// the zone itself.
///
/// What goes by the days that a user lives (today, overdue, slots, figures) asks ``Store/days``; what goes
/// by the calendar (events, exports, invoices) asks ``Store/zone``.
package final class DayZone: Zone {
  package let beginnings: DayBeginnings
  private let zone: any Zone

  private init(_ zone: any Zone, _ beginnings: DayBeginnings) {
    self.zone = zone
    self.beginnings = beginnings
  }

  /// The zone itself where no other time was ever set.
  package static func days(of zone: any Zone, _ beginnings: DayBeginnings) -> any Zone {
    beginnings.isEmpty ? zone : DayZone(zone, beginnings)
  }

  package var name: String { zone.name }

  package func utcOffset(at instant: Instant) -> Int { zone.utcOffset(at: instant) }

  package func utcOffset(atLocal local: LocalTime) -> Int { zone.utcOffset(atLocal: local) }

  package func startOfDay(_ date: CalendarDate) -> Instant {
    zone.beginning(of: date, minute: beginnings.minute(on: date))
  }

  package func day(containing instant: Instant) -> CalendarDate {
    let shown = zone.day(containing: instant)
    guard startOfDay(shown) > instant, let before = shown.adding(days: -1) else { return shown }
    return before
  }

  package func date(at instant: Instant) -> CalendarDate { day(containing: instant) }
}

extension Zone {
  /// When clocks show that many minutes after midnight.
  func beginning(of date: CalendarDate, minute: Int) -> Instant {
    var time = LocalTime(startOf: date)
    time.hour = minute / 60
    time.minute = minute % 60
    return instant(at: time)
  }
}

extension Store {
  /// The days of the zone of that name; for nil, and for the name of the store's own zone, those of that one.
  ///
  /// - Throws: `invalid` for a name that no zone has.
  package func days(named name: String?) throws -> any Zone {
    let days = days
    guard let name, name != zone.name else { return days }
    return DayZone.days(
      of: try almanac.zone(named: name), (days as? DayZone)?.beginnings ?? DayBeginnings())
  }
}
