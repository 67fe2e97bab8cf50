/// The times of a task that float: they are the same by the local clock in every zone.
package struct FloatingTimes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let start = FloatingTimes(rawValue: 1)
  package static let planned = FloatingTimes(rawValue: 2)
  package static let due = FloatingTimes(rawValue: 4)
  package static let until = FloatingTimes(rawValue: 8)
  package static let all: FloatingTimes = [.start, .planned, .due, .until]

  /// The name of the setting that makes what quick add reads float: `1` or `0`.
  package static let setting = "time.floating"
}

extension TaskInput {
  /// Which of its times are given, and are no dates; nil for none.
  package var times: FloatingTimes? {
    let given: [(FloatingTimes, Moment??)] = [
      (.start, start), (.planned, planned), (.due, due), (.until, until),
    ]
    let times = given.compactMap { time, moment -> FloatingTimes? in
      guard let moment = moment ?? nil, !moment.isDate else { return nil }
      return time
    }
    return times.isEmpty ? nil : FloatingTimes(times)
  }

  /// Makes the times of a task float, or not, once they are what is wanted.
  ///
  /// - Throws: `invalid` for a zone that is given to one whose times float.
  package func settleFloating(
    _ task: inout Task, over old: Task?, in zone: any Zone
  ) throws {
    try task.settleFloating(floating, over: old, givenZone: zoneName, in: zone)
  }
}

extension Task {
  private static var floatable: [(FloatingTimes, WritableKeyPath<Task, Moment?>)] {
    [(.start, \.start), (.planned, \.planned), (.due, \.due), (.until, \.until)]
  }

  /// Those of its times that float.
  package var floatingTimes: FloatingTimes {
    FloatingTimes(Self.floatable.compactMap { self[keyPath: $1]?.isFloating == true ? $0 : nil })
  }

  /// Makes those of its times float, and the others instants; without a choice, each goes on as it was.
  /// A series whose times come to float repeats in no zone of its own.
  ///
  /// - Throws: `invalid` for a zone that was given to one whose times float.
  package mutating func settleFloating(
    _ choice: FloatingTimes?, over old: Task?, givenZone: String??, in zone: any Zone
  ) throws {
    let floating = choice ?? old?.floatingTimes ?? []
    if floating.isEmpty, choice == nil { return }
    for (time, path) in Self.floatable {
      guard let moment = self[keyPath: path] else { continue }
      if floating.contains(time) {
        self[keyPath: path] = moment.floating(in: zone)
      } else if choice != nil {
        self[keyPath: path] = moment.fixed(in: zone)
      }
    }
    guard (due ?? start)?.isFloating == true, zoneName != nil else { return }
    if case .some(.some) = givenZone {
      throw Failure(
        .invalid,
        "A time that floats is of no zone: take the zone away, or let it not float.",
        field: "zone")
    }
    zoneName = nil
  }
}

extension RecordRepository<Setting> {
  /// Whether the times of day that quick add reads float.
  package func floatsTimes() throws -> Bool {
    try find(uid: FloatingTimes.setting)?.value == "1"
  }
}
