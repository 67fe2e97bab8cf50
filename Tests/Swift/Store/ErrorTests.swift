import CTaskcoreHeader
import Testing

@testable import TaskcoreSwift

/// What the library refuses, as Swift throws it.
@Suite struct ErrorTests {
  @Test("An error has a code, a sentence, and the field and the element that it is about")
  func fields() throws {
    let store = try openStore()
    let task = try store.addTask("Pay rent")
    let error = try refusal { try store.complete(.ids([task, 99])) }
    #expect(error.code == .notFound && error.field == "ids" && error.index == 1)
    #expect(error.message == "There is no task 99." && error.description == error.message)
    #expect(error.line == nil && error.column == nil && error.conflicts.isEmpty)
    #expect(try store.tasks([task])[0].status == .open)
    let untitled = try refusal { _ = try store.addTask(" ") }
    #expect(untitled.code == .invalid && untitled.field == "title" && untitled.index == nil)
  }

  @Test("What does not parse is told with its column, and in lines with its line")
  func places() throws {
    let store = try openStore()
    let query = try refusal { _ = try store.tasks(TaskQuery { $0.filter = "+bank due:someday" }) }
    #expect(query.code == .parse && query.column == 11)
    let line = try refusal {
      _ = try store.add(linesOf: "Call Ann\n\ntoday", project: nil)
    }
    #expect(line.code == .invalid && line.line == 3 && line.column == 1)
    #expect(try store.count(TaskQuery()) == 0)
  }

  @Test("An event that would overlap others is refused with them")
  func conflicts() throws {
    let store = try openStore()
    let review = try store.addMeeting("Review", after: 1)
    let error = try refusal { _ = try store.addMeeting("Lunch", after: 1) }
    #expect(error.code == .conflict && error.conflicts.map(\.other.id) == [review])
    #expect(error.conflicts.map(\.other.title) == ["Review"])
    #expect(try store.events(EventQuery()).count == 1)
  }

  @Test("A store that is read only, busy or none says so")
  func stores() throws {
    try withPath { path in
      let missing = try refusal {
        _ = try Store(Store.Options(path: path, isReadOnly: true))
      }
      #expect(missing.code == .notFound)
      _ = try openStore(at: path).addTask("Pay rent")
      let store = try Store(Store.Options(path: path, isReadOnly: true))
      #expect(store.isReadOnly)
      #expect(try refusal { _ = try store.addTask("No") }.code == .readOnly)
      let zone = try refusal { _ = try Store(Store.Options(path: path, zone: "Europe/Nowhere")) }
      #expect(zone.code == .invalid && zone.field == "time_zone")
    }
  }

  @Test("A debug build has members refused that are set and not announced")
  func unannounced() throws {
    let store = try openStore()
    var input = blank(taskcore_task_input(), taskcore_task_input_init)
    input.fields = TASKCORE_TASK_TITLE
    input.due_ms = noon
    let error = try refusal {
      try "Pay rent".withCString { title in
        input.title = title
        try Store.check(taskcore_task_add(store.handle, &input, nil))
      }
    }
    #expect(error.code == .invalid && error.field == "due_ms")
  }

  @Test("A struct of an older library is shorter; what it does not have is zero")
  func shorterRows() throws {
    var old = [UInt64](repeating: .max, count: MemoryLayout<taskcore_step>.size / 8)
    old[0] = 16
    old[1] = 7
    let row = old.withUnsafeBytes {
      $0.assumingMemoryBound(to: taskcore_step.self).baseAddress?.row
    }
    #expect(row?.id == 7 && row?.at_ms == 0 && row?.task_count == 0 && row?.action == 0)
  }

  @Test("The version and the user's own store are known without one")
  func library() throws {
    #expect(Store.libraryVersion.split(separator: ".").count == 3)
    #expect(try !Store.defaultPath().isEmpty)
  }
}
