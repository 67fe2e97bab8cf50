import CTaskcore
import Domain
import Language
import ViewModels

/// A parsed line of quick add, as a C caller reads it.
final class QuickAddResult: CHandleOwner {
  let content: UnsafePointer<taskcore_quick_add_content>
  private let arena: Arena

  init(
    _ quickAdd: QuickAdd, _ names: QuickAddNames, at now: Instant, in zone: any Zone,
    _ wording: Wording
  ) throws {
    let arena = Arena()
    var input = try taskcore_task_input(quickAdd.input, in: arena, times: zone)
    let lost = quickAdd.input.tagsRemoved
    if !lost.isEmpty {
      input.fields |= TASKCORE_TASK_TAGS_REMOVED
      input.tags_removed = try arena.array(lost, of: UnsafePointer<CChar>?.self) {
        try arena.text($0)
      }
      input.tags_removed_count = lost.count
    }
    let summary = QuickAddSummary(of: quickAdd, names, at: now, in: zone, wording)
    let tokens = try arena.array(quickAdd.tokens, of: taskcore_token.self) { token in
      taskcore_token(
        struct_size: MemoryLayout<taskcore_token>.size, field: token.field,
        start: token.range.lowerBound, length: token.range.count)
    }
    let unread = try arena.array(
      Array(zip(quickAdd.unread, summary.unread)), of: taskcore_unread_part.self
    ) { part, message in
      taskcore_unread_part(
        struct_size: MemoryLayout<taskcore_unread_part>.size,
        field: part.property?.quickAddField ?? 0, start: part.range.lowerBound,
        length: part.range.count, message: try arena.text(message),
        reason: part.reason.rawValue, reserved: 0)
    }
    let newTags = try arena.array(names.newTags, of: UnsafePointer<CChar>?.self) {
      try arena.text($0)
    }
    content = try arena.one(
      taskcore_quick_add_content(
        struct_size: MemoryLayout<taskcore_quick_add_content>.size, input: arena.one(input),
        tokens: tokens, token_count: quickAdd.tokens.count, unread: unread,
        unread_count: quickAdd.unread.count, summary: arena.text(summary.text),
        new_project: names.newProject.map { try arena.text($0) },
        nearest_project: names.nearestProject.map { try arena.text($0) },
        new_tags: newTags, new_tag_count: names.newTags.count))
    self.arena = arena
  }
}

extension QuickAdd.Token {
  /// The bit of what it says.
  fileprivate var field: UInt64 {
    isLoss ? TASKCORE_TASK_TAGS_REMOVED : property.quickAddField
  }
}

extension TaskProperty {
  /// Its bit in what a line says, which names tags that come besides those that a task has.
  fileprivate var quickAddField: UInt64 { self == .tag ? TASKCORE_TASK_TAGS_ADDED : bit }
}
