import CTaskcore
import Domain
import Localization

extension [Reminder] {
  /// Reminders as a caller gives them, of what messages call so.
  ///
  /// - Throws: `invalid` for too many, and for one that is none.
  init(
    _ pointer: UnsafePointer<taskcore_reminder>?, count: Int, of owner: Message, in zone: any Zone
  ) throws {
    guard (0...Reminder.maximumCount).contains(count) else {
      throw Failure(
        .invalid,
        "\(owner) has at most \(Reminder.maximumCount) reminders, not \(UInt(bitPattern: count)).",
        field: "reminders")
    }
    self = try CallerArray(pointer, count: UInt(count), "reminders").map {
      try Reminder($0, in: zone)
    }
  }
}

extension Reminder {
  fileprivate init(_ reminder: taskcore_reminder, in zone: any Zone) throws {
    let isFloating = try Failure.about("reminders") {
      try flag(reminder.is_floating, "is_floating")
    }
    guard !isFloating || reminder.kind == TASKCORE_REMINDER_AT else {
      throw Failure(
        .invalid,
        "A reminder that counts from the start or the due floats as that does: only one at a time of its "
          + "own (TASKCORE_REMINDER_AT) has is_floating.",
        field: "reminders")
    }
    switch reminder.kind {
    case TASKCORE_REMINDER_AT:
      let at = Reminder.absolute(try Instant(milliseconds: reminder.at_ms, field: "reminders"))
      self = isFloating ? at.floating(in: zone) : at
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
  /// One that floats is at what it is in the zone.
  init(_ reminder: Reminder, in zone: any Zone) {
    self.init()
    struct_size = MemoryLayout<taskcore_reminder>.size
    switch reminder {
    case .absolute(let instant):
      kind = TASKCORE_REMINDER_AT
      at_ms = instant.milliseconds
    case .floating(let time):
      kind = TASKCORE_REMINDER_AT
      is_floating = 1
      at_ms = zone.instant(at: time).milliseconds
    case .relative(let anchor, let offset):
      kind = anchor == .start ? TASKCORE_REMINDER_START : TASKCORE_REMINDER_DUE
      offset_s = offset
    }
  }
}
