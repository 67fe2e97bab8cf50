import Domain
import Testing

@testable import Sync

/// Records that got one name without knowing of each other.
@Suite struct NameAliasesTests {
  @Test("The smallest uid has the name, and the others stand for it")
  func smallest() {
    let records: [NameAliases.Named] = [
      .init("p2", "Home"), .init("p1", "home"), .init("p3", "HÔME"), .init("p0", "Work"),
    ]
    for order in records.permutations {
      #expect(owners(order) == ["p0": "p0", "p1": "p1", "p2": "p1", "p3": "p1"])
    }
  }

  @Test("One that gets another name is a record of its own again")
  func renamed() {
    #expect(owners([.init("p1", "Home"), .init("p2", "House")]) == ["p1": "p1", "p2": "p2"])
  }

  @Test("What is below different records may have one name, unless these are one")
  func levels() {
    let below: [NameAliases.Named] = [
      .init("c1", "Garden", below: "p1"), .init("c2", "Garden", below: "p2"),
      .init("d2", "Roses", below: "c2"), .init("d1", "Roses", below: "c1"),
    ]
    let apart: [NameAliases.Named] = [.init("p1", "Home"), .init("p2", "Work")]
    #expect(owners(apart + below).allSatisfy { $0.key == $0.value })
    let one: [NameAliases.Named] = [.init("p1", "Home"), .init("p2", "Home")]
    for order in (one + below).permutations {
      #expect(owners(order).filter { $0.key != $0.value } == ["p2": "p1", "c2": "c1", "d2": "d1"])
    }
  }

  private func owners(_ records: [NameAliases.Named]) -> [String: String] {
    let aliases = NameAliases(records)
    return Dictionary(
      uniqueKeysWithValues: records.map { ($0.uid.text, aliases.owner(of: $0.uid).text) })
  }
}
