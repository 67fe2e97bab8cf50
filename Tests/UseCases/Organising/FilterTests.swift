import Domain
import TestSupport
import Testing
import UseCases

@Suite struct FilterTests {
  let test: TestStore
  let add: AddFilter
  let update: UpdateFilter

  init() throws {
    test = try TestStore()
    func canonical(_ query: String) throws -> String {
      if query.hasPrefix("(") {
        throw Failure(
          .malformed, "It is not closed.", field: "filter",
          position: TextPosition(line: 1, column: 1))
      }
      return query
    }
    add = AddFilter(test.store, newUID: test.newUID, canonicalQuery: canonical)
    update = UpdateFilter(test.store, canonicalQuery: canonical)
  }

  private func input(
    _ name: String? = nil, _ query: String? = nil, colour: ColourToken? = nil
  ) -> FilterInput {
    var input = FilterInput()
    input.name = name
    input.query = query
    input.colour = colour
    return input
  }

  private func names() throws -> [String] { try test.store.filters.all().map(\.name) }

  @discardableResult
  private func addFour() throws -> [Int64] {
    try ["a", "b", "c", "d"].map { name in try add.run(input(name, "+" + name), at: test.now) }
  }

  @Test("A new filter needs a name that is not taken, and a query that parses")
  func adding() throws {
    let id = try add.run(input("Éclair", " +sweet ", colour: .pink), at: test.now)
    let filter = try test.store.filters.existing(id)
    #expect(filter.name == "Éclair" && filter.query == "+sweet" && filter.colour == .pink)
    #expect(filter.created == test.now)
    func refusal(_ input: FilterInput) -> Failure? {
      #expect(throws: Failure.self) { try add.run(input, at: test.now) }
    }
    #expect(refusal(input("ECLAIR", "+a"))?.kind == .conflict)
    #expect(refusal(input("b"))?.field == "query")
    #expect(refusal(input(nil, "+a"))?.field == "name")
    #expect(refusal(input("b", " "))?.field == "query")
    let malformed = refusal(input("b", "(+a"))
    #expect(malformed?.kind == .malformed && malformed?.field == "query")
    #expect(malformed?.position == TextPosition(line: 1, column: 1))
    #expect(try names() == ["Éclair"])
  }

  @Test("An update changes what it says, and undo takes it back")
  func updating() throws {
    let ids = try addFour()
    let before = try test.contents()
    try update.run(ids[0], to: input("A", "+new", colour: .red), at: test.now)
    let filter = try test.store.filters.existing(ids[0])
    #expect(filter.name == "A" && filter.query == "+new" && filter.colour == .red)
    let after = try test.contents()
    #expect(try UndoStep(test.store).run(at: test.now).action == .updateFilter)
    #expect(try test.contents() == before)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == after)
    func refusal(_ id: Int64, _ input: FilterInput) -> Failure.Kind? {
      #expect(throws: Failure.self) { try update.run(id, to: input, at: test.now) }?.kind
    }
    #expect(refusal(99, input("x")) == .notFound)
    #expect(refusal(ids[1], input("a")) == .conflict)
    #expect(refusal(ids[1], input(nil, "(")) == .malformed)
    #expect(try test.contents() == after)
  }

  @Test("Filters move to a place, in the order given, as one step")
  func moving() throws {
    let ids = try addFour()
    let move = MoveFilters(test.store)
    func moved(_ filters: [Int64], _ place: OrderDestination) throws -> [String] {
      try move.run(filters, to: place, at: test.now)
      return try names()
    }
    #expect(try moved([ids[3]], .top) == ["d", "a", "b", "c"])
    #expect(try moved([ids[2], ids[3]], .before(ids[1])) == ["a", "c", "d", "b"])
    #expect(try moved([ids[0]], .after(ids[1])) == ["c", "d", "b", "a"])
    #expect(try moved([ids[2], ids[2]], .bottom) == ["d", "b", "a", "c"])
    #expect(try moved([], .top) == ["d", "b", "a", "c"])
    #expect(try UndoStep(test.store).run(at: test.now).action == .moveFilter)
    #expect(try names() == ["c", "d", "b", "a"])
  }

  @Test("After hundreds of moves into the same gap the positions are still short, and in order")
  func spacingOut() throws {
    let ids = try addFour()
    for round in 0..<500 {
      let moved = round.isMultiple(of: 2) ? ids[2] : ids[3]
      try MoveFilters(test.store).run([moved], to: .after(ids[0]), at: test.now)
      #expect(
        try names() == (moved == ids[2] ? ["a", "c", "d", "b"] : ["a", "d", "c", "b"]) || round == 0
      )
    }
    #expect(try test.store.filters.all().allSatisfy { $0.position.text.utf8.count <= 32 })
    for _ in 0..<500 { _ = try UndoStep(test.store).run(at: test.now) }
    #expect(try names() == ["a", "b", "c", "d"])
  }

  @Test("Filters that files gave the same place are told apart by the next move between them")
  func equalPlaces() throws {
    let ids = try addFour()
    for id in ids {
      let old = try #require(try test.store.filters.find(id: id))
      var filter = old
      filter.position = try OrderKey("a5")
      _ = try test.store.write(.importFile, at: test.now) {
        try test.store.filters.save(filter, over: old)
      }
    }
    try MoveFilters(test.store).run([ids[3]], to: .after(ids[0]), at: test.now)
    #expect(try names() == ["a", "d", "b", "c"])
  }

  @Test("A move that cannot be leaves the order as it was")
  func refusedMoves() throws {
    let ids = try addFour()
    let before = try test.contents()
    func refusal(_ filters: [Int64], _ place: OrderDestination) -> Failure? {
      #expect(throws: Failure.self) {
        try MoveFilters(test.store).run(filters, to: place, at: test.now)
      }
    }
    #expect(refusal([ids[0]], .before(ids[0]))?.kind == .invalid)
    #expect(refusal([ids[0]], .after(99))?.field == "after_id")
    let missing = refusal([ids[0], 99], .top)
    #expect(missing?.kind == .notFound && missing?.index == 1)
    #expect(try test.contents() == before)
  }

  @Test("Filters are deleted in one step, and undo brings them back where they were")
  func deleting() throws {
    let ids = try addFour()
    let before = try test.contents()
    #expect(throws: Failure.self) { try DeleteFilters(test.store).run([ids[0], 99], at: test.now) }
    #expect(try test.contents() == before)
    try DeleteFilters(test.store).run([ids[1], ids[0], ids[1]], at: test.now)
    #expect(try names() == ["c", "d"])
    #expect(try UndoStep(test.store).run(at: test.now).action == .deleteFilter)
    #expect(try test.contents() == before)
  }
}
