/// An action on tasks, for messages: `Completed 3: Pay rent`.
struct Deed: Sendable {
  let one: @Sendable (_ id: Int64, _ title: String) -> Message
  let several: @Sendable (_ count: Int) -> Message
  /// The action in a question: `complete 3 tasks`.
  var question: @Sendable (_ tasks: Message) -> Message = { $0 }
}

extension Deed {
  static let added = Deed {
    "Added \($0): \($1)"
  } several: {
    Message(count: $0, "Added \($0) task.", "Added \($0) tasks.")
  }

  static let changed = Deed {
    "Changed \($0): \($1)"
  } several: {
    Message(count: $0, "Changed \($0) task.", "Changed \($0) tasks.")
  } question: {
    "change \($0)"
  }

  static let completed = Deed {
    "Completed \($0): \($1)"
  } several: {
    Message(count: $0, "Completed \($0) task.", "Completed \($0) tasks.")
  } question: {
    "complete \($0)"
  }

  static let cancelled = Deed {
    "Cancelled \($0): \($1)"
  } several: {
    Message(count: $0, "Cancelled \($0) task.", "Cancelled \($0) tasks.")
  } question: {
    "cancel \($0)"
  }

  static let deleted = Deed {
    "Deleted \($0): \($1)"
  } several: {
    Message(count: $0, "Deleted \($0) task.", "Deleted \($0) tasks.")
  } question: {
    "delete \($0)"
  }

  static let moved = Deed {
    "Moved \($0): \($1)"
  } several: {
    Message(count: $0, "Moved \($0) task.", "Moved \($0) tasks.")
  } question: {
    "move \($0)"
  }

  static let purged = Deed {
    "Purged \($0): \($1)"
  } several: {
    Message(count: $0, "Purged \($0) task.", "Purged \($0) tasks.")
  } question: {
    "purge \($0)"
  }

  static let reopened = Deed {
    "Reopened \($0): \($1)"
  } several: {
    Message(count: $0, "Reopened \($0) task.", "Reopened \($0) tasks.")
  } question: {
    "reopen \($0)"
  }

  static let restored = Deed {
    "Restored \($0): \($1)"
  } several: {
    Message(count: $0, "Restored \($0) task.", "Restored \($0) tasks.")
  } question: {
    "restore \($0)"
  }

  static let started = Deed {
    "Started \($0): \($1)"
  } several: {
    Message(count: $0, "Started \($0) task.", "Started \($0) tasks.")
  } question: {
    "start \($0)"
  }

  static let stopped = Deed {
    "Stopped \($0): \($1)"
  } several: {
    Message(count: $0, "Stopped \($0) task.", "Stopped \($0) tasks.")
  } question: {
    "stop \($0)"
  }

  static let indented = Deed {
    "Indented \($0): \($1)"
  } several: {
    Message(count: $0, "Indented \($0) task.", "Indented \($0) tasks.")
  } question: {
    "indent \($0)"
  }

  static let outdented = Deed {
    "Outdented \($0): \($1)"
  } several: {
    Message(count: $0, "Outdented \($0) task.", "Outdented \($0) tasks.")
  } question: {
    "outdent \($0)"
  }

  static let skipped = Deed {
    "Skipped \($0): \($1)"
  } several: {
    Message(count: $0, "Skipped \($0) task.", "Skipped \($0) tasks.")
  } question: {
    "skip \($0)"
  }

  static let ended = Deed {
    "Ended \($0): \($1)"
  } several: {
    Message(count: $0, "Ended \($0) task.", "Ended \($0) tasks.")
  } question: {
    "end \($0)"
  }

  static let copied = Deed {
    "Copied \($0): \($1)"
  } several: {
    Message(count: $0, "Copied \($0) task.", "Copied \($0) tasks.")
  }

  static let linked = Deed {
    "Linked \($0): \($1)"
  } several: {
    Message(count: $0, "Linked \($0) task.", "Linked \($0) tasks.")
  }

  static let unlinked = Deed {
    "Unlinked \($0): \($1)"
  } several: {
    Message(count: $0, "Unlinked \($0) task.", "Unlinked \($0) tasks.")
  }
}
