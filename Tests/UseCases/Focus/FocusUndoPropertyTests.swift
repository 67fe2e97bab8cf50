import Domain
import TestSupport
import Testing
import UseCases

/// Random focus sessions, undone to the start and redone to the end.
@Suite struct FocusUndoPropertyTests {
  @Test("A thousand random steps can be taken back, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    let test = try TestStore()
    try expectEveryStateAgain(on: test, atLeast: 400, seed: seed) { _, _, numbers in
      test.advance(seconds: Int64.random(in: -100...600, using: &numbers))
      try takeRandomStep(on: test, &numbers)
    } each: { contents in
      let going = contents.focusSessions.filter { $0.state == .running || $0.state == .paused }
      #expect(going.count <= 1)
    }
  }

  @Test("However steps, undo, redo and polls come, one goes on at a time", arguments: 1...2)
  func withPolls(seed: UInt64) throws {
    let test = try TestStore()
    var numbers = RandomNumbers(seed: seed)
    var ended: [String] = []
    for _ in 0..<1_500 {
      test.advance(seconds: Int64.random(in: -20...300, using: &numbers))
      do {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1: _ = try UndoStep(test.store).run(at: test.now)
        case 2: _ = try RedoStep(test.store).run(at: test.now)
        case 3, 4:
          let finished = try FinishDueFocus(test.store, newUID: test.newUID).run(at: test.now)
          ended += finished.map(\.uid)
          let current = try test.store.focusSessions.current()
          #expect(current?.isOver(at: test.now) != true)
        default: try takeRandomStep(on: test, &numbers)
        }
      } catch is Failure {}
      let sessions = try test.store.focusSessions.all()
      let going = sessions.filter { $0.state == .running || $0.state == .paused }
      try #require(going.count <= 1)
      for session in sessions {
        #expect((session.state == .running) == (session.resumed != nil))
        #expect(
          (session.finished != nil) == (session.state == .finished || session.state == .cancelled))
        #expect(session.worked.duration <= session.length)
      }
    }
    #expect(ended.count > 5 && Set(ended).count == ended.count)
    while (try? UndoStep(test.store).run(at: test.now)) != nil {}
    let left = Set(try test.store.focusSessions.all().map(\.uid))
    #expect(left.isSuperset(of: ended))
  }

  func takeRandomStep(on test: TestStore, _ numbers: inout RandomNumbers) throws {
    let store = test.store
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0...2:
      let kind: FocusSession.Kind = Bool.random(using: &numbers) ? .work : .shortBreak
      _ = try StartFocus(store, newUID: test.newUID).run(
        kind, task: kind == .work && Bool.random(using: &numbers) ? 1 : nil,
        minutes: Int32.random(in: 1...60, using: &numbers), at: test.now)
    case 3: try PauseFocus(store).run(at: test.now)
    case 4: try ResumeFocus(store).run(at: test.now)
    case 5: try ResetFocus(store).run(at: test.now)
    case 6: try CancelFocus(store).run(at: test.now)
    case 7: try FinishFocus(store).run(at: test.now)
    default:
      let name = FocusSettings.Name.allCases.randomElement(using: &numbers) ?? .rounds
      try SetSettings<FocusSettings>(store).run(
        [name: Int32.random(in: 0...13, using: &numbers)], at: test.now)
    }
  }
}
