import CTaskcore
import Domain
import Language

/// What a line of quick add says, as a C caller reads it.
final class QuickAddResult: CHandleOwner {
  typealias CHandle = taskcore_quick_add_result
  static let mark: UInt64 = 0x7461_736B_7175_6963
  static let word = "result"

  let content: UnsafePointer<taskcore_quick_add_content>
  private let arena: Arena

  init(_ quickAdd: QuickAdd) throws {
    let arena = Arena()
    let input = try taskcore_task_input(quickAdd.input, in: arena)
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
  fileprivate var field: UInt64 {
    switch property {
    case .notes: TASKCORE_TASK_NOTES
    case .project: TASKCORE_TASK_PROJECT
    case .tag: TASKCORE_TASK_TAGS_ADDED
    case .priority: TASKCORE_TASK_PRIORITY
    case .favourite: TASKCORE_TASK_FAVOURITE
    case .start: TASKCORE_TASK_START
    case .due: TASKCORE_TASK_DUE
    case .estimatedDuration: TASKCORE_TASK_ESTIMATED_DURATION
    case .repeatRule: TASKCORE_TASK_REPEAT_RULE
    default: 0
    }
  }
}

extension taskcore_task_input {
  /// What a line of quick add can say, with its texts in an arena.
  fileprivate init(_ input: TaskInput, in arena: Arena) throws {
    self.init()
    struct_size = MemoryLayout<taskcore_task_input>.size
    priority = TASKCORE_PRIORITY_P2
    if let text = input.title {
      fields |= TASKCORE_TASK_TITLE
      title = try arena.text(text)
    }
    if let text = input.notes {
      fields |= TASKCORE_TASK_NOTES
      notes = try arena.text(text)
    }
    if case .name(let name) = input.project {
      fields |= TASKCORE_TASK_PROJECT
      project = try arena.text(name)
    }
    if !input.tagsAdded.isEmpty { try setTagsAdded(input.tagsAdded, in: arena) }
    if let value = input.priority {
      fields |= TASKCORE_TASK_PRIORITY
      priority = value.rawValue
    }
    if let value = input.isFavourite {
      fields |= TASKCORE_TASK_FAVOURITE
      favourite = value ? 1 : 0
    }
    if let value = input.slot {
      fields |= TASKCORE_TASK_SLOT
      slot = value.rawValue
    }
    if let seconds = input.estimatedDuration {
      fields |= TASKCORE_TASK_ESTIMATED_DURATION
      estimated_duration_s = seconds ?? 0
    }
    setMoments(input)
    if let rule = input.repeatRule {
      fields |= TASKCORE_TASK_REPEAT_RULE
      repeat_rule = try arena.text(rule?.text ?? "")
    }
    if let mode = input.repeatMode {
      fields |= TASKCORE_TASK_REPEAT_MODE
      repeat_mode = mode.rawValue
    }
  }

  private mutating func setTagsAdded(_ names: [String], in arena: Arena) throws {
    fields |= TASKCORE_TASK_TAGS_ADDED
    tags_added = try arena.array(names, of: UnsafePointer<CChar>?.self) { try arena.text($0) }
    tags_added_count = names.count
  }

  private mutating func setMoments(_ input: TaskInput) {
    if let due = input.due {
      fields |= TASKCORE_TASK_DUE
      (due_kind, due_date, due_ms) = Self.members(of: due)
    }
    if let start = input.start {
      fields |= TASKCORE_TASK_START
      (start_kind, start_date, start_ms) = Self.members(of: start)
    }
  }

  private static func members(of moment: Moment?) -> (kind: Int32, date: Int32, ms: Int64) {
    switch moment {
    case nil: (TASKCORE_MOMENT_NONE, 0, 0)
    case .date(let date): (TASKCORE_MOMENT_DATE, date.packed, 0)
    case .dateTime(let instant): (TASKCORE_MOMENT_DATE_TIME, 0, instant.milliseconds)
    }
  }
}
