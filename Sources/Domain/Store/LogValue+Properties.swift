// The values of properties, by what they are; ``GivenValue`` reads them again.
extension LogValue {
  static func optionalText(_ text: String?) -> LogValue { text.map { .text($0) } ?? .null }

  /// Null for an empty one.
  static func textOrEmpty(_ text: String) -> LogValue { text.isEmpty ? .null : .text(text) }

  static func number(_ number: Int64) -> LogValue { .integer(number) }

  static func optionalNumber(_ number: Int64?) -> LogValue {
    number.map { .integer($0) } ?? .null
  }

  static func flag(_ flag: Bool) -> LogValue { .integer(flag ? 1 : 0) }

  package static func code(_ code: some RawRepresentable<Int32>) -> LogValue {
    .integer(Int64(code.rawValue))
  }

  static func instant(_ instant: Instant) -> LogValue { .integer(instant.milliseconds) }

  static func optionalInstant(_ instant: Instant?) -> LogValue {
    optionalNumber(instant?.milliseconds)
  }

  /// As yyyymmdd.
  static func date(_ date: CalendarDate) -> LogValue { .integer(Int64(date.packed)) }

  static func optionalDate(_ date: CalendarDate?) -> LogValue {
    optionalNumber(date.map { Int64($0.packed) })
  }

  static func moment(_ moment: Moment) -> LogValue { .text(moment.text) }

  static func optionalMoment(_ moment: Moment?) -> LogValue { optionalText(moment?.text) }

  static func localMoment(_ moment: LocalMoment?) -> LogValue { optionalText(moment?.text) }

  static func localMoments(_ moments: [LocalMoment]) -> LogValue { textOrEmpty(moments.text) }

  static func repeatRule(_ rule: RepeatRule?) -> LogValue { optionalText(rule?.text) }

  static func reminders(_ reminders: [Reminder]) -> LogValue { textOrEmpty(reminders.text) }

  static func position(_ position: OrderKey) -> LogValue { .text(position.text) }

  static func tags(_ tags: TagSet) -> LogValue { textOrEmpty(tags.joined) }

  static func texts(_ texts: [String]) -> LogValue { textOrEmpty(texts.unitSeparated) }

  static func links(_ links: [Link]) -> LogValue { optionalText(links.column) }

  static func fieldValues(_ values: FieldValues) -> LogValue { optionalText(values.column) }

  static func workedTime(_ time: WorkedTime) -> LogValue { textOrEmpty(time.text) }

  static func date(of moment: Moment?) -> LogValue {
    if case .date(let date) = moment { .date(date) } else { .null }
  }

  static func instant(of moment: Moment?) -> LogValue {
    if case .dateTime(let instant) = moment { .instant(instant) } else { .null }
  }
}
