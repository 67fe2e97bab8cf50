import Domain
import TestSupport
import Testing
import UseCases

/// Random moves, against an array.
@Suite struct ManualOrderTests {
  private func ids(_ test: TestStore) throws -> [Int64] {
    try test.store.taskIDs(TaskQuery(sort: [.init(.manual)]), at: test.now)
  }

  private func expectShortKeys(_ test: TestStore) throws {
    let keys = try test.contents().tasks.map(\.position.text)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { $0.utf8.count <= 32 })
  }

  @Test("Random moves do what they do to an array", arguments: 1...2)
  func randomMoves(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let test = try TestStore()
    var expected: [Int64] = []
    for number in 0..<40 { expected.append(try test.add("\(number)")) }
    for _ in 0..<500 {
      let moved = Array(
        expected.shuffled(using: &numbers).prefix(Int.random(in: 1...4, using: &numbers)))
      var rest = expected.filter { !moved.contains($0) }
      let index = rest.indices.randomElement(using: &numbers) ?? 0
      let (place, target): (OrderDestination, Int) =
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: (.before(rest[index]), index)
        case 1: (.after(rest[index]), index + 1)
        case 2: (.top, 0)
        default: (.bottom, rest.count)
        }
      rest.insert(contentsOf: moved, at: target)
      expected = rest
      try MoveTasks(test.store).run(moved, to: TaskMove(place), at: test.now)
      #expect(try ids(test) == expected)
    }
    try expectShortKeys(test)
  }

  @Test("Moves to one spot over and over make room there, and undo takes them all back")
  func oneSpot() throws {
    let test = try TestStore()
    var expected: [Int64] = []
    for number in 0..<100 { expected.append(try test.add("\(number)")) }
    let before = try test.contents()
    let anchor = expected[50]
    var rows = 0
    for turn in 0..<400 {
      let moved = turn % 2 == 0 ? expected[0] : expected[99]
      let place = turn % 2 == 0 ? OrderDestination.before(anchor) : .after(anchor)
      let old = try test.contents().tasks
      try MoveTasks(test.store).run([moved], to: TaskMove(place), at: test.now)
      rows += try zip(old, test.contents().tasks).count { $0 != $1 }
      expected.removeAll { $0 == moved }
      expected.insert(moved, at: turn % 2 == 0 ? 49 : 51)
    }
    #expect(try ids(test) == expected)
    #expect(rows > 400 && rows < 500)
    try expectShortKeys(test)
    for _ in 0..<400 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try test.contents() == before)
    for _ in 0..<400 { _ = try RedoStep(test.store).run(at: test.now) }
    #expect(try ids(test) == expected)
  }

  @Test("Tasks that came with equal keys are put in order when one moves among them")
  func equalKeys() throws {
    let test = try TestStore()
    var expected: [Int64] = []
    for number in 0..<100 {
      let id = try test.add("\(number)")
      expected.append(id)
      try test.store.write(.importFile, at: test.now) {
        let old = try test.store.tasks.existing(id)
        var task = old
        task.position = .first
        try test.store.tasks.save(task, over: old, modified: nil)
      }
    }
    let modified = try test.store.tasks.existing(expected[0]).modified
    test.advance(seconds: 60)
    let before = try test.contents()
    let moved = expected.removeLast()
    try MoveTasks(test.store).run([moved], to: TaskMove(.before(expected[50])), at: test.now)
    expected.insert(moved, at: 50)
    #expect(try ids(test) == expected)
    #expect(try test.store.tasks.existing(expected[0]).modified == modified)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("Moves on two handles of one file leave an order without doubles")
  func twoHandles() throws {
    let folder = try TemporaryFolder()
    let first = try TestStore(path: folder.path("tasks.db"))
    var expected: [Int64] = []
    for number in 0..<20 { expected.append(try first.add("\(number)")) }
    let second = try TestStore(path: folder.path("tasks.db"))
    var numbers = RandomNumbers(seed: 1)
    for _ in 0..<300 {
      let test = Bool.random(using: &numbers) ? first : second
      let moved = expected.remove(at: Int.random(in: 0..<20, using: &numbers))
      let anchor = Int.random(in: 0..<19, using: &numbers)
      try MoveTasks(test.store).run([moved], to: TaskMove(.before(expected[anchor])), at: test.now)
      expected.insert(moved, at: anchor)
    }
    #expect(try ids(first) == expected && ids(second) == expected)
    try expectShortKeys(second)
  }

  @Test("Two threads that move through their own handles lose no move")
  func twoThreads() async throws {
    let folder = try TemporaryFolder()
    let first = try TestStore(path: folder.path("tasks.db"))
    for number in 0..<20 { _ = try first.add("\(number)") }
    let path = folder.path("tasks.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 1...2 {
        group.addTask {
          let test = try TestStore(path: path)
          var numbers = RandomNumbers(seed: UInt64(seed))
          for _ in 0..<100 {
            let pair = Array((1...20 as ClosedRange<Int64>).shuffled(using: &numbers).prefix(2))
            try MoveTasks(test.store).run([pair[0]], to: TaskMove(.after(pair[1])), at: test.now)
          }
        }
      }
      try await group.waitForAll()
    }
    try expectShortKeys(first)
    #expect(try ids(first).count == 20)
    for _ in 0..<20 { _ = try UndoStep(first.store).run(at: first.now) }
    try expectShortKeys(first)
  }
}
