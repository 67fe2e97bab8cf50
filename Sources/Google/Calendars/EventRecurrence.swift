import Domain
import Interchange

/// The recurrence of an event at Google: `["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;TZID=Europe/Vienna:…"]`.
struct EventRecurrence {
  /// Rules, and what no list of times is, as lines.
  private(set) var rules: [String] = []
  private(set) var excluded: [LocalMoment] = []
  private(set) var added: [LocalMoment] = []

  init(_ recurrence: [JSONValue], in zone: any Zone, _ times: TimeLines) {
    self.init(
      recurrence.compactMap { value -> ContentLine? in
        guard case .string(let text) = value else { return nil }
        return ContentLine(text: text)
      }, in: zone, times)
  }

  init(_ lines: [ContentLine], in zone: any Zone, _ times: TimeLines) {
    for line in lines {
      switch line.name {
      case "RRULE", "EXRULE": rules.append(Self.inUTC(line, of: zone).text)
      case "EXDATE": excluded += Self.moments(line, in: zone, times)
      case "RDATE" where line.parameter("VALUE")?.uppercased() == "PERIOD": rules.append(line.text)
      case "RDATE": added += Self.moments(line, in: zone, times)
      default: continue
      }
    }
    added = Set(added).sorted()
  }

  /// A rule that ends at a time by the clock ends at one in UTC (RFC 5545 section 3.3.10).
  private static func inUTC(_ line: ContentLine, of zone: any Zone) -> ContentLine {
    var line = line
    line.value = line.value.split(separator: ";").map { part -> String in
      guard part.uppercased().hasPrefix("UNTIL="),
        case .local(.dateTime(let time))? = ICalendarTime(part.dropFirst(6))
      else { return String(part) }
      return "UNTIL=\(ICalendarTime.utcText(zone.instant(at: time)))"
    }.joined(separator: ";")
    return line
  }

  private static func moments(_ line: ContentLine, in zone: any Zone, _ times: TimeLines)
    -> [LocalMoment]
  {
    line.value.split(separator: ",").compactMap { value in
      var element = line
      element.value = String(value)
      switch element.time(in: times)?.moment {
      case .date(let date): return .date(date)
      case .floating(let time): return .dateTime(time)
      case .dateTime(let instant): return LocalMoment(.dateTime(instant), in: zone)
      case nil: return nil
      }
    }
  }

  /// As Google gets it, in UTC, which every program reads alike; whole days as such.
  func value(excluding excluded: [LocalMoment], in zone: any Zone) -> [JSONValue] {
    func line(_ name: String, _ moments: [LocalMoment]) -> [String] {
      let dates = moments.filter(\.isDate).map(\.text)
      let times = moments.compactMap { moment -> String? in
        guard case .dateTime(let time) = moment else { return nil }
        return ICalendarTime.utcText(zone.instant(at: time))
      }
      return (dates.isEmpty ? [] : ["\(name);VALUE=DATE:\(dates.joined(separator: ","))"])
        + (times.isEmpty ? [] : ["\(name):\(times.joined(separator: ","))"])
    }
    return (rules + line("RDATE", added) + line("EXDATE", excluded)).map { .string($0) }
  }

  /// Whether both happen at the same times, but for what is excluded.
  func isSame(as other: EventRecurrence) -> Bool {
    rules.map(Self.canonical).sorted() == other.rules.map(Self.canonical).sorted()
      && added == other.added
  }

  private static func canonical(_ rule: String) -> String {
    guard let line = ContentLine(text: rule), line.name.hasSuffix("RULE") else { return rule }
    let parts = line.value.uppercased().split(separator: ";").filter { $0 != "INTERVAL=1" }
    return "\(line.name):\(parts.sorted().joined(separator: ";"))"
  }
}
