import Domain
import TestSupport
import Testing
import UseCases

/// Starting, ending and following up focus sessions in a store.
@Suite struct FocusTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func start(
    _ kind: FocusSession.Kind = .work, task: Int64? = nil, minutes: Int32? = nil
  ) throws -> Int64 {
    try StartFocus(test.store, newUID: test.newUID).run(
      kind, task: task, minutes: minutes, at: test.now)
  }

  private func finishDue() throws -> [FocusSession] {
    try FinishDueFocus(test.store, newUID: test.newUID).run(at: test.now)
  }

  private func refusal(_ body: () throws -> Void) throws -> Failure {
    let before = try test.contents()
    let failure = try #require(throws: Failure.self) { try body() }
    #expect(try test.contents() == before)
    return failure
  }

  private func session(_ id: Int64) throws -> FocusSession {
    try #require(try test.store.focusSessions.find(id: id))
  }

  @Test("It is as long as is said or set, for a task in its project or for none")
  func startsOne() throws {
    let task = try test.add("Write") { $0.project = .name("Work") }
    let first = try session(try start(task: task))
    #expect(first.length == 25 * 60_000 && first.started == test.now && first.round == 1)
    #expect(first.taskUID == (try test.store.tasks.existing(task).uid))
    #expect(first.projectUID == (try test.store.projects.find(named: "Work")?.uid))
    try FinishFocus(test.store).run(at: test.now)
    let second = try session(try start(.shortBreak, minutes: 60))
    #expect(second.length == 3_600_000 && second.taskUID == nil && second.projectUID == nil)
  }

  @Test("0 and 61 minutes, a break on a task and tasks that are not open are refused")
  func badStarts() throws {
    let task = try test.add("Write")
    for minutes in [Int32.min, -1, 0, 61, .max] {
      let failure = try refusal { _ = try start(minutes: minutes) }
      #expect(failure.kind == .invalid && failure.field == "minutes")
    }
    #expect(try refusal { _ = try start(.longBreak, task: task) }.field == "task_id")
    #expect(try refusal { _ = try start(task: 99) }.kind == .notFound)
    try CompleteTasks(test.store).run([task], at: test.now)
    let completed = try refusal { _ = try start(task: task) }
    #expect(completed.kind == .conflict && completed.message.description.contains("completed"))
    try DeleteTasks(test.store).run([task], at: test.now)
    let deleted = try refusal { _ = try start(task: task) }
    #expect(deleted.kind == .conflict && deleted.message.description.contains("trash"))
  }

  @Test("One is running or paused at a time, and a second one is told what and how long")
  func oneAtATime() throws {
    _ = try start(task: try test.add("Write"))
    test.advance(seconds: 746)
    let running = try refusal { _ = try start() }
    #expect(
      running.kind == .conflict
        && running.message.description.contains("“Write” is running, with 12:34"))
    try PauseFocus(test.store).run(at: test.now)
    test.advance(seconds: 9_999)
    let paused = try refusal { _ = try start(.shortBreak) }
    #expect(
      paused.kind == .conflict
        && paused.message.description.contains("“Write” is paused, with 12:34"))
  }

  @Test("Without one, nothing can be paused, resumed, reset, cancelled or finished")
  func nothingRuns() throws {
    let store = test.store
    for change in [
      { try PauseFocus(store).run(at: $0) }, { try ResumeFocus(store).run(at: $0) },
      { try ResetFocus(store).run(at: $0) }, { try CancelFocus(store).run(at: $0) },
      { (now: Instant) in try FinishFocus(store).run(at: now) },
    ] {
      #expect(try refusal { try change(test.now) }.kind == .conflict)
      _ = try start(minutes: 1)
      test.advance(seconds: 60)
      #expect(try refusal { try change(test.now) }.kind == .conflict)
      #expect(try finishDue().count == 1)
    }
    #expect(try finishDue().isEmpty)
  }

  @Test(
    "One that is over and that nobody noticed is finished by the start of the next, as of its end")
  func startAfterEnd() throws {
    let first = try start(minutes: 10)
    let end = try #require(try session(first).ends)
    test.advance(seconds: 86_400)
    let second = try start()
    #expect(try session(first).state == .finished && session(first).finished == end)
    #expect(try session(second).state == .running)
    #expect(try finishDue().isEmpty)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try session(first).state == .running)
    #expect(try finishDue().map(\.id) == [first])
  }

  @Test("The alert of the one before is acknowledged by the start of the next, in one step")
  func startAcknowledges() throws {
    _ = try start(minutes: 1)
    test.advance(seconds: 60)
    let alert = try #require(try test.poll().first)
    #expect(alert.acknowledged == nil)
    test.advance(seconds: 60)
    _ = try start(.shortBreak)
    #expect(try test.store.alerts.find(id: alert.id)?.acknowledged == test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.alerts.find(id: alert.id)?.acknowledged == nil)
  }

  @Test("One that starts by itself leaves the alert of the one before, and no older ones")
  func autoStartKeepsOneAlert() throws {
    try SetSettings<FocusSettings>(test.store).run([.startsNext: 1], at: test.now)
    _ = try start(minutes: 1)
    for seconds in [60, 300, 1_500] as [Int64] {
      test.advance(seconds: seconds)
      #expect(try test.poll().count == 1)
      #expect(try test.store.alerts.unacknowledged(.focusSession).count == 1)
    }
  }

  @Test("A poll finishes it once, as of its end, and nothing of it can be taken back")
  func finishDueOnce() throws {
    let task = try test.add("Write")
    let first = try start(task: task)
    try PauseFocus(test.store).run(at: test.now)
    try ResumeFocus(test.store).run(at: test.now)
    test.advance(seconds: 1_499)
    #expect(try finishDue().isEmpty)
    test.advance(seconds: 3_601)
    let finished = try #require(try finishDue().first)
    #expect(finished.id == first && finished.state == .finished)
    #expect(test.now.milliseconds - (finished.finished?.milliseconds ?? 0) == 3_600_000)
    #expect(try finishDue().isEmpty)
    let alert = Alert(ended: finished, fired: test.now)
    #expect(alert.kind == .focusSession && alert.at == finished.finished)
    #expect(alert.uid == Alert(ended: finished, fired: finished.started).uid)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try session(first) == finished)
    #expect(try RedoStep(test.store).run(at: test.now).action == .addTasks)
  }

  @Test("The end of a session is said once, and undo does not unsay it")
  func fire() throws {
    func fire() throws -> [Int64] {
      try FireDueAlerts(test.store, newUID: test.newUID).run(at: test.now)
    }
    #expect(try NextWakeup(test.store).run(at: test.now) == nil)
    let id = try start(minutes: 1)
    #expect(try NextWakeup(test.store).run(at: test.now) == session(id).ends)
    test.advance(seconds: 59)
    #expect(try fire().isEmpty)
    test.advance(seconds: 9)
    let alert = try #require(try fire().first)
    let said = try #require(try test.store.alerts.find(id: alert))
    #expect(try said.itemUID == session(id).uid && said.at == session(id).finished)
    #expect(said.fired == test.now)
    #expect(try fire().isEmpty)
    #expect(try NextWakeup(test.store).run(at: test.now) == nil)
    #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
    #expect(try test.store.alerts.all() == [said])
  }

  @Test("What else was undone can be done again after a session ended by itself")
  func redoSurvives() throws {
    _ = try start(minutes: 1)
    _ = try test.add("Write")
    _ = try UndoStep(test.store).run(at: test.now)
    test.advance(seconds: 60)
    #expect(try finishDue().count == 1)
    #expect(try RedoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.titles() == ["Write"])
  }

  @Test("Rounds go on by what was finished; what was cancelled does not count")
  func rounds() throws {
    let next = NextFocus(test.store)
    #expect(try next.run(at: test.now) == .first)
    _ = try start()
    #expect(try next.run(at: test.now) == FocusTurn(.shortBreak, round: 1))
    try CancelFocus(test.store).run(at: test.now)
    #expect(try next.run(at: test.now) == .first)
    for round in Int64(1)...4 {
      #expect(try session(try start()).round == round)
      try FinishFocus(test.store).run(at: test.now)
      let kind: FocusSession.Kind = round == 4 ? .longBreak : .shortBreak
      #expect(try next.run(at: test.now) == FocusTurn(kind, round: round))
      #expect(try session(try start(kind)).round == round)
      test.advance(seconds: 3_600)
    }
    #expect(try next.run(at: test.now) == .first)
  }

  @Test("Breaks may be left out, and after an hour without any session it begins anew")
  func leftOut() throws {
    for round in Int64(1)...2 {
      #expect(try session(try start()).round == round)
      test.advance(seconds: 1_500)
    }
    #expect(try NextFocus(test.store).run(at: test.now) == FocusTurn(.shortBreak, round: 2))
    test.advance(seconds: 3_600)
    #expect(try NextFocus(test.store).run(at: test.now) == FocusTurn(.shortBreak, round: 2))
    test.advance(seconds: 1)
    #expect(try NextFocus(test.store).run(at: test.now) == .first)
    #expect(try session(try start()).round == 1)
  }

  @Test("With auto start, the break follows, and after it the next session on the same task")
  func autoStart() throws {
    try SetSettings<FocusSettings>(test.store).run(
      [.startsNext: 1, .shortBreakMinutes: 7], at: test.now)
    let task = try test.add("Write")
    _ = try start(task: task)
    test.advance(seconds: 1_600)
    #expect(try finishDue().count == 1)
    let pause = try #require(try test.store.focusSessions.current())
    #expect(pause.kind == .shortBreak && pause.length == 420_000 && pause.taskUID == nil)
    #expect(pause.started == test.now && pause.round == 1)
    test.advance(seconds: 420)
    #expect(try finishDue().map(\.id) == [pause.id])
    let work = try #require(try test.store.focusSessions.current())
    #expect(work.kind == .work && work.round == 2)
    #expect(try work.taskUID == test.store.tasks.existing(task).uid)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.store.focusSessions.current() == work)
    test.advance(seconds: 100_000)
    #expect(try finishDue().count == 1 && test.store.focusSessions.all().count == 4)
  }

  @Test("With auto start, the next session is for no task when the last one is done")
  func autoStartWithoutTask() throws {
    try SetSettings<FocusSettings>(test.store).run([.startsNext: 1], at: test.now)
    let task = try test.add("Write")
    _ = try start(task: task)
    test.advance(seconds: 1_500)
    _ = try finishDue()
    try CompleteTasks(test.store).run([task], at: test.now)
    test.advance(seconds: 300)
    _ = try finishDue()
    let work = try #require(try test.store.focusSessions.current())
    #expect(work.kind == .work && work.taskUID == nil)
  }

  @Test("Settings are kept, undone, and nonsense from elsewhere counts as unset")
  func settings() throws {
    #expect(try test.store.settings.focus() == FocusSettings())
    try SetSettings<FocusSettings>(test.store).run([.workMinutes: 50, .rounds: 2], at: test.now)
    #expect(try test.store.settings.focus().workMinutes == 50)
    #expect(try session(try start()).length == 3_000_000)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start(.shortBreak)
    try FinishFocus(test.store).run(at: test.now)
    _ = try start()
    #expect(try NextFocus(test.store).run(at: test.now).kind == .longBreak)
    #expect(
      try refusal {
        try SetSettings<FocusSettings>(test.store).run(
          [.workMinutes: 30, .rounds: 13], at: test.now)
      }.field == "rounds")
    try test.store.write(.changeSettings, at: test.now) {
      try test.store.settings.set("focus.work_minutes", to: "61")
      try test.store.settings.set("focus.rounds", to: "many")
    }
    #expect(try test.store.settings.focus() == FocusSettings())
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.settings.focus().workMinutes == 50)
  }

  @Test("Each change can be taken back while the session goes on")
  func undo() throws {
    let id = try start()
    test.advance(seconds: 600)
    try PauseFocus(test.store).run(at: test.now)
    test.advance(seconds: 60)
    let step = try UndoStep(test.store).run(at: test.now)
    #expect(step.action == .pauseFocus)
    #expect(try session(id).elapsed(at: test.now) == 660_000)
    try CancelFocus(test.store).run(at: test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    try ResetFocus(test.store).run(at: test.now)
    #expect(try session(id).elapsed(at: test.now) == 0)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try session(id).elapsed(at: test.now) == 660_000)
    try FinishFocus(test.store).run(at: test.now)
    #expect(try UndoStep(test.store).run(at: test.now).action == .finishFocus)
    #expect(try UndoStep(test.store).run(at: test.now).action == .startFocus)
    #expect(try test.store.focusSessions.all().isEmpty)
  }
}
