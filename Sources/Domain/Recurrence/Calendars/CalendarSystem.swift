/// The calendars that RSCALE names (RFC 7529): those of CLDR.
enum CalendarSystem {
  /// What shares its months, and the lengths of its years, with the Gregorian calendar: only the number
  /// of a year differs, which no rule says.
  private static let gregorian: Set = [
    "GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC",
  ]

  private static let chinese = TabledCalendar(.chinese)
  private static let dangi = TabledCalendar(.dangi)
  private static let coptic = TabledCalendar(.coptic)
  private static let hebrew = TabledCalendar(.hebrew)
  private static let indian = TabledCalendar(.indian)
  private static let persian = TabledCalendar(.persian)
  private static let islamic = TabledCalendar(.islamic)
  private static let islamicCivil = TabledCalendar(.islamicCivil)
  private static let islamicTabular = TabledCalendar(.islamicTabular)
  private static let islamicUmmAlQura = TabledCalendar(.islamicUmmAlQura)

  static let names = [
    "BUDDHIST", "CHINESE", "COPTIC", "DANGI", "ETHIOPIC", "ETHIOPIC-AMETE-ALEM", "GREGORIAN",
    "HEBREW", "INDIAN", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-RGSA", "ISLAMIC-TBLA",
    "ISLAMIC-UMALQURA", "ISO8601", "JAPANESE", "PERSIAN", "ROC",
  ]

  static func isGregorian(_ name: String) -> Bool { gregorian.contains(name) }

  /// The Ethiopic calendar has the Coptic one's months.
  static func tabled(_ name: String) -> TabledCalendar? {
    switch name {
    case "CHINESE": chinese
    case "DANGI": dangi
    case "COPTIC", "ETHIOPIC", "ETHIOPIC-AMETE-ALEM", "ETHIOAA": coptic
    case "HEBREW": hebrew
    case "INDIAN": indian
    case "PERSIAN": persian
    case "ISLAMIC", "ISLAMIC-RGSA": islamic
    case "ISLAMIC-CIVIL", "ISLAMICC": islamicCivil
    case "ISLAMIC-TBLA": islamicTabular
    case "ISLAMIC-UMALQURA": islamicUmmAlQura
    default: nil
    }
  }
}

extension RuleParts {
  /// The calendar of the rule, when it is another than the Gregorian one.
  ///
  /// - Throws: `invalid` for a calendar that is not known, and for a start that its table does not reach.
  func tabledCalendar(for start: LocalMoment) throws -> TabledCalendar? {
    guard !CalendarSystem.isGregorian(calendar) else { return nil }
    guard let known = CalendarSystem.tabled(calendar) else {
      throw Failure(
        .invalid,
        "There is no calendar \(calendar.prefix(40)): RSCALE can be "
          + "\(CalendarSystem.names.joined(separator: ", ")).", field: "repeat_rule")
    }
    guard (known.firstDay...known.lastDay).contains(start.date.daysSince1970) else {
      throw Failure(
        .invalid,
        "RSCALE=\(calendar) reaches from \(year(of: known.firstDay)) to \(year(of: known.lastDay)).",
        field: "repeat_rule")
    }
    return known
  }

  private func year(of day: Int) -> Int { CalendarDate(daysSince1970: day)?.year ?? 0 }
}
