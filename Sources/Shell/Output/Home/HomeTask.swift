import TaskcoreSwift

/// A task in a section of the home screen.
struct HomeTask: Record {
  let section: String
  let task: Task

  static let fieldNames = ["section"] + Task.fieldNames

  func fieldValues(in store: Store) throws -> [FieldValue] {
    try [.text(section)] + task.fieldValues(in: store)
  }
}

extension Store {
  /// The tasks that a home screen shows, in its order.
  func tasks(of home: Home) throws -> [HomeTask] {
    let rows = home.sections.flatMap { section in
      section.rows.map { (section: section.name, id: $0.id) }
    }
    return try zip(rows, tasks(rows.map(\.id))).map { HomeTask(section: $0.section, task: $1) }
  }
}

extension Home.Section {
  /// What programs read.
  fileprivate var name: String {
    switch kind {
    case .overdue: "overdue"
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .upcoming: "upcoming"
    case .inbox: "inbox"
    case .completed: "completed"
    case .results: "results"
    case nil: title.lowercased()
    }
  }
}
