import TaskcoreSwift
import Testing

/// All that is wrong with an event, and what it would overlap.
@Suite struct EventCheckTests {
  @Test("A new event is told what it would overlap, and nothing is added")
  func new() throws {
    let store = try openStore()
    let review = try store.addMeeting("Review", after: 1)
    let lunch = EventChanges {
      $0.title = "Lunch"
      $0.start = .instant(noon + hour)
      $0.duration = 1800
    }
    let (problems, conflicts) = try store.problems(ofEvent: nil, nil, .all, with: lunch)
    #expect(problems.map(\.field) == ["start"])
    #expect(conflicts.map(\.other.id) == [review])
    #expect(try store.events(EventQuery()).count == 1)
    let untitled = EventChanges { $0.start = .instant(noon + 5 * hour) }
    let wrong = try store.problems(ofEvent: nil, nil, .all, with: untitled)
    #expect(wrong.problems.map(\.field) == ["title"] && wrong.conflicts.isEmpty)
  }

  @Test("So are changes to one, which stays as it is")
  func changes() throws {
    let store = try openStore()
    _ = try store.addMeeting("Review", after: 1)
    let lunch = try store.addMeeting("Lunch", after: 3)
    let earlier = EventChanges { $0.start = .instant(noon + hour) }
    let (problems, conflicts) = try store.problems(ofEvent: lunch, nil, .all, with: earlier)
    #expect(problems.count == 1 && conflicts.map(\.other.title) == ["Review"])
    let later = EventChanges { $0.start = .instant(noon + 5 * hour) }
    let fine = try store.problems(ofEvent: lunch, nil, .all, with: later)
    #expect(fine.problems.isEmpty && fine.conflicts.isEmpty)
    #expect(try store.event(lunch).interval.start == noon + 3 * hour)
  }
}
