extension Recurrence {
  /// The occurrence that a moment stands for, by the clocks of the series, whichever zone said it; of a day alone,
  /// the one at the time of the series.
  package func occurrence(at moment: Moment, in zone: any Zone) throws -> LocalMoment {
    let shown: LocalMoment
    switch (LocalMoment(moment, in: zone), start) {
    case (.date(let date), .dateTime): shown = LocalMoment(date, at: start)
    case (.dateTime(let time), .date): shown = .date(time.date)
    case (let same, _): shown = same
    }
    guard case .dateTime(let instant) = moment, !shown.isDate, try !contains(shown, in: zone),
      let earliest = LocalMoment(seconds: shown.seconds - Self.longestGap, isDate: false)
    else { return shown }
    // What clocks skip is written as what they show instead.
    return try occurrences(notBefore: earliest, in: zone).prefix(Self.maximumExceptionCount)
      .prefix { $0 < shown }.first { $0.moment(in: zone) == .dateTime(instant) } ?? shown
  }

  /// A day, as in Apia, and a bit more.
  private static var longestGap: Int { 25 * 3_600 }
}
