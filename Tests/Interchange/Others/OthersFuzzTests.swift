import Domain
import TestSupport
import Testing

@testable import Interchange
@testable import UseCases

@Suite struct OthersFuzzTests {
  static let files: [(OthersFormat, String)] = [
    (.todoist, TodoistTests.table), (.todoistJSON, TodoistTests.everything),
    (.googleTasks, GoogleTasksTests.takeout), (.tickTick, TableTests.tickTick),
    (.outlook, TableTests.outlook), (.outlookCalendar, TableTests.outlookCalendar),
    (.org, ListTests.org), (.markdown, ListTests.markdown),
    (.table, "Task,Due Date,Priority,Status\nPay rent,2026-12-24,high,done\n"),
  ]

  @Test("A damaged file is read, or refused with a sentence", arguments: OthersFormat.allCases)
  func damaged(format: OthersFormat) throws {
    let seed: UInt64 = 22
    var random = RandomNumbers(seed: seed)
    let file = try #require(Self.files.first { $0.0 == format }?.1)
    // One store for all rounds: to make one takes longer than to read a file.
    let test = try TestStore.inParis()
    for round in 0..<TestLength.rounds(40) {
      var bytes = Array(file.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
      }
      let dates = NoWords()
      var reader = OthersReader(
        format, source: source(bytes, chunk: 17), zone: test.store.zone,
        almanac: test.store.almanac, times: dates, now: test.now)
      do {
        _ = try test.importTasks(from: &reader)
      } catch let failure as Failure {
        #expect(failure.kind == .malformed, "\(failure.message), seed \(seed), round \(round)")
      }
      _ = FoundFormat(beginning: bytes)
    }
  }

  /// What no other program says, or what follows here from something else. A new property of a task belongs here, or
  /// into a file above.
  private static let unsaid: Set<TaskProperty> = [
    .position, .slot, .hourlyRate, .repeatStart, .repeatFloor, .repeatDone, .excludedDates,
    .addedDates, .occurrence, .series, .zone, .deleted, .fieldValues, .until, .url,
  ]

  @Test("The files of other programs say every property that any of them knows")
  func everyProperty() throws {
    var said: Set<TaskProperty> = []
    for (format, file) in Self.files {
      let test = try TestStore.inParis()
      try test.read(file, as: format)
      let contents = try test.contents()
      for task in contents.tasks {
        let plain = try Task(
          uid: task.uid, title: "…", projectID: Project.inboxID, created: test.now)
        for property in TaskProperty.allCases {
          var copy = plain
          try copy.take(property, from: task)
          if copy != plain { said.insert(property) }
        }
      }
    }
    let missing = Set(TaskProperty.allCases).subtracting(Self.unsaid).subtracting(said)
    #expect(missing.isEmpty, "\(missing)")
  }

  struct NoWords: WrittenTimes {
    func moment(_ text: String, in language: String?) -> Moment? { nil }
    func series(_ text: String, in language: String?) -> WrittenSeries? { nil }
  }
}
