import Domain
import Localization

/// Derives the start, the due and the repeat of a task from the values of a record.
struct OthersTimes {
  /// Values that could not be parsed, with the reasons.
  struct Reading {
    var unread: [(OthersRecord.Value, Message)] = []
  }

  let zone: any Zone
  private let almanac: any Almanac
  private let written: any WrittenTimes

  init(zone: any Zone, almanac: any Almanac, written: any WrittenTimes) {
    self.zone = zone
    self.almanac = almanac
    self.written = written
  }

  /// What one value says of all times of a record.
  private static let context: [Meaning] = [
    .language, .zone, .isAllDay, .startTime, .dueTime, .reminderTime, .hasReminder,
    .isAfterCompletion,
  ]

  /// The zone that a record names and that is known, else that of the store.
  func zone(of record: OthersRecord) -> any Zone { namedZone(of: record) ?? zone }

  private func namedZone(of record: OthersRecord) -> (any Zone)? {
    record[.zone].flatMap { try? almanac.zone(named: $0) }
  }

  /// - Throws: `malformed` for anything but a time.
  func moment(_ text: String, of record: OthersRecord) throws -> Moment {
    let text = TextRule.trimmed(text)
    if let moment = TimeScanner.read(text, in: nil) ?? written.moment(text, in: record[.language]) {
      return moment
    }
    throw Failure(
      .malformed, "“\(text.prefix(40))” is not a date, or one that can be read in two ways.")
  }

  func read(_ record: OthersRecord, into filed: inout FiledTask, _ reading: inout Reading) {
    let context = record.first(of: Self.context)
    var hasDeadline = false
    for value in record.values where !value.text.isEmpty {
      do {
        switch value.meaning {
        case .start:
          filed.task.start = try day(whole(value.text, context[.startTime]), context)
          filed.says(.start, as: value.text)
        case .planned:
          filed.task.planned = try day(value.text, context)
          filed.says(.planned, as: value.text)
        case .until:
          filed.task.until = try day(value.text, context)
          filed.says(.until, as: value.text)
        case .due: try readDue(value.text, context, into: &filed)
        case .deadline: hasDeadline = true
        case .reminders:
          for text in value.text.split(separator: ",") {
            try add(reminder(TextRule.trimmed(String(text)), context), to: &filed)
          }
        case .reminderDate: try readReminder(value.text, context, into: &filed)
        default: break
        }
      } catch let failure as Failure {
        reading.unread.append((value, failure.message))
      } catch {}
    }
    // A series without a date begins at the first one of its own.
    for value in record.values where value.meaning == .repeats && !value.text.isEmpty {
      do {
        try readSeries(value.text, context, into: &filed)
      } catch let failure as Failure {
        reading.unread.append((value, failure.message))
      } catch {}
    }
    if hasDeadline { readDeadline(record, context, into: &filed, &reading) }
    if filed.task.repeatRule != nil { beginSeries(context, into: &filed) }
  }

  /// What would be the due is when it is planned.
  private func readDeadline(
    _ record: OthersRecord, _ context: OthersRecord, into filed: inout FiledTask,
    _ reading: inout Reading
  ) {
    for value in record.values where value.meaning == .deadline && !value.text.isEmpty {
      do {
        let deadline = try day(value.text, context)
        guard filed.task.repeatRule == nil else {
          throw Failure(.malformed, "The deadline of a task that repeats has no place here.")
        }
        filed.task.planned = filed.task.due
        filed.precisions[.planned] = filed.precisions.removeValue(forKey: .due)
        if filed.task.planned != nil { filed.properties.insert(.planned) }
        filed.task.due = deadline
        filed.says(.due, as: value.text)
      } catch let failure as Failure {
        reading.unread.append((value, failure.message))
      } catch {}
    }
  }

  /// A time of a zone that the record names is an instant; one of whole days is its day there.
  private func day(_ text: String, _ record: OthersRecord) throws -> Moment {
    let zone = zone(of: record)
    let isAllDay = try record[.isAllDay].map(OthersMapping.flag) ?? false
    switch try moment(text, of: record) {
    case let moment where isAllDay: return .date(moment.date(in: zone))
    case .floating(let time):
      return namedZone(of: record).map { .dateTime($0.instant(at: time)) } ?? .floating(time)
    case let moment: return moment
    }
  }

