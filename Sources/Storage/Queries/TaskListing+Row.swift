package import Domain

extension TaskListing {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A row of a task list; valid until the next one is read.
  package struct Row {
    package let id: Int64
    package let uid: Bytes
    package let title: Bytes
    package let notes: Bytes
    package let projectID: Int64
    /// With ``TaskListing/tagSeparator`` between them.
    package let tags: Bytes
    package let priority: Int64
    package let favourite: Int64
    package let slot: Int64
    package let dueDate: Int64?
    package let dueMilliseconds: Int64?
    package let created: Int64
    package let modified: Int64
    package let completed: Int64?
    package let deleted: Int64?
    /// In a tree, how many tasks of the list it is under.
    package let depth: Int32
    private let values: SQLValues

    /// Given what ``details`` says.
    package func status(_ details: Details?) -> Status {
      if deleted != nil { return .deleted }
      if completed != nil { return .completed }
      return details?.cancelled == nil ? .open : .cancelled
    }

    /// Nil for a task without any.
    package var details: Details? {
      hasDetails ? Details(values, at: values.count - Details.columns.count) : nil
    }

    /// Nil in a store without any.
    package var relations: Relations? {
      let others = hasDetails ? Details.columns.count : 0
      let start = Self.columns.count
      return values.count - others > start ? Relations(values, at: start) : nil
    }

    private var hasDetails: Bool {
      values.count >= Self.columns.count + Details.columns.count
    }
  }

  /// The relations of a task to other tasks.
  package struct Relations {
    /// Ids with commas between them.
    package let dependencies: Bytes
    package let isBlocked: Bool
    package let isBlocking: Bool
    package let subtaskCount: Int64
    package let completedSubtaskCount: Int64
  }
}

extension TaskListing.Row {
  static let columns = [
    "id", "uid", "title", "notes", "project_id", "tags", "priority", "favourite", "slot",
    "due_date", "due_ms", "created_ms", "modified_ms", "completed_ms", "deleted_ms",
  ]

  init(_ values: SQLValues, depth: Int32) {
    id = values.integer(0)
    uid = values.bytes(1)
    title = values.bytes(2)
    notes = values.bytes(3)
    projectID = values.integer(4)
    tags = values.bytes(5)
    priority = values.integer(6)
    favourite = values.integer(7)
    slot = values.integer(8)
    dueDate = values.optionalInteger(9)
    dueMilliseconds = values.optionalInteger(10)
    created = values.integer(11)
    modified = values.integer(12)
    completed = values.optionalInteger(13)
    deleted = values.optionalInteger(14)
    self.depth = depth
    self.values = values
  }
}

extension TaskListing.Relations {
  fileprivate init(_ values: SQLValues, at start: Int) {
    dependencies = values.bytes(start)
    isBlocked = values.integer(start + 1) != 0
    isBlocking = values.integer(start + 2) != 0
    subtaskCount = values.integer(start + 3)
    completedSubtaskCount = values.integer(start + 4)
  }
}
