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

extension RepeatRule {
  /// Nil for an empty text, which takes a rule away.
  ///
  /// - Throws: `invalid` for one that is no rule, or of a calendar that is not known.
  package init?(input text: String) throws {
    guard !text.isEmpty else { return nil }
    try self.init(text)
    _ = try parts.system()
  }
}

extension RuleParts {
  /// The calendar that the rule counts in.
  ///
  /// - Throws: `invalid` for a calendar that is not known, and for a start that its table does not reach.
  func ruleCalendar(for start: LocalMoment) throws -> RuleCalendar {
    let system = try system()
    if case .tabled(let known) = system,
      !(known.firstDay...known.lastDay).contains(start.date.daysSince1970)
    {
      throw Failure(
        .invalid,
        "RSCALE=\(calendar) reaches from \(year(of: known.firstDay)) to \(year(of: known.lastDay)).",
        field: "repeat_rule")
    }
    return system
  }

  fileprivate func system() throws -> RuleCalendar {
    if CalendarSystem.isGregorian(calendar) { return .gregorian }
    guard let known = CalendarSystem.tabled(calendar) else {
      throw Failure(
        .invalid,
        "There is no calendar \(calendar.prefix(40)): RSCALE can be "
          + "\(CalendarSystem.names.joined(separator: ", ")).", field: "repeat_rule")
    }
    return .tabled(known)
  }

  private func year(of day: Int) -> Int { CalendarDate(daysSince1970: day)?.year ?? 0 }
}
