import CTaskcore
import Domain
import Storage

/// The validated options for opening a store.
struct OpenOptions {
  var storage = SQLiteStore.Options()
  var timeZone: String?
  var clock = Clock()
  /// Nil: that of the environment.
  var systemLocale: String?
  /// Whether members that are set and not announced are refused.
  var checksFields = false
  /// What long calls call.
  var progress: StoreHandle.Progress?
  /// What becomes of the payloads when the store is closed.
  var destructions: [Destruction] = []

  private static let longestTimeout: Int32 = 3_600_000

  /// NULL stands for the defaults.
  init(_ pointer: UnsafePointer<taskcore_open_options>?) throws {
    guard let pointer else {
      storage.collation = SystemCollation.collation(named: nil)
      return
    }
    let options = try pointer.checked()
    try checkMask(
      options.flags,
      known: TASKCORE_OPEN_READ_ONLY | TASKCORE_OPEN_CHECK_FIELDS | TASKCORE_OPEN_REPAIR_SCHEMA
        | TASKCORE_OPEN_NO_BACKUP,
      "flags")
    checksFields = options.flags & TASKCORE_OPEN_CHECK_FIELDS != 0
    storage.path = try options.path.map { try text($0, "path") }
    storage.isReadOnly = options.flags & TASKCORE_OPEN_READ_ONLY != 0
    storage.repairsSchema = options.flags & TASKCORE_OPEN_REPAIR_SCHEMA != 0
    storage.backsUpBeforeUpgrade = options.flags & TASKCORE_OPEN_NO_BACKUP == 0
    if storage.isReadOnly, storage.repairsSchema {
      throw Failure(
        .invalid, "A store that is opened for reading only cannot have its schema repaired.",
        field: "flags")
    }
    switch options.durability {
    case TASKCORE_DURABILITY_FULL: storage.isFullyDurable = true
    case TASKCORE_DURABILITY_NORMAL: storage.isFullyDurable = false
    default:
      throw Failure(
        .invalid, "The durability \(options.durability) has no meaning.", field: "durability")
    }
    guard (0...Self.longestTimeout).contains(options.busy_timeout_ms) else {
      throw Failure(
        .invalid,
        "The busy timeout is 0 to \(Self.longestTimeout) milliseconds, "
          + "not \(options.busy_timeout_ms).",
        field: "busy_timeout_ms")
    }
    storage.busyTimeout = options.busy_timeout_ms
    timeZone = try zoneName(options.time_zone, "time_zone")
    systemLocale = try options.locale.map { try text($0, "locale") }
    storage.collation = SystemCollation.collation(named: systemLocale)
    clock = Clock(callback: options.clock, payload: options.clock_payload)
    progress = options.progress.map {
      StoreHandle.Progress($0, payload: options.progress_payload)
    }
    if let progress = progress?.another() {
      storage.reasonToEnd = {
        guard progress.isDue else { return nil }
        let answer = withHost(progress.answer)
        return answer == 0 ? nil : Failure(stoppedBy: answer)
      }
    }
    if let destroy = options.clock_destroy {
      destructions.append(Destruction(of: options.clock_payload, by: destroy))
    }
    if let destroy = options.progress_destroy {
      destructions.append(Destruction(of: options.progress_payload, by: destroy))
    }
  }
}
