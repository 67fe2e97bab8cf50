import TaskcoreSwift

// What the first column of a sum is called.

extension TimeTotal.Grouping {
  var title: Message {
    switch self {
    case .task: "Task"
    case .project: "Project"
    case .day: "Day"
    case .tag: "Tag"
    case .client: "Client"
    }
  }
}

extension FocusTotal.Grouping {
  var title: Message {
    switch self {
    case .task: "Task"
    case .project: "Project"
    case .day: "Day"
    }
  }
}
