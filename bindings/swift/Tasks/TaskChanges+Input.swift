import CTaskcoreHeader

extension TaskChanges {
  /// Hands the library's form of it to `body`: what `base` says and this does not is in it, too.
  func withInput<Result>(
    over base: taskcore_task_input? = nil,
    _ body: (UnsafePointer<taskcore_task_input>) throws -> Result
  ) throws -> Result {
    let texts = CStrings()
    var input = base ?? taskcore_task_input()
    input.struct_size = MemoryLayout<taskcore_task_input>.size
    setTexts(of: &input, texts)
    setDefaultProject(of: &input, texts)
    setRepeats(of: &input, texts)
    setTags(of: &input, texts)
    setTimes(of: &input)
    setChoices(of: &input)
    numbers.set(in: &input)
    let reminders = reminders?.map(\.input) ?? []
    return try withExtendedLifetime(texts) {
      try reminders.withUnsafeBufferPointer { reminders in
        try withDependencies(of: &input) { input in
          if self.reminders != nil {
            input.fields |= TASKCORE_TASK_REMINDERS
            input.reminders = reminders.baseAddress
            input.reminder_count = reminders.count
          }
          return try body(&input)
        }
      }
    }
  }

  private func setTexts(of input: inout taskcore_task_input, _ texts: CStrings) {
    if let title {
      input.fields |= TASKCORE_TASK_TITLE
      input.title = texts.copy(title)
    }
    if let notes {
      input.fields |= TASKCORE_TASK_NOTES
      input.notes = texts.copy(notes)
    }
    if let project {
      input.fields |= TASKCORE_TASK_PROJECT
      input.project = texts.copy(project)
    }
    if let url {
      input.fields |= TASKCORE_TASK_URL
      input.url = texts.copy(url)
    }
  }

  /// A subtask goes where its parent is.
  private func setDefaultProject(of input: inout taskcore_task_input, _ texts: CStrings) {
    let places = TASKCORE_TASK_PROJECT | TASKCORE_TASK_PROJECT_ID | TASKCORE_TASK_PARENT
    guard let defaultProject, input.fields & places == 0, parent == nil else { return }
    input.fields |= TASKCORE_TASK_PROJECT
    input.project = texts.copy(defaultProject)
  }

  private func setRepeats(of input: inout taskcore_task_input, _ texts: CStrings) {
    if let repeats {
      input.fields |= TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_REPEAT_MODE
      input.repeat_rule = texts.copy(Array(repeats.rule.utf8))
      input.repeat_mode = repeats.mode.rawValue
    }
    if let zone {
      input.fields |= TASKCORE_TASK_ZONE
      input.zone = texts.copy(zone)
    }
    if let excludedDates {
      input.fields |= TASKCORE_TASK_EXCLUDED_DATES
      input.excluded_dates = texts.copy(excludedDates)
    }
    if let addedDates {
      input.fields |= TASKCORE_TASK_ADDED_DATES
      input.added_dates = texts.copy(addedDates)
    }
  }

  private func setTags(of input: inout taskcore_task_input, _ texts: CStrings) {
    if !tagsAdded.isEmpty {
      let others = UnsafeBufferPointer(start: input.tags_added, count: input.tags_added_count)
      let added = others.compactMap { $0.map { [UInt8](c: $0) } } + tagsAdded
      input.fields |= TASKCORE_TASK_TAGS_ADDED
      input.tags_added = texts.copy(added)
      input.tags_added_count = added.count
    }
    if !tagsRemoved.isEmpty {
      input.fields |= TASKCORE_TASK_TAGS_REMOVED
      input.tags_removed = texts.copy(tagsRemoved)
      input.tags_removed_count = tagsRemoved.count
    }
  }

  private func setTimes(of input: inout taskcore_task_input) {
    if let due {
      input.fields |= TASKCORE_TASK_DUE
      input.due_kind = due.kind
      input.due_date = due.dateNumber
      input.due_ms = due.milliseconds
    }
    if let start {
      input.fields |= TASKCORE_TASK_START
      input.start_kind = start.kind
      input.start_date = start.dateNumber
      input.start_ms = start.milliseconds
    }
    if let slot {
      input.fields |= TASKCORE_TASK_SLOT
      input.slot = slot.code
    }
  }

  private func setChoices(of input: inout taskcore_task_input) {
    if let priority {
      input.fields |= TASKCORE_TASK_PRIORITY
      input.priority = priority.rawValue
    }
    if let isFavourite {
      input.fields |= TASKCORE_TASK_FAVOURITE
      input.favourite = isFavourite ? 1 : 0
    }
    if let parent {
      input.fields |= TASKCORE_TASK_PARENT
      input.parent_id = parent
    }
  }

  private func withDependencies<Result>(
    of input: inout taskcore_task_input,
    _ body: (inout taskcore_task_input) throws -> Result
  ) rethrows -> Result {
    try (dependsOn ?? []).withUnsafeBufferPointer { exact in
      try dependsOnAdded.withUnsafeBufferPointer { added in
        try dependsOnRemoved.withUnsafeBufferPointer { removed in
          if dependsOn != nil { input.fields |= TASKCORE_TASK_DEPENDS_ON }
          if !added.isEmpty { input.fields |= TASKCORE_TASK_DEPENDS_ON_ADDED }
          if !removed.isEmpty { input.fields |= TASKCORE_TASK_DEPENDS_ON_REMOVED }
          input.depends_on = exact.baseAddress
          input.depends_on_count = exact.count
          input.depends_on_added = added.baseAddress
          input.depends_on_added_count = added.count
          input.depends_on_removed = removed.baseAddress
          input.depends_on_removed_count = removed.count
          return try body(&input)
        }
      }
    }
  }
}
