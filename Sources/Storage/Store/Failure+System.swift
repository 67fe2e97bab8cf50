package import Domain
import Glibc

extension Failure {
  /// What an error number of the system, as in `errno`, means for a path.
  package init(refusing path: String, _ code: Int32) {
    let words = String(cString: strerror(code))
    switch code {
    case ENOENT:
      self.init(.notFound, "There is no file \(path).", field: "path")
    case ENOSPC, EDQUOT:
      self.init(.full, "There is no space left for \(path).", field: "path")
    case EIO, EFBIG:
      self.init(.inputOutput, "\(path) cannot be read or written: \(words).", field: "path")
    default:
      self.init(.access, "\(path) cannot be opened or used: \(words).", field: "path")
    }
  }
}
