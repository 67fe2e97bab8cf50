extension CalendarDate {
  /// The date that is this many days after 1970-01-01, or the nearest of the years 1 to 9999.
  init(clampingDaysSince1970 days: Int) {
    let nearest: CalendarDate = days < Self.first.daysSince1970 ? .first : .last
    self = CalendarDate(daysSince1970: days) ?? nearest
  }
}
