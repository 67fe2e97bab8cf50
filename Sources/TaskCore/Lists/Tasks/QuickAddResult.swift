import CTaskcore
import Domain
import Language

/// What a line of quick add says, as a C caller reads it.
final class QuickAddResult: CHandleOwner {
  let content: UnsafePointer<taskcore_quick_add_content>
  private let arena: Arena

  init(_ quickAdd: QuickAdd, in zone: any Zone) throws {
    let arena = Arena()
    let input = try taskcore_task_input(quickAdd.input, in: arena, times: zone)
    let tokens = try arena.array(quickAdd.tokens, of: taskcore_token.self) { token in
      taskcore_token(
        struct_size: MemoryLayout<taskcore_token>.size, field: token.field,
        start: token.range.lowerBound, length: token.range.count)
    }
    content = try arena.one(
      taskcore_quick_add_content(
        struct_size: MemoryLayout<taskcore_quick_add_content>.size, input: arena.one(input),
        tokens: tokens, token_count: quickAdd.tokens.count))
    self.arena = arena
  }
}

extension QuickAdd.Token {
  /// The bit of what it says; a line only ever adds tags.
  fileprivate var field: UInt64 {
    property == .tag ? TASKCORE_TASK_TAGS_ADDED : property.bit
  }
}
