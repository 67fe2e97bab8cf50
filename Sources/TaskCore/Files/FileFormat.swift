import CTaskcore
import Domain
import Interchange

/// A format of files.
enum FileFormat {
  case json
  case taskwarrior
  case csv
  case todoTxt
  case iCalendar

  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    switch code {
    case TASKCORE_FORMAT_JSON: self = .json
    case TASKCORE_FORMAT_TASKWARRIOR: self = .taskwarrior
    case TASKCORE_FORMAT_CSV: self = .csv
    case TASKCORE_FORMAT_TODO_TXT: self = .todoTxt
    case TASKCORE_FORMAT_ICALENDAR: self = .iCalendar
    default:
      throw Failure(.invalid, "The format \(code) has no meaning.", field: "format")
    }
  }

  func writer(
    sink: @escaping ByteSink, for store: any Store, now: Instant
  ) -> any StoreInterchangeWriter {
    let zone = store.zone
    return switch self {
    case .json: StoreJSONWriter(sink: sink)
    case .taskwarrior: TaskwarriorWriter(sink: sink, zone: zone)
    case .csv: CSVWriter(sink: sink)
    case .todoTxt: TodoTxtWriter(sink: sink, zone: zone)
    case .iCalendar: ICalendarWriter(sink: sink, zone: zone, almanac: store.almanac, now: now)
    }
  }

  func reader(
    source: @escaping ByteSource, for store: any Store, newUID: @escaping () -> String, now: Instant
  ) throws -> any StoreInterchangeReader {
    let zone = store.zone
    let fields = try store.fields.all()
    return switch self {
    case .json: StoreJSONReader(source: source, newUID: newUID, now: now)
    case .taskwarrior:
      TaskwarriorReader(
        source: source, zone: zone, fields: fields, newUID: newUID, now: now)
    case .csv:
      CSVReader(source: source, zone: zone, fields: fields, newUID: newUID, now: now)
    case .todoTxt:
      TodoTxtReader(source: source, zone: zone, fields: fields, newUID: newUID, now: now)
    case .iCalendar:
      ICalendarReader(
        source: source, zone: zone, almanac: store.almanac, newUID: newUID, now: now)
    }
  }
}
