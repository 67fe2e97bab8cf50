import Domain

/// All that the screens say, in English.
enum Wording {
  static let homeTitle = "My Tasks"
  static let all = "All"
  static let favourites = "Favourites"
  static let inProgress = "In progress"
  static let cancelled = "Cancelled"

  static func title(of section: Section.Kind) -> String {
    switch section {
    case .overdue: "Overdue"
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    case .upcoming: "Upcoming"
    case .inbox: "Inbox"
    case .completed: "Completed"
    case .results: "Results"
    }
  }

  static func empty(_ state: Home.EmptyState) -> (title: String, message: String) {
    switch state {
    case .not: ("", "")
    case .fresh: ("A fresh start", "Anything to add?")
    case .done: ("All done", "Nothing is left for now. Enjoy your day!")
    case .noMatch: ("Nothing here", "No task matches this choice.")
    }
  }

  static func progress(_ done: Int64, of total: Int64) -> String { "\(done) of \(total)" }

  static func done(_ done: Int64, of total: Int64) -> String {
    "\(progress(done, of: total)) done"
  }

  static func priority(_ priority: Priority) -> String {
    switch priority {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: ""
    }
  }

  static func tags(_ names: [String]) -> String {
    names.map { "@\($0)" }.joined(separator: " ")
  }

  /// `Waits for “Buy stamps” and 2 more`
  static func blocked(by titles: [String]) -> String {
    guard let first = titles.first else { return "" }
    let others = titles.count - 1
    return "Waits for \(quoted(first))" + (others > 0 ? " and \(others) more" : "")
  }

  static func quoted(_ title: String) -> String { "“\(title)”" }

  /// `“Buy stamps”, “Find a pen” (done)`
  static func links(_ tasks: [LinkedTask]) -> String {
    tasks.map { task in
      switch task.status {
      case .open: quoted(task.title)
      case .completed: "\(quoted(task.title)) (done)"
      case .cancelled: "\(quoted(task.title)) (cancelled)"
      case .deleted: "\(quoted(task.title)) (in the trash)"
      }
    }
    .joined(separator: ", ")
  }

  static func flag(_ flag: Bool) -> String { flag ? "Yes" : "No" }

  static func slot(_ slot: Slot) -> String {
    switch slot {
    case .morning: "Morning"
    case .afternoon: "Afternoon"
    case .evening: "Evening"
    case .upcoming: "Upcoming"
    case .inbox: "Inbox"
    }
  }
}

/// What the groups of a pulse are called.
extension Wording {
  static let deletedProjects = "Deleted projects"

  /// `P0`, or `none`, where a list of priorities has it.
  static func label(of priority: Priority) -> String {
    priority == .none ? "none" : self.priority(priority)
  }

  /// `Monday`, which is 1.
  static func weekday(_ number: Int) -> String {
    weekdays.indices.contains(number - 1) ? weekdays[number - 1] : ""
  }

  /// `09:00`
  static func hour(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
}
