/// Time of focus sessions and time entries that becomes one item of an invoice.
package struct BillableTime: Sendable {
  package private(set) var name: String
  /// What an hour of it costs, in millionths of the currency unit; nil: nothing says it.
  package let rate: Int64?
  /// From the first to the last on which a session began.
  package private(set) var days: ClosedRange<CalendarDate>
  /// What it is the time of.
  package private(set) var items: [(kind: BilledItem.Kind, uid: String)] = []
  /// Without those that were purged.
  package private(set) var taskUIDs: [String] = []
  /// In milliseconds.
  package private(set) var worked: Int64 = 0

  private init(name: String, rate: Int64?, day: CalendarDate) {
    self.name = name
    self.rate = rate
    days = day...day
  }

  private mutating func add(_ session: BillableSession, on day: CalendarDate) {
    days = min(days.lowerBound, day)...max(days.upperBound, day)
    items.append((session.kind, session.uid))
    let longest = session.kind == .timeEntry ? TimeEntry.longest : FocusLength.longest
    worked += min(max(0, session.worked), longest)
    if let task = session.taskUID, !session.taskTitle.isEmpty, !taskUIDs.contains(task) {
      taskUIDs.append(task)
    }
  }

  /// In ten-thousandths of an hour, half of one upwards. The time goes up to a multiple of so many
  /// minutes first, unless they are 0.
  package func hours(roundedUpTo minutes: Int64) -> Int64 {
    let step = max(1, minutes * 60_000)
    let milliseconds = (worked + step - 1) / step * step
    // 360 milliseconds are a ten-thousandth of an hour.
    return (milliseconds + 180) / 360
  }

  /// Sessions, of which each has some time, put together, in the order of their beginnings.
  /// The language, fr or en, is that of their names; `whole` is what one item for all of them is
  /// called. With rates, time of each is an item of its own.
  package static func groups(
    of sessions: [BillableSession], by grouping: FocusBilling.Grouping, at rates: HourlyRates?,
    zone: any Zone, language: String, whole: String?
  ) -> [BillableTime] {
    var groups: [BillableTime] = []
    var indexes: [Group: Int] = [:]
    for session in sessions where session.worked > 0 {
      let day = zone.day(containing: session.started)
      let (of, name) = group(of: session, on: day, by: grouping, language, whole)
      let key = Group(of: of, rate: rates?.rate(of: session))
      let index = indexes[key] ?? groups.count
      if index == groups.count {
        indexes[key] = index
        groups.append(BillableTime(name: shortened(name, language), rate: key.rate, day: day))
      }
      groups[index].add(session, on: day)
    }
    return groups
  }

  /// The key of an item: sessions with the same key become one item.
  private struct Group: Hashable {
    /// The uid or the text of what it is grouped by.
    var of: String
    var rate: Int64?
  }

  private static func group(
    of session: BillableSession, on day: CalendarDate, by grouping: FocusBilling.Grouping,
    _ language: String, _ whole: String?
  ) -> (key: String, name: String) {
    switch grouping {
    case .none: ("", whole ?? "")
    case .task: (session.taskUID ?? "", session.taskTitle)
    case .project: (session.projectUID ?? "", session.projectName)
    case .day: (String(day.packed), text(of: day, language))
    }
  }

  /// As the name of an item can be; of time that is for nothing in particular, that it is time.
  private static func shortened(_ name: String, _ language: String) -> String {
    if name.isEmpty {
      return switch language {
      case "fr": "Temps de travail"
      case "de": "Arbeitszeit"
      case "es": "Tiempo de trabajo"
      default: "Working time"
      }
    }
    let scalars = name.unicodeScalars
    return scalars.count <= 200 ? name : String(scalars.prefix(199)) + "…"
  }

  private static func text(of day: CalendarDate, _ language: String) -> String {
    let month = String(day.month + 100).dropFirst()
    let number = String(day.day + 100).dropFirst()
    let year = String(day.year + 10_000).dropFirst()
    return switch language {
    case "fr", "es": "\(number)/\(month)/\(year)"
    case "de": "\(number).\(month).\(year)"
    default: "\(year)-\(month)-\(number)"
    }
  }
}

extension HourlyRates {
  /// What an hour of it costs; nil when nothing says it.
  fileprivate func rate(of session: BillableSession) -> Int64? {
    rate(entry: session.hourlyRate, task: session.taskRate, projectUID: session.projectUID)
  }
}
