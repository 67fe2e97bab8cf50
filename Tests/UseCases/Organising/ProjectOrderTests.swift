import Domain
import TestSupport
import Testing
import UseCases

/// The user's own order of the projects.
@Suite struct ProjectOrderTests {
  let test: TestStore
  let ids: [Int64]

  /// Inbox, A, B, C and D.
  init() throws {
    let test = try TestStore()
    self.test = test
    ids = try ["A", "B", "C", "D"].map { name in
      var input = ProjectInput()
      input.name = name
      return try AddProject(test.store, newUID: test.newUID).run(input, at: test.now)
    }
  }

  @Test("To the top and to the bottom, before and after another one")
  func places() throws {
    try move([ids[3]], to: .top)
    #expect(try order() == "DABC")
    try move([ids[3]], to: .bottom)
    #expect(try order() == "ABCD")
    try move([ids[0]], to: .after(ids[1]))
    #expect(try order() == "BACD")
    try move([ids[3]], to: .before(ids[0]))
    #expect(try order() == "BDAC")
    try move([ids[2]], to: .after(Project.inboxID))
    #expect(try order() == "CBDA")
  }

  @Test("Several stand together then, in the order given, each once")
  func several() throws {
    try move([ids[3], ids[0], ids[3]], to: .after(ids[1]))
    #expect(try order() == "BDAC")
  }

  @Test("One project is written for one that moves, and none when the order stays")
  func oneRow() throws {
    let before = try test.contents().projects
    try move([ids[3]], to: .before(ids[1]))
    let after = try test.contents().projects
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
    try move([ids[3]], to: .after(ids[0]))
    #expect(try test.contents().projects == after)
    #expect(try UndoStep(test.store).run(at: test.now).action == .moveProject)
    #expect(try order() == "ABCD")
  }

  @Test("Inbox stays the first: it cannot be moved, and nothing comes before it")
  func inbox() throws {
    let before = try test.contents()
    #expect(refusal { try move([ids[0], Project.inboxID], to: .bottom) }?.index == 1)
    #expect(refusal { try move([ids[0]], to: .before(Project.inboxID)) }?.kind == .conflict)
    #expect(try test.contents() == before)
  }

  @Test("A project beside itself, and one that is missing, are refused")
  func badPlaces() throws {
    #expect(refusal { try move([ids[0]], to: .before(ids[0])) }?.kind == .invalid)
    let missing = refusal { try move([ids[0]], to: .after(99)) }
    #expect(missing?.kind == .notFound && missing?.field == "after_id")
    let unknown = refusal { try move([ids[0], 99], to: .top) }
    #expect(unknown?.kind == .notFound && unknown?.index == 1)
    #expect(try order() == "ABCD")
  }

  @Test("After hundreds of moves into the same gap the positions are still short, and in order")
  func respacing() throws {
    for round in 0..<500 {
      let moved = round.isMultiple(of: 2) ? ids[2] : ids[3]
      try move([moved], to: .after(ids[0]))
      #expect(try order() == (moved == ids[2] ? "ACDB" : "ADCB") || round == 0)
    }
    let longest = try test.contents().projects.map(\.position.text.utf8.count).max()
    #expect(longest.map { $0 <= 32 } == true)
    for _ in 0..<500 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try order() == "ABCD")
  }

  @Test("Projects that have the same place are told apart by the next move between them")
  func equalPlaces() throws {
    for id in ids {
      let old = try test.store.projects.existing(id)
      var project = old
      project.position = try OrderKey("a5")
      _ = try test.store.write(.importFile, at: test.now) {
        try test.store.projects.save(project, over: old)
      }
    }
    #expect(try order() == "ABCD")
    try move([ids[3]], to: .after(ids[0]))
    #expect(try order() == "ADBC")
  }

  private func move(_ ids: [Int64], to place: OrderDestination) throws {
    try MoveProjects(test.store).run(ids, to: place, at: test.now)
  }

  /// The names behind Inbox.
  private func order() throws -> String {
    let names = try test.store.projects.all().inManualOrder().map(\.name)
    #expect(names.first == "Inbox")
    return names.dropFirst().joined()
  }

  private func refusal(_ body: () throws -> Void) -> Failure? {
    do {
      try body()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
