import Domain
import TestSupport
import Testing

@testable import Sync

/// Parents and dependencies that were made without knowing of each other.
@Suite struct AcyclicReferencesTests {
  @Test("Of each circle the latest reference is not laid")
  func circles() {
    let references = [
      reference("a", "b", 1), reference("b", "c", 2), reference("c", "a", 3),
      reference("d", "a", 4),
    ]
    for order in references.permutations {
      let laid = AcyclicReferences(order) { $0 }
      #expect(laid.closing == [references[2]])
      #expect(laid.laid == [references[0], references[1], references[3]])
    }
  }

  @Test("What is below itself is not laid")
  func itself() {
    #expect(AcyclicReferences([reference("a", "a", 1)]) { $0 }.closing.count == 1)
  }

  @Test("A reference to what is not there waits, and is laid when it comes")
  func dangling() {
    let references = [reference("a", "b", 1)]
    #expect(
      AcyclicReferences(references) { $0 == ExactText("b") ? nil : $0 }.dangling == references)
    #expect(AcyclicReferences(references) { $0 }.laid == references)
  }

  @Test("A circle is one by what aliases stand for, too")
  func aliases() {
    let references = [reference("a", "b2", 1), reference("b", "a", 2)]
    let laid = AcyclicReferences(references) { $0 == ExactText("b2") ? ExactText("b") : $0 }
    #expect(laid.laid == [references[0]])
    #expect(laid.closing == [references[1]])
  }

  @Test("It is what adding one reference after another gives", arguments: 1...3)
  func random(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    for _ in 0..<TestLength.rounds(300) {
      let size = Int.random(in: 2...9, using: &numbers)
      let references = (0..<Int.random(in: 0...3 * size, using: &numbers)).map { time in
        reference(
          String(Int.random(in: 0..<size, using: &numbers)),
          String(Int.random(in: 0..<size, using: &numbers)), Int64(time))
      }
      let laid = AcyclicReferences(references.shuffled(using: &numbers)) { $0 }
      var expected: [Reference] = []
      for reference in references where !leads(reference.to, to: reference.from, by: expected) {
        expected.append(reference)
      }
      #expect(laid.laid == expected)
      #expect(laid.laid.count + laid.closing.count == references.count)
    }
  }

  @Test("A chain of a hundred thousand takes no time to speak of, and no stack")
  func chain() {
    let count = 100_000
    let references = (0..<count).map { reference(String($0), String($0 + 1), Int64($0)) }
    #expect(AcyclicReferences(references) { $0 }.laid.count == count)
    // One more closes a circle of all of them.
    let closed = AcyclicReferences(references + [reference(String(count), "0", Int64(count))]) {
      $0
    }
    #expect(closed.closing.count == 1)
  }

  private func reference(_ from: String, _ to: String, _ milliseconds: Int64) -> Reference {
    Reference(from: from, to: to, Stamp(HybridClock(at: instant(milliseconds)), replica: "a"))
  }

  private func leads(_ first: ExactText, to last: ExactText, by references: [Reference]) -> Bool {
    first == last
      || references.contains { $0.from == first && leads($0.to, to: last, by: references) }
  }
}
