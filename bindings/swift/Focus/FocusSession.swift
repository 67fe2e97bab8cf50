import CTaskcoreHeader

/// A focus session or a break, as it was when it was read.
public struct FocusSession: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The kind.
  public let kind: FocusKind
  /// The state.
  public let state: State
  /// Which one since the last long break, from 1.
  public let round: Int64
  /// From 0 to 1.
  public let fraction: Double
  /// 0 for none.
  public let task: Int64
  /// The title.
  public let title: String
  /// Times are in milliseconds, instants since 1970 UTC.
  public let length: Int64
  /// Without its pauses, at most its length.
  public let elapsed: Int64
  /// The remaining.
  public let remaining: Int64
  /// When it was started.
  public let started: Int64
  /// When it will be over if it goes on; 0 while it is paused.
  public let ends: Int64?
  /// When it was finished or cancelled; else 0.
  public let finished: Int64?
  /// `12:34`, which is left, or how it ended.
  public let label: String

  /// State.
  public enum State: String, Sendable {
    case running
    case paused
    case finished
    case cancelled
  }

  init(_ row: taskcore_focus_session) {
    id = row.id
    uid = String(c: row.uid)
    kind = FocusKind(rawValue: row.kind) ?? .work
    state =
      switch row.state {
      case TASKCORE_FOCUS_RUNNING: .running
      case TASKCORE_FOCUS_PAUSED: .paused
      case TASKCORE_FOCUS_CANCELLED: .cancelled
      default: .finished
      }
    round = Int64(row.round)
    fraction = Double(row.elapsed_millionths) / 1_000_000
    task = row.task_id
    title = String(c: row.title)
    length = row.length_ms
    elapsed = row.elapsed_ms
    remaining = row.remaining_ms
    started = row.started_ms
    ends = row.ends_ms == 0 ? nil : row.ends_ms
    finished = row.finished_ms == 0 ? nil : row.finished_ms
    label = String(c: row.label)
  }
}

/// What a session is for. The numbers are the library's TASKCORE_FOCUS_...
public enum FocusKind: Int32, Sendable {
  case work = 1
  case shortBreak = 2
  case longBreak = 3

  /// For programs.
  public var name: String {
    switch self {
    case .work: "work"
    case .shortBreak: "short break"
    case .longBreak: "long break"
    }
  }
}

/// How much was worked on something.
public struct FocusTotal: Sendable {
  /// The id of a task or project, 0 for none, or a day such as 20261224.
  public let key: Int64
  /// Such as "12:34" left.
  public let label: String
  /// In milliseconds.
  public let time: Int64
  /// With any work in it.
  public let sessions: Int64

  init(_ row: taskcore_focus_total) {
    key = row.key
    label = String(c: row.label)
    time = row.total_ms
    sessions = row.session_count
  }

  /// What to add up by.
  public enum Grouping: String, CaseIterable, Sendable {
    case task
    case project
    case day

    /// The library's TASKCORE_FOCUS_BY_...
    package var code: Int32 {
      switch self {
      case .task: TASKCORE_FOCUS_BY_TASK
      case .project: TASKCORE_FOCUS_BY_PROJECT
      case .day: TASKCORE_FOCUS_BY_DAY
      }
    }
  }
}
