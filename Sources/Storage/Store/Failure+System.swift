package import Domain
package import Platform

extension Failure {
  /// What an error of the system means for a path.
  package init(refusing path: String, _ error: SystemError) {
    switch error {
    case .notFound:
      self.init(.notFound, "There is no file \(path).", field: "path")
    case .noSpaceLeft, .quotaExceeded:
      self.init(.full, "There is no space left for \(path).", field: "path")
    case .outOfMemory:
      self = .noMemory
    case .inputOutput, .fileTooLarge:
      self.init(
        .inputOutput, "\(path) cannot be read or written: \(error.message).", field: "path")
    default:
      self.init(.access, "\(path) cannot be opened or used: \(error.message).", field: "path")
    }
  }

  /// Runs what uses a file.
  ///
  /// - Throws: What `body` throws; an error of the system as a failure that names the path.
  package static func whileUsing<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as SystemError {
      throw Failure(refusing: path, error)
    } catch let refused as RefusedPath {
      throw Failure(refusing: refused.path, refused.error)
    }
  }
}
