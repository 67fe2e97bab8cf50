package import Domain

/// Removes the oldest steps from the change log for good: their effects stay, but can no longer be undone.
package final class TrimChangeLog: UseCase {
  /// - Returns: what is left.
  /// - Throws: `invalid` when no limit is given, or a size below 0.
  package func run(to limit: ChangeLogLimit, at now: Instant) throws -> ChangeLogReport {
    if limit.before == nil, limit.maxBytes == nil {
      throw Failure(
        .invalid, "Nothing says how much of the change log is kept: give a time or a size.",
        field: "fields")
    }
    if let bytes = limit.maxBytes, bytes < 0 {
      throw Failure(
        .invalid, "The change log is trimmed to a size of 0 or more bytes, not \(bytes).",
        field: "max_bytes")
    }
    try store.write(.trimLog, at: now) { try store.trimChangeLog(to: limit) }
    return try store.read { try store.changeLogReport() }
  }
}
