import Domain
import TestSupport
import Testing

@testable import Sync

/// One property, written on several devices.
@Suite struct RegisterTests {
  @Test("The later of two values is shown, and the other one is in conflict with it")
  func concurrent() throws {
    let steps = [step("a", 1, at: 10, title: .text("A")), step("b", 1, at: 20, title: .text("B"))]
    for order in steps.permutations {
      let register = register(order)
      #expect(register.value == .text("B"))
      #expect(register.others.map(\.claim.value) == [.text("A")])
    }
  }

  @Test("A value that was written over another one takes its place, even by a clock that is behind")
  func seen() {
    let steps = [
      step("a", 1, at: 1_000, title: .text("A")),
      step("b", 1, at: 20, seen: ["a": 1], title: .text("B")),
    ]
    for order in steps.permutations {
      let register = register(order)
      #expect(register.value == .text("B"))
      #expect(register.others.isEmpty)
    }
  }

  @Test("Equal values are no conflict")
  func equal() {
    let register = register([
      step("a", 1, at: 10, title: .integer(1)), step("b", 1, at: 20, title: .integer(1)),
    ])
    #expect(register.heads.count == 2)
    #expect(register.others.isEmpty)
  }

  @Test("Who has seen all of them ends a conflict everywhere", arguments: ["mine", "merged"])
  func resolved(value: String) {
    let steps = [
      step("a", 1, at: 10, title: .text("mine")), step("b", 1, at: 20, title: .text("theirs")),
      step("c", 1, at: 30, seen: ["a": 1, "b": 1], title: .text(value)),
    ]
    for order in steps.permutations {
      #expect(register(order).heads.map(\.claim.value) == [.text(value)])
    }
  }

  @Test("Who has seen one of two heads leaves the other one in conflict")
  func half() {
    let steps = [
      step("a", 1, at: 10, title: .text("A")), step("b", 1, at: 20, title: .text("B")),
      step("c", 1, at: 30, seen: ["a": 1], title: .text("C")),
    ]
    for order in steps.permutations {
      #expect(register(order).heads.map(\.claim.value) == [.text("C"), .text("B")])
    }
  }

  @Test("At one time, the replica with the greater uid is later, and a file is earlier than both")
  func ties() {
    let clock = HybridClock(at: instant(10))
    let claims = ["b", "", "a"].map { Claim(.text("from \($0)"), Stamp(clock, replica: $0)) }
    #expect(claims.sorted().map(\.value.text) == ["from ", "from a", "from b"])
  }

  @Test("Values of files of one time are in the order of SQLite")
  func values() {
    let stamp = Stamp(modified: instant(10), notAfter: instant(20))
    let values: [LogValue] = [
      .null, .integer(-1), .integer(3), .text(""), .text("Z"), .text("a"), .text("e\u{301}"),
      .text("é"),
    ]
    let claims = values.map { Claim($0, stamp) }
    #expect(claims.reversed().sorted() == claims)
  }

  private func register(_ steps: [SyncStep]) -> Register {
    var replica = Replica(uid: "reader")
    for step in steps { replica.receive(step) }
    return replica.registers[task("t"), PropertyKey("title")]
  }
}
