import CTaskcore
import Domain
import Storage

/// A snapshot of completions.
final class CompletionList: RowList<taskcore_completion>, RecordSnapshot {
  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> CompletionList {
    let list = CompletionList()
    try handle.store.completionListing().forEach(ids: ids) { try list.append($0) }
    return list
  }

  func append(_ row: CompletionListing.Row) throws {
    guard let priority = Priority(rawValue: Int32(truncatingIfNeeded: row.integer(.priority)))
    else {
      throw Failure(
        .corrupt, "The store is damaged: completion \(row.integer(.id)) has no priority.")
    }
    let dueDate = row.optionalInteger(.dueDate)
    let dueInstant = row.optionalInteger(.dueInstant)
    let (tags, tagCount) = try copyTags(row.bytes(.tags))
    try append(
      taskcore_completion(
        struct_size: MemoryLayout<taskcore_completion>.size, id: row.integer(.id),
        uid: copy(row.bytes(.uid)), task_uid: copy(row.bytes(.taskUID)),
        task_id: row.integer(.taskID),
        occurrence: copyLocalTimes(row.bytes(.occurrence), of: "completion", row.integer(.id)),
        completed_ms: row.integer(.completed), project_id: row.integer(.projectID),
        priority: priority.rawValue,
        due_kind: dueDate != nil
          ? TASKCORE_MOMENT_DATE
          : dueInstant != nil ? TASKCORE_MOMENT_DATE_TIME : TASKCORE_MOMENT_NONE,
        due_ms: dueInstant ?? 0,
        due_date: storedDate(dueDate, of: "completion", row.integer(.id)), reserved: 0,
        points: row.integer(.points), tags: tags, tag_count: tagCount))
  }
}
