package import Domain

/// A task as a line on a screen.
package struct Row: Equatable, Sendable {
  package var taskID: Int64
  package var title: String
  /// `Today 17:00`, or "" without a due.
  package var dueLabel = ""
  /// "" for Inbox.
  package var projectLabel: String
  package var tagsLabel: String
  package var priorityLabel: String
  /// Of its subtasks: `1 of 3`.
  package var progressLabel: String
  package var blockedLabel: String
  package var isStruckThrough: Bool
  package var state: State
  package var isFavourite: Bool
  package var isOverdue = false
  package var daysRemaining: Int32?
  package var depth: Int32
  /// Of its priority; green when it is done, grey when it is cancelled or expired.
  package var colour: ColourToken
  package var dueColour = ColourToken.grey
  package var actions: TaskActions

  package init(
    _ task: TaskFacts, at now: Instant, in zone: any Zone, _ wording: Wording = .english
  ) {
    taskID = task.id
    title = task.title
    projectLabel = task.projectID == Project.inboxID ? "" : task.projectName
    tagsLabel = wording.tags(task.tags)
    priorityLabel = wording.priority(task.priority)
    progressLabel =
      task.subtaskCount == 0
      ? "" : wording.progress(task.completedSubtaskCount, of: task.subtaskCount)
    blockedLabel = wording.blocked(by: task.blockers)
    isStruckThrough = task.isCompleted || task.isCancelled
    state = State(task)
    isFavourite = task.isFavourite
    depth = task.depth
    actions = TaskActions(task)
    colour =
      task.isCompleted
      ? .green
      : task.isCancelled || task.isExpired ? .grey : Self.colour(of: task.priority)
    guard let due = task.due else { return }
    let isOpen = task.status == .open
    let label = DueLabel(due, isOpen: isOpen, at: now, in: zone, wording)
    dueLabel = label.text
    daysRemaining = Int32(clamping: label.daysRemaining)
    isOverdue = label.isOverdue && !task.isExpired
    if isOverdue {
      dueColour = .red
    } else if isOpen, label.daysRemaining == 0, !task.isExpired {
      dueColour = .orange
    }
  }

  static func colour(of priority: Priority) -> ColourToken {
    switch priority {
    case .p0, .p1: .red
    case .p2: .orange
    case .p3: .yellow
    case .none: .black
    }
  }
}

extension Row {
  /// The state of a task, which a screen shows by a sign or a word; the raw values are those of the C API.
  package enum State: Int32, Sendable {
    case open
    /// Open, and in progress.
    case started
    case completed
    case cancelled
    case deleted
    /// Open, and its until is over.
    case expired

    init(_ task: TaskFacts) {
      switch task.status {
      case .open: self = task.isExpired ? .expired : task.isStarted ? .started : .open
      case .completed: self = .completed
      case .cancelled: self = .cancelled
      case .deleted: self = .deleted
      }
    }
  }
}
