/// A number with its noun, for use within sentences: `1 task` or `12 tasks`.
enum Counted {
  static func tasks(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) task", "\(number) tasks")
  }

  static func tasksWithSubtasks(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) task with subtasks", "\(number) tasks with subtasks")
  }

  static func events(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) event", "\(number) events")
  }

  static func projects(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) project", "\(number) projects")
  }

  static func points(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) point", "\(number) points")
  }

  static func changes(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) change", "\(number) changes")
  }

  static func conflicts(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) conflict", "\(number) conflicts")
  }

  /// `1 conflict: “sync conflicts” lists it.`
  static func listedConflicts(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(
      count: count, "\(number) conflict: “sync conflicts” lists it.",
      "\(number) conflicts: “sync conflicts” lists them.")
  }

  static func devices(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) device", "\(number) devices")
  }

  static func stores(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) store", "\(number) stores")
  }

  static func batches(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) batch of changes", "\(number) batches of changes")
  }

  static func snapshots(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) snapshot", "\(number) snapshots")
  }

  static func numberSeries(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) series", "\(number) series")
  }

  static func days(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) day", "\(number) days")
  }

  static func weeks(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) week", "\(number) weeks")
  }

  static func clients(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) client", "\(number) clients")
  }

  static func drafts(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) draft", "\(number) drafts")
  }

  static func items(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) item", "\(number) items")
  }

  static func values(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) value", "\(number) values")
  }

  static func steps(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) step", "\(number) steps")
  }

  static func bytes(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) byte", "\(number) bytes")
  }

  static func fonts(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) font", "\(number) fonts")
  }

  static func minutes(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) minute", "\(number) minutes")
  }

  static func problems(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) problem", "\(number) problems")
  }

  static func warnings(_ count: Int64) -> Message {
    let number = NumberText.grouped(count)
    return Message(count: count, "\(number) warning", "\(number) warnings")
  }
}
