import Domain

extension RepeatPhraseReader.Reading {
  /// When a task that repeats so is due first: on the day of the line, if it names one, else on the
  /// first occurrence from now on; at the time of either.
  func firstDue(on phrase: DatePhrase?, _ dates: DateReader) -> Moment? {
    if let phrase, phrase.clock == nil {
      guard case .date(let day) = phrase.moment, let clock else { return phrase.moment }
      return dates.moment(day, clock)
    }
    guard let clock = clock ?? phrase?.clock else {
      return firstOccurrence(from: start(dates), dates)
    }
    return firstOccurrence(from: dates.moment(next: clock), dates)
  }

  /// Today, or for hours and minutes the next one that begins.
  private func start(_ dates: DateReader) -> Moment? {
    let length: Int64
    switch parts.frequency {
    case .hour: length = 3_600_000
    case .minute, .second: length = 60_000
    default: return parts.hours.isEmpty ? .date(dates.today) : midnight(dates)
    }
    let now = dates.now.milliseconds
    let rest = (now % length + length) % length
    return .dateTime(Instant(clamping: rest == 0 ? now : now - rest + length))
  }

  private func midnight(_ dates: DateReader) -> Moment {
    LocalMoment.dateTime(LocalTime(startOf: dates.today)).moment(in: dates.zone)
  }

  private func firstOccurrence(
    from start: Moment?, _ dates: DateReader
  ) -> Moment? {
    guard let start, let rule = try? parts.rule() else { return nil }
    let local = LocalMoment(start, in: dates.zone)
    var earliest = LocalMoment(.dateTime(dates.now), in: dates.zone)
    if case .date = local { earliest = local }
    var occurrences = try? rule.occurrences(
      from: local, notBefore: earliest, in: dates.zone)
    return occurrences?.next()?.moment(in: dates.zone)
  }
}
