import CTaskcoreHeader

/// A focus session or a break, as it was when it was read.
struct FocusSession {
  let id: Int64
  let uid: String
  let kind: FocusKind
  let state: State
  /// Which one since the last long break, from 1.
  let round: Int64
  /// From 0 to 1.
  let fraction: Double
  /// 0 for none.
  let task: Int64
  let title: String
  /// Times are in milliseconds, instants since 1970 UTC.
  let length: Int64
  let elapsed: Int64
  let remaining: Int64
  let started: Int64
  let ends: Int64?
  let finished: Int64?
  /// `12:34`, which is left, or how it ended.
  let label: String

  enum State: String {
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
enum FocusKind: Int32 {
  case work = 1
  case shortBreak = 2
  case longBreak = 3

  /// For programs.
  var name: String {
    switch self {
    case .work: "work"
    case .shortBreak: "short break"
    case .longBreak: "long break"
    }
  }
}

/// How much was worked on something.
struct FocusTotal {
  /// The id of a task or project, 0 for none, or a day such as 20261224.
  let key: Int64
  let label: String
  /// In milliseconds.
  let time: Int64
  let sessions: Int64

  init(_ row: taskcore_focus_total) {
    key = row.key
    label = String(c: row.label)
    time = row.total_ms
    sessions = row.session_count
  }

  /// What to add up by.
  enum Grouping: String, CaseIterable {
    case task
    case project
    case day

    /// The library's TASKCORE_FOCUS_BY_...
    var code: Int32 {
      switch self {
      case .task: TASKCORE_FOCUS_BY_TASK
      case .project: TASKCORE_FOCUS_BY_PROJECT
      case .day: TASKCORE_FOCUS_BY_DAY
      }
    }
  }
}
