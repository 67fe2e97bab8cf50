import CTaskcore
import Domain

/// A format of files.
enum FileFormat {
  case json
  case taskwarrior

  /// - Throws: `invalid` for another number.
  @discardableResult
  static func check(_ code: Int32) throws -> FileFormat {
    switch code {
    case TASKCORE_FORMAT_JSON: return .json
    case TASKCORE_FORMAT_TASKWARRIOR: return .taskwarrior
    default:
      throw Failure(.invalid, "The format \(code) has no meaning.", field: "format")
    }
  }
}
