import CTaskcore
import Domain

extension [Reminder] {
  /// Reminders as a caller gives them, of what messages call so.
  ///
  /// - Throws: `invalid` for too many, and for one that is none.
  init(
    _ pointer: UnsafePointer<taskcore_reminder>?, count: Int, of owner: String
  ) throws {
    guard (0...Reminder.maximumCount).contains(count) else {
      throw Failure(
        .invalid,
        "\(owner) has at most \(Reminder.maximumCount) reminders, not \(UInt(bitPattern: count)).",
        field: "reminders")
    }
    self = try CallerArray(pointer, count: UInt(count), "reminders").map { try Reminder($0) }
  }
}

extension Reminder {
  fileprivate init(_ reminder: taskcore_reminder) throws {
    switch reminder.kind {
    case TASKCORE_REMINDER_AT:
      self = .absolute(try Instant(milliseconds: reminder.at_ms, field: "reminders"))
    case TASKCORE_REMINDER_START: try self.init(.start, offset: reminder.offset_s)
    case TASKCORE_REMINDER_DUE: try self.init(.due, offset: reminder.offset_s)
    default:
      throw Failure(
        .invalid,
        "The kind of reminder \(reminder.kind) has no meaning: at an instant (0), start (1) and "
          + "due (2) have.", field: "reminders")
    }
  }
}

extension taskcore_reminder {
  init(_ reminder: Reminder) {
    self.init()
    struct_size = MemoryLayout<taskcore_reminder>.size
    switch reminder {
    case .absolute(let instant):
      kind = TASKCORE_REMINDER_AT
      at_ms = instant.milliseconds
    case .relative(let anchor, let offset):
      kind = anchor == .start ? TASKCORE_REMINDER_START : TASKCORE_REMINDER_DUE
      offset_s = offset
    }
  }
}
