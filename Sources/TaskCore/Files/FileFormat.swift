import CTaskcore
import Domain
import Interchange
import Language

/// A format of files.
enum FileFormat {
  /// What the beginning of a file shows.
  case found
  case json
  case taskwarrior
  case csv
  case todoTxt
  case iCalendar
  /// Of another program, which is only read.
  case others(OthersFormat)

  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    switch code {
    case TASKCORE_FORMAT_FOUND: self = .found
    case TASKCORE_FORMAT_JSON: self = .json
    case TASKCORE_FORMAT_TASKWARRIOR: self = .taskwarrior
    case TASKCORE_FORMAT_CSV: self = .csv
    case TASKCORE_FORMAT_TODO_TXT: self = .todoTxt
    case TASKCORE_FORMAT_ICALENDAR: self = .iCalendar
    case TASKCORE_FORMAT_TODOIST: self = .others(.todoist)
    case TASKCORE_FORMAT_GOOGLE_TASKS: self = .others(.googleTasks)
    case TASKCORE_FORMAT_TICKTICK: self = .others(.tickTick)
    case TASKCORE_FORMAT_OUTLOOK: self = .others(.outlook)
    case TASKCORE_FORMAT_ORG: self = .others(.org)
    case TASKCORE_FORMAT_MARKDOWN: self = .others(.markdown)
    default:
      throw Failure(.invalid, "The format \(code) has no meaning.", field: "format")
    }
  }

  /// - Throws: `invalid` for a format that is only read.
  func writer(
    sink: @escaping ByteSink, for store: any Store, now: Instant
  ) throws -> any StoreInterchangeWriter {
    let zone = store.zone
    switch self {
    case .json: return StoreJSONWriter(sink: sink)
    case .taskwarrior: return TaskwarriorWriter(sink: sink, zone: zone)
    case .csv: return CSVWriter(sink: sink)
    case .todoTxt: return TodoTxtWriter(sink: sink, zone: zone)
    case .iCalendar:
      return ICalendarWriter(sink: sink, zone: zone, almanac: store.almanac, now: now)
    case .found, .others:
      throw Failure(
        .invalid,
        "This format is only read. JSON, Taskwarrior's JSON, CSV, todo.txt and iCalendar are written.",
        field: "format")
    }
  }

  /// What reads a file, in whichever of its forms the format is.
  func reader(
    source: @escaping ByteSource, for handle: StoreHandle, newUID: @escaping () -> String,
    now: Instant
  ) throws -> any StoreInterchangeReader {
    let store = handle.store
    let zone = store.zone
    let fields = try store.fields.all()
    switch self {
    case .json: return StoreJSONReader(source: source, now: now)
    case .taskwarrior:
      return TaskwarriorReader(
        source: source, zone: zone, fields: fields, newUID: newUID, now: now)
    case .csv:
      let beginning = try FileBeginning(of: source)
      if case .others(let format)? = FoundFormat(beginning: beginning.bytes), format.isTable {
        return try FileFormat.others(format).reader(
          source: beginning.read, for: handle, newUID: newUID, now: now)
      }
      return CSVReader(
        source: beginning.read, zone: zone, fields: fields, now: now)
    case .todoTxt:
      return TodoTxtReader(source: source, zone: zone, fields: fields, now: now)
    case .iCalendar:
      return ICalendarReader(
        source: source, zone: zone, almanac: store.almanac, now: now)
    case .others(var format):
      let beginning = try FileBeginning(of: source)
      // A program may have two forms.
      if case .others(let found)? = FoundFormat(beginning: beginning.bytes),
        found.isForm(of: format)
      {
        format = found
      }
      return OthersReader(
        format, source: beginning.read, zone: zone, almanac: store.almanac,
        times: handle.dates(at: now), now: now)
    case .found:
      let beginning = try FileBeginning(of: source)
      return try FileFormat(found: beginning.bytes).reader(
        source: beginning.read, for: handle, newUID: newUID, now: now)
    }
  }

  /// - Throws: `malformed` for what begins like no format.
  private init(found bytes: [UInt8]) throws {
    switch FoundFormat(beginning: bytes) {
    case .json: self = .json
    case .taskwarrior: self = .taskwarrior
    case .csv: self = .csv
    case .todoTxt: self = .todoTxt
    case .iCalendar: self = .iCalendar
    case .others(let format): self = .others(format)
    case nil:
      throw Failure(
        .malformed, "The beginning of the text shows no format: say which one it is in.",
        position: TextPosition(line: 1, column: 1))
    }
  }
}
