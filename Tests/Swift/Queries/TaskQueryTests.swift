import TaskcoreSwift
import Testing

/// What a query asks for by its members.
@Suite struct TaskQueryTests {
  /// Tasks that differ in what queries ask for.
  private static func filled() throws -> Store {
    let store = try openStore()
    func add(_ title: String, _ set: (inout TaskChanges) throws -> Void) throws -> Int64 {
      try store.add(
        TaskChanges {
          $0.title = title
          try set(&$0)
        })
    }
    let bank = try add("Bank") {
      $0.project = "Home"
      $0.tags = ["bank", "shop"]
      $0.due = .instant(noon - hour)
    }
    _ = try add("Shop") {
      $0.tags = ["shop"]
      $0.dependsOn = [bank]
      $0.due = .instant(noon + hour)
    }
    _ = try add("Part") { $0.parent = bank }
    try store.complete(.ids([try add("Done") { $0.isFavourite = true }]))
    return store
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var titles: [String]
    var set: @Sendable (inout TaskQuery, Store) throws -> Void

    init(
      _ name: String, _ titles: [String],
      _ set: @escaping @Sendable (inout TaskQuery, Store) throws -> Void
    ) {
      (self.name, self.titles, self.set) = (name, titles, set)
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case("any tag", ["Bank", "Shop"]) { query, _ in query.tagsAny = ["bank", "shop"] },
    Case("all tags", ["Bank"]) { query, _ in query.tagsAll = ["bank", "shop"] },
    Case("no tag", ["Part", "Shop"]) { query, _ in query.tagsNone = ["bank"] },
    Case("a project", ["Bank", "Part"]) { query, store in
      query.projectIDs = [try #require(try store.findProject("Home"))]
    },
    Case("a parent", ["Part"]) { query, store in query.parentID = 1 },
    Case("blocked", ["Shop"]) { query, _ in query.isBlocked = true },
    Case("not blocked", ["Bank", "Part"]) { query, _ in query.isBlocked = false },
    Case("blocking", ["Bank"]) { query, _ in query.isBlocking = true },
    Case("overdue", ["Bank"]) { query, _ in query.isOverdue = true },
    Case("due from", ["Shop"]) { query, _ in query.dueFrom = noon },
    Case("due before", ["Bank"]) { query, _ in query.dueBefore = noon },
    Case("completed", ["Done"]) { query, _ in
      query.statuses = [.completed]
      (query.completedFrom, query.completedBefore) = (noon, noon + 1)
    },
    Case("completed later", []) { query, _ in
      query.statuses = [.completed]
      query.completedFrom = noon + 1
    },
    Case("a tree", ["Bank", "Part", "Shop"]) { query, _ in query.isTree = true },
  ]

  @Test("Each member has its meaning", arguments: cases)
  func members(_ member: Case) throws {
    let store = try Self.filled()
    let query = try TaskQuery {
      $0.filter = "sort:title"
      try member.set(&$0, store)
    }
    #expect(try store.tasks(query).tasks.map(\.title) == member.titles)
    #expect(try store.count(query) == Int64(member.titles.count))
  }

  @Test("Groups say which of the tasks are theirs, and how many there are")
  func groups() throws {
    let store = try Self.filled()
    let list = try store.tasks(
      TaskQuery {
        $0.filter = "sort:title"
        $0.grouping = .project
        $0.limit = 2
      })
    #expect(list.groups.map(\.label) == ["Inbox", "Home"])
    #expect(list.groups.map { list.tasks[$0.rows].map(\.title) } == [["Shop"], ["Bank"]])
    #expect(list.groups.map(\.total) == [1, 2])
  }

  @Test("A task says what is so of it now")
  func states() throws {
    let store = try Self.filled()
    let states = Dictionary(
      uniqueKeysWithValues: try store.tasks(TaskQuery()).tasks.map { ($0.title, $0.states) })
    #expect(states["Bank"] == [.overdue, .blocking] && states["Shop"] == [.blocked])
    #expect(states["Part"] == [])
    let shop = try store.detail(of: 2).row
    #expect(!shop.isOverdue && shop.daysRemaining == 0)
    #expect(try store.detail(of: 1).row.isOverdue)
  }
}
