import Domain

/// The skips of occurrences of a store.
final class SQLiteSkippedOccurrenceRepository: SQLiteRecordRepository<SkippedOccurrence>,
  SkippedOccurrenceRepository
{
  static let ofTask = "task_uid = ?"

  func skips(ofTask uid: String) throws -> [SkippedOccurrence] {
    try select(Self.ofTask, order: "occurrence, uid", uid)
  }
}
