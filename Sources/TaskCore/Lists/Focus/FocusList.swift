import CTaskcore
import Domain
import Localization
import Storage
import ViewModels

/// A snapshot of focus sessions.
final class FocusList: RowList<taskcore_focus_session>, RecordSnapshot {
  private let now: Instant
  private let wording: Wording

  /// They are shown as they are at that instant.
  init(at now: Instant, in locale: Locale) {
    wording = Wording(locale)
    self.now = now
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> FocusList {
    let list = FocusList(at: try handle.now(), in: handle.locale)
    try handle.store.focusListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  /// Copies a session into the list.
  func append(_ row: FocusListing.Row) throws {
    let timer = try timer(row)
    let elapsed = timer.elapsed(at: now)
    let isOver = timer.isOver(at: now)
    let state = timer.state(at: now)
    let ends = timer.ends?.milliseconds ?? 0
    try append(
      taskcore_focus_session(
        struct_size: MemoryLayout<taskcore_focus_session>.size, id: row.id, uid: copy(row.uid),
        kind: try kind(row).rawValue, state: state.rawValue,
        round: Int32(clamping: row.round),
        elapsed_millionths: millionths(elapsed, of: timer.length),
        task_id: row.taskID, title: copy(row.title), length_ms: timer.length, elapsed_ms: elapsed,
        remaining_ms: isOver ? 0 : timer.remaining(at: now),
        started_ms: try checked(row.started, of: row.id), ends_ms: isOver ? 0 : ends,
        finished_ms: isOver ? ends : try row.finished.map { try checked($0, of: row.id) } ?? 0,
        label: copy(FocusLabel(timer, at: now, wording).text)))
  }

  /// Copies a session into the list, unless it ran to its end.
  func appendGoing(_ row: FocusListing.Row) throws {
    if try !timer(row).isOver(at: now) { try append(row) }
  }

  private func timer(_ row: FocusListing.Row) throws -> FocusTimer {
    guard let code = Int32(exactly: row.state), let state = FocusSession.State(rawValue: code),
      (1...FocusLength.longest).contains(row.length), (0...Self.longestTime).contains(row.worked)
    else { throw meaningless(row.id) }
    let resumed = try row.resumed.map { Instant(clamping: try checked($0, of: row.id)) }
    return FocusTimer(state: state, length: row.length, worked: row.worked, resumed: resumed)
  }

  private func kind(_ row: FocusListing.Row) throws -> FocusSession.Kind {
    guard let code = Int32(exactly: row.kind), let kind = FocusSession.Kind(rawValue: code) else {
      throw meaningless(row.id)
    }
    return kind
  }

  /// All stretches of a session together, however a file has them.
  private static let longestTime = FocusLength.longest * Int64(WorkedTime.maximumCount + 1)

  private func millionths(_ elapsed: Int64, of length: Int64) -> Int32 {
    Int32(clamping: elapsed * 1_000_000 / length)
  }

  private func checked(_ milliseconds: Int64, of id: Int64) throws -> Int64 {
    guard Instant(clamping: milliseconds).milliseconds == milliseconds else {
      throw meaningless(id)
    }
    return milliseconds
  }

  private func meaningless(_ id: Int64) -> Failure {
    Failure(
      .corrupt, "The store is damaged: focus session \(id) has a number without a meaning.")
  }
}
