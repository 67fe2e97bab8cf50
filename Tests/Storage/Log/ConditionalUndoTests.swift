import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Undo and redo of what was changed since by a step that no undo takes back.
@Suite struct ConditionalUndoTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("A value that was changed since is left alone, and the others are set back")
  func values() throws {
    let id = try test.add("Rent")
    try change(id) {
      try $0.setTitle("Pay rent")
      try $0.setNotes("By transfer")
    }
    try change(id, by: .repair) { try $0.setNotes("In cash") }
    let step = try undo()
    #expect(step.reversal == StepReversal(changedCount: 1, leftCount: 1))
    #expect(try task(id).title == "Rent" && task(id).notes == "In cash")
    #expect(try redo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).title == "Pay rent" && task(id).notes == "In cash")
  }

  @Test("A step of which all was changed since is passed over, and its undo says so")
  func passedOver() throws {
    let id = try test.add("Rent")
    try change(id) { try $0.setTitle("Pay rent") }
    try change(id, by: .repair) { try $0.setTitle("Pay the rent") }
    let step = try undo()
    #expect(step.action == .updateTasks && step.reversal == StepReversal(leftCount: 1))
    #expect(try task(id).title == "Pay the rent")
    #expect(throws: Failure.self) { try redo() }
    #expect(try undo().action == .addTasks)
    #expect(try task(id).status == .deleted)
  }

  @Test("A value that was set back since by something else is not counted")
  func setBackAlready() throws {
    let id = try test.add("Rent")
    try change(id) {
      try $0.setTitle("Pay rent")
      $0.isFavourite = true
    }
    try change(id, by: .repair) { try $0.setTitle("Rent") }
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).title == "Rent" && !task(id).isFavourite)
  }

  @Test("Redo leaves alone what was changed since the undo")
  func redoLikewise() throws {
    let id = try test.add("Rent")
    try change(id) {
      try $0.setTitle("Pay rent")
      $0.isFavourite = true
    }
    _ = try undo()
    // A poll does not end what can be done again.
    try change(id, by: .fireAlerts) { try $0.setTitle("The rent") }
    #expect(try redo().reversal == StepReversal(changedCount: 1, leftCount: 1))
    #expect(try task(id).title == "The rent" && task(id).isFavourite)
  }

  @Test("Each reminder is one by itself, and so is each date that a series leaves out")
  func elementsOfLists() throws {
    let (hour, day) = (try Reminder(.due, offset: -3_600), try Reminder(.due, offset: -86_400))
    let minute = try Reminder(.due, offset: -60)
    let id = try test.add("Rent") { $0.reminders = [hour] }
    try change(id) { try $0.setReminders([day]) }
    try change(id, by: .repair) { try $0.setReminders([day, minute]) }
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).reminders == [hour, minute].ordered())
    #expect(try redo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).reminders == [day, minute].ordered())
    try change(id, by: .repair) { try $0.setReminders([minute]) }
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).reminders == [hour, minute].ordered())
    let (first, second) = (try LocalMoment(text: "20261225"), try LocalMoment(text: "20261226"))
    try change(id) { try $0.setExcludedDates([first]) }
    try change(id, by: .repair) { try $0.setExcludedDates([first, second]) }
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).excludedDates == [second])
  }

  @Test("Attendees come back in their order, and where others came since, at the end")
  func attendees() throws {
    let store = test.store
    var review = Event(blank: "review")
    review.start = .dateTime(test.now)
    try review.setAttendees(["a", "b", "c"])
    let event = try store.write(.addEvents, at: test.now) { try store.events.insert(review) }
    func invite(_ names: [String], by action: Step.Action = .updateEvents) throws {
      try store.write(action, at: test.now) {
        let old = try #require(try store.events.find(id: event))
        var changed = old
        try changed.setAttendees(names)
        _ = try store.events.save(changed, over: old)
      }
    }
    func names() throws -> [String]? { try store.events.find(id: event)?.attendees }
    try invite(["a", "c"])
    _ = try undo()
    #expect(try names() == ["a", "b", "c"])
    _ = try redo()
    try invite(["a", "c", "d"], by: .repair)
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try names() == ["a", "c", "d", "b"])
  }

  @Test("Each tag and each dependency is one by itself")
  func elements() throws {
    let blocker = try test.add("Open an account")
    let id = try test.add("Rent") { $0.tags = ["bank", "home"] }
    try change(id) {
      try $0.tags.remove("bank")
      try $0.tags.insert("web")
      try $0.setDependencies([blocker])
    }
    try change(id, by: .repair) {
      try $0.tags.remove("web")
      try $0.tags.insert("Bank")
      try $0.tags.insert("zoo")
    }
    // Both tags are as they were before the step, and another one came.
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).tags.keys == TagSet(["bank", "home", "zoo"]).keys)
    #expect(try task(id).dependencies.isEmpty)
  }

  @Test("When a task is and how it repeats are set back together or not at all")
  func series() throws {
    let first = try day(1)
    let id = try test.add("Rent") { $0.due = .some(.date(first)) }
    try change(id) {
      $0.due = .date(try day(5))
      try $0.setTitle("Pay rent")
    }
    try change(id, by: .repair) { $0.start = .date(try day(2)) }
    #expect(try undo().reversal == StepReversal(changedCount: 1, leftCount: 1))
    #expect(try task(id).due == .date(try day(5)) && task(id).title == "Rent")
  }

  @Test("A task that was changed since it was added goes to the trash, and comes back by redo")
  func trash() throws {
    let id = try test.add("Rent") { $0.project = .name("Home") }
    try change(id, by: .repair) { try $0.setTitle("Pay rent") }
    // Its project is needed, and stays.
    let reversal = try undo().reversal
    #expect(reversal == StepReversal(changedCount: 1, leftCount: 1, trashedCount: 1))
    #expect(try task(id).status == .deleted && task(id).title == "Pay rent")
    #expect(try test.store.projects.find(named: "Home") != nil)
    #expect(try redo().reversal == StepReversal(changedCount: 1))
    #expect(try task(id).status == .open)
  }

  @Test("A task that another one is below, or waits for, goes to the trash")
  func needed() throws {
    let parent = try test.add("Move house")
    let blocker = try test.add("Find a flat")
    try test.store.write(.repair, at: test.now) {
      for (title, parent, blockers) in [("Pack", parent, []), ("Sign", nil, [blocker])] {
        var task = try Task(
          uid: title, title: title, projectID: Project.inboxID, created: test.now)
        task.parentID = parent
        try task.setDependencies(blockers)
        _ = try test.store.tasks.insert(task)
      }
    }
    #expect(try undo().reversal == StepReversal(changedCount: 1, trashedCount: 1))
    #expect(try undo().reversal == StepReversal(changedCount: 1, trashedCount: 1))
    #expect(try task(parent).status == .deleted && task(blocker).status == .deleted)
    #expect(try test.store.tasks.task(uid: "Pack")?.status == .deleted)
    #expect(try test.store.tasks.task(uid: "Sign")?.dependencies == [blocker])
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("A purge and an undo in between are no changes of a task that is as it was added")
  func purge() throws {
    let purged = try test.add("Move house")
    let id = try test.add("Pack") { $0.parent = .some(purged) }
    try DeleteTasks(test.store).run([purged], at: test.now)
    try change(id) { $0.isFavourite = true }
    _ = try undo()
    _ = try undo()
    try DeleteTasks(test.store).run([purged], at: test.now)
    _ = try undo()
    #expect(try undo().reversal == StepReversal(changedCount: 1))
    #expect(try test.store.tasks.task(id: id) == nil)
  }

  @Test("A name that another project has meanwhile is left to it")
  func takenName() throws {
    let added = try project("one", "Home", by: .addProject)
    try test.store.write(.updateProject, at: test.now) {
      let old = try #require(try test.store.projects.find(id: added))
      var new = old
      try new.set(.name, to: .text("House"))
      try test.store.projects.save(new, over: old)
    }
    _ = try project("other", "home", by: .repair)
    #expect(try undo().reversal == StepReversal(leftCount: 1))
    #expect(try test.store.projects.find(id: added)?.name == "House")
  }

  @Test(
    "At random: a value goes back by undo, and comes again by redo, if it is as the step left it",
    arguments: 1...4)
  func random(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    var oracle = UndoOracle()
    let ids = try (0..<3).map { _ in try test.add("0") }
    var counts = (left: 0, undone: 0, redone: 0)
    for _ in 0..<400 {
      test.advance(seconds: 1)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0..<4: try takeStep(.updateTasks, ids, &oracle, &numbers)
      case 4: try takeStep(.repair, ids, &oracle, &numbers)
      case 5: try takeStep(.fireAlerts, ids, &oracle, &numbers)
      case 6, 7:
        // The tasks themselves stay.
        guard let expected = oracle.undo() else { continue }
        let reversal = try undo().reversal
        #expect(reversal.leftCount == expected)
        counts.left += expected
        counts.undone += 1
      default:
        guard let expected = oracle.redo() else {
          #expect(throws: Failure.self) { try redo() }
          continue
        }
        #expect(try redo().reversal.leftCount == expected)
        counts.left += expected
        counts.redone += 1
      }
      for (index, id) in ids.enumerated() {
        #expect(try UndoOracle.values(of: task(id)) == oracle.values(index))
      }
    }
    #expect(counts.left > 0 && counts.undone > 10 && counts.redone > 1)
  }

  // MARK: Steps

  private func takeStep(
    _ action: Step.Action, _ ids: [Int64], _ oracle: inout UndoOracle,
    _ numbers: inout RandomNumbers
  ) throws {
    var changes: [UndoOracle.Key: String] = [:]
    try test.store.write(action, at: test.now) {
      for (index, id) in ids.enumerated() where Bool.random(using: &numbers) {
        let old = try task(id)
        var new = old
        let value = Int64.random(in: 0..<3, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: try new.setTitle("\(value)")
        case 1: try new.setNotes("\(value)")
        case 2: try new.setEstimatedDuration(value + 1)
        default:
          if new.tags.contains("t\(value)") {
            try new.tags.remove("t\(value)")
          } else {
            try new.tags.insert("t\(value)")
          }
        }
        try test.store.tasks.save(new, over: old, modified: new == old ? nil : test.now)
        let before = UndoOracle.values(of: old)
        for (name, value) in UndoOracle.values(of: new) where before[name] != value {
          changes[UndoOracle.Key(task: index, name: name)] = value
        }
      }
    }
    oracle.step(action, changes)
  }

  private func change(
    _ id: Int64, by action: Step.Action = .updateTasks, _ body: (inout Task) throws -> Void
  ) throws {
    test.advance(seconds: 1)
    try test.store.write(action, at: test.now) {
      let old = try task(id)
      var new = old
      try body(&new)
      try test.store.tasks.save(new, over: old, modified: test.now)
    }
  }

  private func project(_ uid: String, _ name: String, by action: Step.Action) throws -> Int64 {
    try test.store.write(action, at: test.now) {
      var project = Project(blank: uid)
      try project.set(.name, to: .text(name))
      return try test.store.projects.insert(project)
    }
  }

  private func task(_ id: Int64) throws -> Task {
    try #require(try test.store.tasks.task(id: id))
  }

  private func undo() throws -> Step {
    test.advance(seconds: 1)
    return try UndoStep(test.store).run(at: test.now)
  }

  private func redo() throws -> Step {
    test.advance(seconds: 1)
    return try RedoStep(test.store).run(at: test.now)
  }

  private func day(_ day: Int32) throws -> CalendarDate {
    try #require(CalendarDate(packed: 20_260_200 + day))
  }
}
