import Domain
import Sync

/// Resolves concurrent focus sessions: the latest one keeps running, and each earlier one ends at the start
/// of the next, even one that was stopped in the meantime.
struct ShownFocus {
  private let sessions: SQLiteFocusSessionRepository
  private let states: RecordStates

  init(_ sessions: SQLiteFocusSessionRepository, _ states: RecordStates) {
    self.sessions = sessions
    self.states = states
  }

  /// The sessions whose end may be another one when some others come, change or go: those right before them.
  func sessions(before keys: [RecordKey]) throws -> [RecordKey] {
    var found: Set<ExactText> = []
    for key in keys {
      var beginnings = Set(
        try states.find(key).registers[Self.started]?.heads.compactMap(\.claim.value.integer) ?? [])
      if let present = try sessions.find(uid: key.uid.text) {
        beginnings.insert(present.started.milliseconds)
      }
      for beginning in beginnings {
        if let uid = try sessions.uid(before: Instant(clamping: beginning), key.uid.text) {
          found.insert(ExactText(uid))
        }
      }
    }
    return found.sorted().map { RecordKey(.focusSession, $0.text) }
  }

  private static let started = PropertyKey(FocusSession.Property.started.rawValue)

  func update() throws {
    for session in try sessions.going() {
      guard let next = try sessions.beginning(after: session) else { continue }
      var ended = session
      if !ended.finishIfOver(at: next) { try ended.finish(at: next) }
      _ = try sessions.save(ended, over: session)
    }
  }
}