  /// A date and a time of cells of their own; `5:00:00 PM` is 5:00 PM.
  private func whole(_ date: String, _ time: String?) -> String {
    guard let time else { return date }
    var words = time.split(separator: " ").map { String($0) }
    if let clock = words.first, clock.split(separator: ":").count == 3, clock.hasSuffix(":00") {
      words[0] = String(clock.dropLast(3))
    }
    return "\(date) \(words.joined(separator: " "))"
  }

  /// Words may say a repeat as well as a date.
  private func readDue(_ text: String, _ record: OthersRecord, into filed: inout FiledTask) throws {
    let whole = whole(text, record[.dueTime])
    do {
      filed.task.due = try day(whole, record)
    } catch {
      guard written.series(text, in: record[.language]) != nil else { throw error }
      try readSeries(text, record, into: &filed)
    }
    filed.says(.due, as: text)
  }

  private func readSeries(
    _ text: String, _ record: OthersRecord, into filed: inout FiledTask
  ) throws {
    var series: WrittenSeries
    if text.utf8.contains(UInt8(ascii: "=")) {
      let rule = text.hasPrefix("RRULE:") ? String(text.dropFirst(6)) : text
      series = WrittenSeries(rule: try RepeatRule(rule))
    } else if let found = written.series(text, in: record[.language]) {
      series = found
    } else {
      throw Failure(.malformed, "“\(text.prefix(40))” does not say how something repeats.")
    }
    if record[.isAfterCompletion] != nil { series.mode = .afterCompletion }
    filed.task.repeatRule = series.rule
    filed.task.repeatMode = series.mode
    filed.properties.formUnion([.repeatRule, .repeatMode])
    if filed.task.due == nil, filed.task.start == nil {
      filed.task.due = series.first
      filed.says(.due, as: text)
    }
  }

  /// A series is of the zone that its times name.
  private func beginSeries(_ record: OthersRecord, into filed: inout FiledTask) {
    guard let name = namedZone(of: record)?.name, name != zone.name else { return }
    filed.task.zoneName = name
    filed.properties.insert(.zone)
  }

  /// `-PT15M`, `TRIGGER:-PT15M`, or a time.
  private func reminder(_ text: String, _ record: OthersRecord) throws -> Reminder {
    let trigger = text.hasPrefix("TRIGGER:") ? String(text.dropFirst(8)) : text
    if let seconds = ICalendarDuration.seconds(of: trigger) {
      return try Reminder(.due, offset: seconds)
    }
    return Self.absolute(try day(text, record), in: zone(of: record))
  }

  private func readReminder(
    _ text: String, _ record: OthersRecord, into filed: inout FiledTask
  ) throws {
    guard try record[.hasReminder].map(OthersMapping.flag) ?? true else { return }
    let whole = whole(text, record[.reminderTime])
    try add(Self.absolute(day(whole, record), in: zone(of: record)), to: &filed)
  }

  private static func absolute(_ moment: Moment, in zone: any Zone) -> Reminder {
    if case .floating(let time) = moment { return .floating(time) }
    return .absolute(moment.beginning(in: zone))
  }

  private func add(_ reminder: Reminder, to filed: inout FiledTask) throws {
    if !filed.task.reminders.contains(reminder) {
      try filed.task.setReminders(filed.task.reminders + [reminder])
    }
    filed.properties.insert(.reminders)
  }
}

extension FiledTask {
  /// Says a time, in figures or in words. What words mean depends on when they are read: a stored time stays.
  fileprivate mutating func says(_ property: TaskProperty, as text: String) {
    properties.insert(property)
    let isInFigures = TimeScanner.read(TextRule.trimmed(text), in: nil) != nil
    if !isInFigures, text.contains(where: \.isLetter) { precisions[property] = .presence }
  }
}
