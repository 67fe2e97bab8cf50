/// Some minutes of work on a task or on nothing in particular, or a break between two of them.
package struct FocusSession: Record {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case work = 1
    case shortBreak = 2
    case longBreak = 3
  }

  /// The raw values are those of the C API and of the store.
  package enum State: Int32, Sendable {
    case running = 1
    case paused = 2
    case finished = 3
    case cancelled = 4
  }

  package static let entity = CommittedChange.Entity.focusSession

  package var id: Int64 = 0
  package var uid: String
  package var kind = Kind.work
  package var state = State.running
  /// Which one since the last long break, from 1.
  package var round: Int64 = 1
  package var taskUID: String?
  /// Of the task's project at that time.
  package var projectUID: String?
  /// In milliseconds: 1 to 60 whole minutes.
  package var length: Int64
  /// When it ran, up to the last pause or the end.
  package var worked = WorkedTime()
  package var started: Instant
  /// Since when it runs; nil when it does not.
  package var resumed: Instant?
  package var finished: Instant?

  package init(uid: String, length: Int64, started: Instant) {
    self.uid = uid
    self.length = length
    self.started = started
    resumed = started
  }

  /// The raw values name it in the change log, and its column.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case kind
    case state
    case round
    case task = "task_uid"
    case project = "project_uid"
    case length = "length_ms"
    case worked
    case started = "started_ms"
    case resumed = "resumed_ms"
    case finished = "finished_ms"
  }

  package static func blank(uid: String) -> FocusSession {
    var session = FocusSession(uid: uid, length: 60_000, started: .epoch)
    session.resumed = nil
    return session
  }

  package func value(of property: Property) -> LogValue {
    switch property {
    case .kind: .integer(Int64(kind.rawValue))
    case .state: .integer(Int64(state.rawValue))
    case .round: .integer(round)
    case .task: LogValue(taskUID)
    case .project: LogValue(projectUID)
    case .length: .integer(length)
    case .worked: worked.stretches.isEmpty ? .null : .text(worked.text)
    case .started: LogValue(started)
    case .resumed: LogValue(resumed)
    case .finished: LogValue(finished)
    }
  }

  package mutating func set(_ property: Property, to value: LogValue) throws {
    switch (property, value) {
    case (.kind, .integer(let code)):
      guard let kind = Kind(rawValue: Int32(truncatingIfNeeded: code)) else {
        throw Self.wrongType(property)
      }
      self.kind = kind
    case (.state, .integer(let code)):
      guard let state = State(rawValue: Int32(truncatingIfNeeded: code)) else {
        throw Self.wrongType(property)
      }
      self.state = state
    case (.round, .integer(let number)):
      guard Self.rounds.contains(number) else { throw Self.wrongType(property) }
      round = number
    case (.task, _): taskUID = value.text
    case (.project, _): projectUID = value.text
    case (.length, .integer(let milliseconds)):
      length = try FocusLength.checked(milliseconds: milliseconds)
    case (.worked, _): worked = try value.text.map { try WorkedTime(text: $0) } ?? WorkedTime()
    case (.started, .integer(let milliseconds)): started = Instant(clamping: milliseconds)
    case (.resumed, _): resumed = value.instant
    case (.finished, _): finished = value.instant
    default: throw Self.wrongType(property)
    }
  }
}
