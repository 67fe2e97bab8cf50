import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct RowTests {
  private func row(_ change: (inout TaskFacts) throws -> Void) throws -> Row {
    var facts = TaskFacts(id: 7, title: "Pay rent")
    try change(&facts)
    return Row(facts, at: try instant("2026-12-24T12:00:00Z"), in: FixedZone())
  }

  @Test("Without anything it is a title and a priority")
  func bare() throws {
    let row = try row { _ in }
    #expect(row.taskID == 7)
    #expect(row.title == "Pay rent")
    #expect(row.priorityLabel == "P2")
    let texts = [
      row.dueLabel, row.projectLabel, row.tagsLabel, row.progressLabel, row.blockedLabel,
    ]
    #expect(texts.joined() == "")
    #expect(!row.isStruckThrough && !row.isFavourite && !row.isOverdue)
    #expect(row.daysRemaining == nil)
    #expect(row.dueColour == .grey)
  }

  @Test(
    "The colour is that of the priority, and green when it is done",
    arguments: [
      (Priority.p0, ColourToken.red, "P0"), (.p1, .red, "P1"), (.p2, .orange, "P2"),
      (.p3, .yellow, "P3"), (.none, .black, ""),
    ])
  func colour(priority: Priority, colour: ColourToken, label: String) throws {
    let open = try row { $0.priority = priority }
    #expect(open.colour == colour)
    #expect(open.priorityLabel == label)
    #expect(!open.isStruckThrough)
    let done = try row {
      $0.priority = priority
      $0.isCompleted = true
      $0.status = .completed
    }
    #expect(done.colour == .green)
    #expect(done.isStruckThrough)
  }

  @Test(
    "The due is red when it is over, orange today, else grey",
    arguments: [
      ("2026-12-23", ColourToken.red, -1), ("2026-12-24T11:00:00Z", .red, 0),
      ("2026-12-24T13:00:00Z", .orange, 0), ("2026-12-24", .orange, 0), ("2026-12-25", .grey, 1),
    ])
  func dueColour(due: String, colour: ColourToken, days: Int32) throws {
    let open = try row { $0.due = try moment(due) }
    #expect(open.dueColour == colour)
    #expect(open.isOverdue == (colour == .red))
    #expect(open.daysRemaining == days)
    let done = try row {
      $0.due = try moment(due)
      $0.status = .completed
      $0.isCompleted = true
    }
    #expect(done.dueColour == .grey)
    #expect(!done.isOverdue)
    #expect(done.daysRemaining == days)
  }

  @Test("What it says of its project, tags, subtasks and blockers")
  func labels() throws {
    let row = try row {
      $0.projectID = 2
      $0.projectName = "Home"
      $0.tags = ["bank", "big city"]
      $0.subtaskCount = 3
      $0.completedSubtaskCount = 1
      $0.blockers = ["Buy stamps"]
      $0.depth = 2
      $0.isFavourite = true
    }
    #expect(row.projectLabel == "Home")
    #expect(row.tagsLabel == "@bank @big city")
    #expect(row.progressLabel == "1 of 3")
    #expect(row.blockedLabel == "Waits for “Buy stamps”")
    #expect(row.depth == 2)
    #expect(row.isFavourite)
    let waiting = try self.row { $0.blockers = ["A", "B", "C"] }
    #expect(waiting.blockedLabel == "Waits for “A” and 2 more")
  }

  @Test("In the trash it is done if it was before")
  func trash() throws {
    let row = try row {
      $0.status = .deleted
      $0.due = try moment("2026-12-01")
    }
    #expect(!row.isStruckThrough && !row.isOverdue)
    #expect(row.dueLabel == "Tue 1 Dec")
  }
}
