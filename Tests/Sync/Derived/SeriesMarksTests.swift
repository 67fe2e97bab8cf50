import Domain
import Testing

@testable import Sync

/// Occurrences of a series that were done on several devices.
@Suite struct SeriesMarksTests {
  private let days: [LocalMoment]

  init() throws {
    days = try (1...5).map { try LocalMoment(text: "2026120\($0)") }
  }

  @Test("An occurrence that two devices did is done once")
  func both() {
    let marks = marks([
      step("a", 1, at: 10, [mark(0, .done)]), step("b", 1, at: 20, [mark(0, .done)]),
    ])
    #expect(marks.present(among: days, notBefore: nil) == days[1])
  }

  @Test("What two devices did without each other counts of both")
  func apart() {
    let marks = marks([
      step("a", 1, at: 10, [mark(0, .done)]),
      step("b", 1, at: 5, [mark(1, .skipped)]), step("b", 2, at: 6, [mark(3, .done)]),
    ])
    #expect(marks.present(among: days, notBefore: nil) == days[2])
    #expect(marks.latestDone(among: days) == days[3])
  }

  @Test("An undo opens its own occurrence, and leaves alone what was done elsewhere")
  func undo() {
    let marks = marks([
      step("a", 1, at: 10, [mark(0, .done)]), step("a", 2, at: 30, [mark(0, .open)]),
      step("b", 1, at: 20, [mark(1, .done)]),
    ])
    #expect(marks.present(among: days, notBefore: nil) == days[0])
    #expect(marks[days[1]] == .done)
  }

  @Test("What was missed before the floor is over, and the end of a series is its end")
  func floor() {
    let marks = marks([step("a", 1, at: 10, [mark(2, .done)])])
    #expect(marks.present(among: days, notBefore: days[2]) == days[3])
    #expect(marks.present(among: days[2...2], notBefore: nil) == nil)
  }

  @Test("A mark of a newer version closes its occurrence")
  func unknown() {
    let key = SeriesMarks.key(of: days[0])
    let marks = marks([step("a", 1, at: 10, [.set(task("t"), key, .text("delegated"))])])
    #expect(marks.present(among: days, notBefore: nil) == days[1])
  }

  private func mark(_ day: Int, _ mark: SeriesMarks.Mark) -> SyncStep.Operation {
    .set(task("t"), SeriesMarks.key(of: days[day]), .text(mark.rawValue))
  }

  private func marks(_ steps: [SyncStep]) -> SeriesMarks {
    var replica = Replica(uid: "reader")
    for step in steps { replica.receive(step) }
    return SeriesMarks(of: replica.registers.records[task("t")] ?? [:])
  }
}
