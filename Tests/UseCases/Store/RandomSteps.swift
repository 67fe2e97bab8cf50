import Domain
import TestSupport
import Testing
import UseCases

/// Takes a thousand random steps in a store, or in a new one, takes them back to the start and does them again to the end: each
/// time the store has to hold what it held then. The change log, replayed into an empty store, makes the same.
///
/// A step that is refused must change nothing. At least so many steps shall change something.
func expectEveryStateAgain(
  on store: TestStore? = nil, atLeast count: Int, seed: UInt64,
  _ step: (TestStore, TestStore.Contents, inout RandomNumbers) throws -> Void,
  each check: (TestStore.Contents) throws -> Void = { _ in }
) throws {
  let test = try store ?? TestStore()
  var numbers = RandomNumbers(seed: seed)
  var states = [try test.contents()]
  for _ in 0..<TestLength.rounds(1_000) {
    test.advance(seconds: 1)
    let before = states[states.count - 1]
    do {
      try step(test, before, &numbers)
    } catch is Failure {
      #expect(try test.contents() == before)
      continue
    }
    let after = try test.contents()
    if after == before { continue }
    states.append(after)
    try check(after)
  }
  // A short run has relatively fewer steps that change something.
  #expect(states.count > (TestLength.isShort ? count / 10 : count))
  let end = states[states.count - 1]
  #expect(try test.replayed().contents() == end)
  for state in states.dropLast().reversed() {
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == state)
  }
  #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
  for state in states.dropFirst() {
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == state)
  }
  #expect(throws: Failure.self) { try RedoStep(test.store).run(at: test.now) }
  #expect(try test.replayed().contents() == end)
  #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
}
