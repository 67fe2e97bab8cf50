import Domain
import Interchange

/// The occurrences of a series, identified by Google's ids.
struct EventOccurrences {
  private let group: EventGroup
  private let times: TimeLines
  private let zone: any Zone
  private let isOfDays: Bool

  init(_ group: EventGroup, _ times: TimeLines) {
    self.group = group
    self.times = times
    zone = times.zone(of: group.zoneName(times))
    isOfDays =
      (group.main?["start"] ?? group.occurrences.first?["originalStartTime"])?["date"] != nil
  }

  /// Nil for a component that says no time.
  func id(of component: Component) -> String? {
    guard let time = component["RECURRENCE-ID"]?.time(in: times) else { return nil }
    return id(time)
  }

  private func id(_ time: GoogleTime) -> String? {
    if isOfDays {
      return EventID.occurrence(of: group.id, LocalMoment.date(time.local(in: zone).date).text)
    }
    switch time.moment {
    case .date: return nil
    case .floating(let local):
      return EventID.occurrence(of: group.id, ICalendarTime.utcText(zone.instant(at: local)))
    case .dateTime: return EventID.occurrence(of: group.id, time.stamp(in: times))
    }
  }

  private func ids(_ moments: [LocalMoment]) -> Set<String> {
    Set(moments.compactMap { id(GoogleTime($0.moment(in: zone), zoneName: nil)) })
  }

  /// Those that a component excludes.
  func excluded(by component: Component) -> Set<String> {
    ids(EventRecurrence(component.properties, in: zone, times).excluded)
  }

  /// Those that are excluded with the rule.
  var excludedByRule: Set<String> {
    ids(EventRecurrence(group.main?.list("recurrence") ?? [], in: zone, times).excluded)
  }

  /// An occurrence as the series has it.
  func usual(_ event: JSONValue, of main: JSONValue) -> JSONValue? {
    guard let original = GoogleTime(event["originalStartTime"], in: times),
      let first = GoogleTime(main["start"], in: times),
      let last = GoogleTime(main["end"], in: times)
    else { return nil }
    var usual = main
    usual.set("recurrence", nil)
    for name in ["id", "etag", "recurringEventId", "originalStartTime", "sequence", "htmlLink"] {
      usual.set(name, event[name])
    }
    usual.set("status", .string("confirmed"))
    let start = original.local(in: zone)
    let length =
      last.local(in: zone).time.millisecondsSince1970
      - first.local(in: zone).time.millisecondsSince1970
    guard let end = LocalTime(millisecondsSince1970: start.time.millisecondsSince1970 + length)
    else { return nil }
    let ending: LocalMoment = start.isDate ? .date(end.date) : .dateTime(end)
    usual.set(
      "start", GoogleTime(start.moment(in: zone), zoneName: first.zoneName).value(in: times))
    usual.set("end", GoogleTime(ending.moment(in: zone), zoneName: first.zoneName).value(in: times))
    return usual
  }
}
