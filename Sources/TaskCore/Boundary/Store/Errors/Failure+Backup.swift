import Domain
import Storage

extension Failure {
  /// Runs `body`; where it tells that the store is damaged, it tells which backup is the newest one, too.
  @inline(__always)
  static func namingBackup<Result>(
    of path: @autoclosure () -> String?, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure where failure.kind == .corrupt && failure.field == "path" {
      throw failure.naming(path().flatMap { BackupFolder(besideStore: $0).newest })
    }
  }

  private func naming(_ backup: String?) -> Failure {
    guard let backup else { return self }
    var failure = self
    failure.message = "\(message) The newest backup is \(backup)."
    return failure
  }
}
