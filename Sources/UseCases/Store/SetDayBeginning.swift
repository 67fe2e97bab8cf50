package import Domain

/// Changes the time at which days begin, from the next day on.
package final class SetDayBeginning: UseCase {
  /// - Returns: the first day that begins then.
  /// - Throws: `invalid` for a minute that no day begins at; `conflict` at the end of time.
  package func run(minute: Int, at now: Instant) throws -> CalendarDate {
    try store.write(.changeSettings, at: now) {
      let name = DayBeginnings.setting
      let old = try store.settings.find(uid: name)?.value ?? ""
      var beginnings = DayBeginnings(text: old) ?? DayBeginnings()
      let first = try beginnings.begin(at: minute, after: now, in: store.zone)
      if beginnings.text != old {
        try store.settings.set(name, to: beginnings.isEmpty ? nil : beginnings.text)
      }
      return first
    }
  }
}
