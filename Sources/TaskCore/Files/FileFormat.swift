import CTaskcore
import Domain
import Interchange

/// A format of files.
enum FileFormat {
  case json
  case taskwarrior
  case csv
  case todoTxt

  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    switch code {
    case TASKCORE_FORMAT_JSON: self = .json
    case TASKCORE_FORMAT_TASKWARRIOR: self = .taskwarrior
    case TASKCORE_FORMAT_CSV: self = .csv
    case TASKCORE_FORMAT_TODO_TXT: self = .todoTxt
    default:
      throw Failure(.invalid, "The format \(code) has no meaning.", field: "format")
    }
  }

  func writer(sink: @escaping ByteSink, zone: any Zone) -> any TaskFileWriter {
    switch self {
    case .json: StoreJSONWriter(sink: sink)
    case .taskwarrior: TaskwarriorWriter(sink: sink, zone: zone)
    case .csv: CSVWriter(sink: sink)
    case .todoTxt: TodoTxtWriter(sink: sink, zone: zone)
    }
  }

  func reader(
    source: @escaping ByteSource, zone: any Zone, newUID: @escaping () -> String, now: Instant
  ) -> any TaskFileReader {
    switch self {
    case .json: StoreJSONReader(source: source, newUID: newUID, now: now)
    case .taskwarrior:
      TaskwarriorReader(source: source, zone: zone, newUID: newUID, now: now)
    case .csv: CSVReader(source: source, zone: zone, newUID: newUID, now: now)
    case .todoTxt: TodoTxtReader(source: source, zone: zone, newUID: newUID, now: now)
    }
  }
}
