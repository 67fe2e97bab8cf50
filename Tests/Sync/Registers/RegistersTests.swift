import Domain
import TestSupport
import Testing

@testable import Sync

/// Records as a whole.
@Suite struct RegistersTests {
  private let title = PropertyKey("title")

  @Test("A purge absorbs all that is written of a record, in every order")
  func purge() {
    let steps = [
      step("a", 1, at: 10, title: .text("Before")),
      step("b", 1, at: 20, [.purge(task("t"))]),
      step("c", 1, at: 30, title: .text("Later, elsewhere")),
      step("a", 2, at: 40, seen: ["b": 1], title: .text("After")),
    ]
    for order in steps.permutations {
      var replica = Replica(uid: "reader")
      for step in order { replica.receive(step) }
      #expect(replica.registers.records.isEmpty)
      #expect(replica.registers.purged == [task("t")])
    }
  }

  @Test(
    "A record that is removed here and changed there stays removed, and what was written is in conflict"
  )
  func removal() throws {
    var (a, b) = (Replica(uid: "a"), Replica(uid: "b"))
    let made = a.write(
      [.set(task("t"), .existence, .integer(1)), .set(task("t"), title, .text("A"))],
      at: instant(10))
    b.receive(made)
    let removal = a.write([.set(task("t"), .existence, .null)], at: instant(20))
    let edit = b.write([.set(task("t"), title, .text("B"))], at: instant(30))
    a.receive(edit)
    b.receive(removal)
    #expect(a.registers == b.registers)
    #expect(!a.registers.isThere(task("t")))
    let conflicts = a.registers.conflicts { _ in nil }
    #expect(conflicts.map(\.cause) == [.deleted])
    #expect(conflicts.map(\.head.claim.value) == [.text("B")])
    #expect(conflicts == b.registers.conflicts { _ in nil })
  }

  @Test(
    "An edit of what is in the trash elsewhere leaves it there, with a conflict that a later write ends"
  )
  func trash() {
    let deleted = PropertyKey("deleted")
    var (a, b) = (Replica(uid: "a"), Replica(uid: "b"))
    b.receive(a.write([.set(task("t"), .existence, .integer(1))], at: instant(10)))
    let deletion = a.write([.set(task("t"), deleted, .integer(20))], at: instant(20))
    let edit = b.write([.set(task("t"), title, .text("B"))], at: instant(30))
    a.receive(edit)
    b.receive(deletion)
    #expect(a.registers[task("t"), deleted].value == .integer(20))
    #expect(a.registers.conflicts { _ in deleted }.map(\.cause) == [.deleted])
    #expect(a.registers.conflicts { _ in nil }.isEmpty)
    a.receive(b.write([.set(task("t"), deleted, .null)], at: instant(40)))
    #expect(a.registers.conflicts { _ in deleted }.isEmpty)
  }

  @Test("A conflict has one uid on all devices, and each another one")
  func conflictUIDs() {
    let steps = [
      step("a", 1, at: 10, title: .text("A")), step("b", 1, at: 20, title: .text("B")),
      step("c", 1, at: 30, title: .text("C")),
      step("d", 1, at: 5, [.set(task("t"), PropertyKey("tag", element: "title"), .integer(1))]),
      step("e", 1, at: 6, [.set(task("t"), PropertyKey("tag", element: "title"), .null)]),
    ]
    let uids = steps.permutations.map { order in
      var replica = Replica(uid: "reader")
      for step in order { replica.receive(step) }
      return replica.registers.conflicts { _ in nil }.map(\.uid)
    }
    #expect(Set(uids).count == 1)
    #expect(Set(uids[0]).count == 3)
  }

  @Test("What only a newer version knows is kept and merged like anything else")
  func unknown() {
    let record = RecordKey(kind: 999, uid: "x")
    let steps = [
      step("a", 1, at: 10, [.set(record, PropertyKey("of the future"), .text("1"))]),
      step("b", 1, at: 20, [.set(record, PropertyKey("of the future"), .text("2"))]),
    ]
    var replica = Replica(uid: "reader")
    for step in steps { replica.receive(step) }
    #expect(replica.registers[record, PropertyKey("of the future")].value == .text("2"))
  }

  @Test("Texts that look alike are two")
  func exactTexts() {
    var registers = Registers()
    registers.apply(
      step(
        "a", 1, at: 10,
        [
          .set(task("é"), PropertyKey("tag", element: "é"), .integer(1)),
          .set(task("e\u{301}"), PropertyKey("tag", element: "e\u{301}"), .integer(1)),
        ]))
    #expect(registers.records.count == 2)
    #expect(registers[task("é"), PropertyKey("tag", element: "e\u{301}")].value == .null)
  }
}
