import Domain
package import Localization

/// All texts of screens, in the language and with the formats of a locale.
package struct Wording: Sendable {
  package let locale: Locale

  /// As where nothing is set.
  package static let english = Wording(.english)

  package init(_ locale: Locale) {
    self.locale = locale
  }

  func text(_ message: Message) -> String { locale.text(message) }
}

extension Wording: Equatable {
  package static func == (one: Wording, other: Wording) -> Bool {
    one.locale.language == other.locale.language && one.locale.region == other.locale.region
  }
}

/// The home screen, and the lines of tasks.
extension Wording {
  var homeTitle: String { text("My Tasks") }
  var all: String { text("All") }
  var favourites: String { text("Favourites") }
  var inProgress: String { text("In progress") }
  var cancelled: String { text("Cancelled") }

  func title(of section: Section.Kind) -> String {
    switch section {
    case .overdue: text("Overdue")
    case .morning: text("Morning")
    case .afternoon: text("Afternoon")
    case .evening: text("Evening")
    case .upcoming: text("Upcoming")
    case .inbox: text("Inbox")
    case .completed: text("Completed")
    case .results: text("Results")
    }
  }

  func empty(_ state: Home.EmptyState) -> (title: String, message: String) {
    switch state {
    case .not: ("", "")
    case .fresh: (text("A fresh start"), text("Anything to add?"))
    case .done: (text("All done"), text("Nothing is left for now. Enjoy your day!"))
    case .noMatch: (text("Nothing here"), text("No task matches this choice."))
    }
  }

  func progress(_ done: Int64, of total: Int64) -> String { text("\(done) of \(total)") }

  func done(_ done: Int64, of total: Int64) -> String { text("\(done) of \(total) done") }

  func priority(_ priority: Priority) -> String {
    switch priority {
    case .p0: "P0"
    case .p1: "P1"
    case .p2: "P2"
    case .p3: "P3"
    case .none: ""
    }
  }

  func tags(_ names: [String]) -> String {
    names.map { "@\($0)" }.joined(separator: " ")
  }

  /// The one that is always there has a name of its own in each language.
  func project(_ name: String, id: Int64?) -> String {
    id == Project.inboxID && name == Project.inboxName ? text("Inbox") : name
  }

  /// Without one, of those that were deleted.
  func name(of project: Project?) -> String {
    project.map { self.project($0.name, id: $0.id) } ?? deletedProjects
  }

  /// `Waits for “Buy stamps” and 2 more`
  func blocked(by titles: [String]) -> String {
    guard let first = titles.first else { return "" }
    let others = titles.count - 1
    if others == 0 { return text("Waits for “\(first)”") }
    return text(
      Message(
        count: others, "Waits for “\(first)” and \(others) more",
        "Waits for “\(first)” and \(others) more"))
  }

  /// `“Buy stamps”, “Find a pen” (done)`
  func links(_ tasks: [LinkedTask]) -> String {
    tasks.map { task in
      switch task.status {
      case .open: text("“\(task.title)”")
      case .completed: text("“\(task.title)” (done)")
      case .cancelled: text("“\(task.title)” (cancelled)")
      case .deleted: text("“\(task.title)” (in the trash)")
      }
    }
    .joined(separator: ", ")
  }

  func flag(_ flag: Bool) -> String { flag ? text("Yes") : text("No") }

  func slot(_ slot: Slot) -> String {
    switch slot {
    case .morning: text("Morning")
    case .afternoon: text("Afternoon")
    case .evening: text("Evening")
    case .upcoming: text("Upcoming")
    case .inbox: text("Inbox")
    }
  }
}

/// The names of pulse groups.
extension Wording {
  var deletedProjects: String { text("Deleted projects") }

  /// `P0`, or `none`, where a list of priorities has it.
  func label(of priority: Priority) -> String {
    priority == .none ? text("priority\u{4}none") : self.priority(priority)
  }

  /// `09:00`
  func hour(_ hour: Int) -> String { "\(hour < 10 ? "0" : "")\(hour):00" }
}
