import CTaskcore
import Domain

/// A format of files.
enum FileFormat {
  case json
  case taskwarrior

  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    switch code {
    case TASKCORE_FORMAT_JSON: self = .json
    case TASKCORE_FORMAT_TASKWARRIOR: self = .taskwarrior
    default:
      throw Failure(.invalid, "The format \(code) has no meaning.", field: "format")
    }
  }
}
