import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct GoogleTasksTests {
  let test: TestStore

  init() throws {
    test = try .inParis()
  }

  static let takeout = """
    {
      "kind": "tasks#taskLists",
      "items": [{
        "kind": "tasks#tasks",
        "id": "MDg0NzU1",
        "title": "Home",
        "updated": "2026-11-20T10:00:00.000Z",
        "items": [{
          "kind": "tasks#task", "id": "a1", "title": "Pay rent", "task_type": "PERSONAL_TASK",
          "notes": "By transfer\\nto the landlord", "created": "2026-11-01T10:00:00Z", "updated": "2026-11-20T10:00:00Z",
          "status": "needsAction", "starred": true, "due": "2026-12-24T00:00:00Z",
          "scheduled_time": [{"current": true, "start": "2026-12-24T16:00:00Z"}],
          "links": [{"type": "email", "description": "The bill", "link": "https://mail.google.com/mail/#all/1"}],
          "selfLink": "https://www.googleapis.com/tasks/v1/lists/MDg0NzU1/tasks/a1"
        }, {
          "kind": "tasks#task", "id": "a2", "parent": "a1", "title": "Ask for the number", "task_type": "PERSONAL_TASK",
          "created": "2026-11-01T10:00:00Z", "updated": "2026-11-03T10:00:00Z", "completed": "2026-11-03T10:00:00Z",
          "status": "completed", "hidden": true, "due": "2026-11-03T00:00:00Z",
          "scheduled_time": [{"current": true, "start": "2026-11-03T00:00:00Z"}]
        }]
      }, {
        "kind": "tasks#tasks", "id": "empty", "title": "Nothing yet", "updated": "2026-11-20T10:00:00.000Z"
      }, {
        "kind": "tasks#tasks", "id": "b", "title": "Work",
        "items": [{"id": "b1", "title": "", "status": "needsAction", "updated": "2026-11-20T10:00:00Z",
          "assignmentInfo": {"surfaceType": "DOCUMENT"}}]
      }]
    }
    """

  @Test("Google's lists are projects, and their tasks have what Takeout says of them")
  func lists() throws {
    let report = try test.read(Self.takeout, as: .googleTasks)
    #expect(report.added == 3)
    let rent = try test.titled("Pay rent")
    #expect(try test.projectName(of: rent) == "Home")
    #expect(rent.notes == "By transfer\nto the landlord" && rent.isFavourite)
    #expect(rent.due?.text == "2026-12-24T16:00:00.000Z")
    #expect(rent.links.map(\.url) == ["https://mail.google.com/mail/#all/1"])
    #expect(rent.created.text == "2026-11-01T10:00:00.000Z")
    let number = try test.titled("Ask for the number")
    #expect(number.parentID == rent.id && number.due?.text == "2026-11-03")
    #expect(number.completed?.text == "2026-11-03T10:00:00.000Z")
    let unnamed = try test.titled("…")
    #expect(try test.projectName(of: unnamed) == "Work")
    #expect(
      report.said == ["1: “assignmentInfo.surfaceType” has no place here: it was only kept."])
    #expect(try test.read(Self.takeout, as: .googleTasks, chunk: 5).unchanged == 3)
  }
}
