/// The distance between two occurrences, for shifting dependent times: a number of days, or of seconds of
/// local time.
///
///     try subtask.shift(by: SeriesShift(from: monday, to: tuesday, in: zone))
package struct SeriesShift: Sendable {
  package let days: Int
  private let seconds: Int
  private let to: LocalMoment
  private let changesKind: Bool
  /// How much later than written the clocks show where it comes from, as they leave that out.
  private let gap: Int
  /// In milliseconds, where elapsed time counts and not what clocks show.
  private let elapsed: Int64?

  /// From one occurrence of a series to another, by what its rule says. What the clocks of the zone put off
  /// with the first one comes at its own time again.
  package init(fromOccurrence from: LocalMoment, to: LocalMoment, in zone: any Zone) {
    let shown = LocalMoment(from.moment(in: zone), in: zone)
    self.init(from: from, to: to, gap: shown.seconds - from.seconds)
  }

  /// A start that the clocks of the zone leave out is taken for what they show instead.
  package init(from: LocalMoment, to: LocalMoment, in zone: any Zone) {
    self.init(from: LocalMoment(from.moment(in: zone), in: zone), to: to, gap: 0)
  }

  /// From one occurrence of a series to another that is so many milliseconds later.
  init(from: LocalMoment, to: LocalMoment, elapsed: Int64) {
    self.init(from: from, to: to, gap: 0, elapsed: elapsed)
  }

  private init(from: LocalMoment, to: LocalMoment, gap: Int, elapsed: Int64? = nil) {
    self.elapsed = elapsed
    days = to.date.daysSince1970 - from.date.daysSince1970
    seconds = to.seconds - from.seconds
    self.to = to
    changesKind = from.isDate != to.isDate
    self.gap = gap
  }

  /// At the ends of time, what comes last or first there.
  func moved(_ date: CalendarDate) -> CalendarDate {
    date.adding(days: days) ?? (days < 0 ? .first : .last)
  }

  func moved(_ instant: Instant, in zone: any Zone) -> Instant {
    if let elapsed { return Instant(clamping: instant.milliseconds + elapsed) }
    let written = written(instant, in: zone).millisecondsSince1970 + Int64(seconds) * 1_000
    let time = LocalTime(millisecondsSince1970: Instant(clamping: written).milliseconds)
    return time.map { zone.instant(at: $0) } ?? instant
  }

  /// The time of the clock that an instant stands for: one within the gap where its occurrence is, too.
  private func written(_ instant: Instant, in zone: any Zone) -> LocalTime {
    let shown = zone.localTime(at: instant)
    if gap != 0,
      let skipped = LocalTime(
        millisecondsSince1970: shown.millisecondsSince1970 - Int64(gap) * 1_000),
      zone.instant(at: skipped) == instant
    {
      return skipped
    }
    return shown
  }

  package func moved(_ moment: Moment, in zone: any Zone) -> Moment {
    switch moment {
    case .date(let date): .date(self.moved(date))
    case .dateTime(let instant): .dateTime(self.moved(instant, in: zone))
    case .floating(let time): .floating(self.moved(time))
    }
  }

  /// At the ends of time, what comes last or first there.
  func moved(_ time: LocalTime) -> LocalTime {
    let shown = time.millisecondsSince1970 + Int64(seconds) * 1_000
    return LocalTime(millisecondsSince1970: Instant(clamping: shown).milliseconds) ?? time
  }

  /// Of a series. When that goes by days from now on, so does this one; when it goes by the clock from
  /// now on, this one gets its time.
  package func moved(_ occurrence: LocalMoment) -> LocalMoment {
    if changesKind { return LocalMoment(self.moved(occurrence.date), at: to) }
    switch occurrence {
    case .date(let date): return .date(self.moved(date))
    case .dateTime:
      return LocalMoment(seconds: occurrence.seconds + seconds, isDate: false) ?? occurrence
    }
  }
}

extension LocalMoment {
  /// That day, at the time of another moment if it has one.
  package init(_ date: CalendarDate, at other: LocalMoment) {
    guard case .dateTime(var time) = other else {
      self = .date(date)
      return
    }
    time.date = date
    self = .dateTime(time)
  }
}
