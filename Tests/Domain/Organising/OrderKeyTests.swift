import Domain
import TestSupport
import Testing

@Suite struct OrderKeyTests {
  @Test("Ten thousand keys between random neighbours stay in order and differ", arguments: 1...2)
  func randomInserts(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    var keys: [OrderKey] = []
    for _ in 0..<10_000 {
      let index = Int.random(in: 0...keys.count, using: &numbers)
      let lower = index > 0 ? keys[index - 1] : nil
      let upper = index < keys.count ? keys[index] : nil
      keys.insert(try #require(OrderKey.between(lower, upper)), at: index)
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    #expect(keys.allSatisfy { (try? OrderKey($0.text)) == $0 })
    #expect(keys.allSatisfy { $0.text.utf8.count < 20 })
  }

  @Test("There is always room at one spot", arguments: [true, false])
  func oneSpot(above: Bool) throws {
    var lower = OrderKey.first
    var upper = try #require(OrderKey.between(lower, nil))
    for _ in 0..<1_000 {
      let middle = try #require(OrderKey.between(lower, upper))
      #expect(lower < middle && middle < upper)
      if above { lower = middle } else { upper = middle }
    }
  }

  @Test("A hundred thousand keys added at one end stay short", arguments: [true, false])
  func ends(atEnd: Bool) throws {
    var key = OrderKey.first
    var isOrdered = true
    for _ in 0..<100_000 {
      let next = try #require(atEnd ? OrderKey.between(key, nil) : OrderKey.between(nil, key))
      if atEnd ? next <= key : next >= key { isOrdered = false }
      key = next
    }
    #expect(isOrdered)
    #expect(key.text.utf8.count <= 5)
  }

  @Test("Keys that are spread lie between their bounds, in order, and are short")
  func spread() throws {
    let lower = try OrderKey("a5")
    let upper = try OrderKey("a6")
    let bounds: [(OrderKey?, OrderKey?)] = [
      (nil, nil), (lower, nil), (nil, upper), (lower, upper),
    ]
    for (lower, upper) in bounds {
      for count in [0, 1, 2, 3, 100, 5_000] {
        let keys = OrderKey.spread(count, between: lower, and: upper)
        #expect(keys.count == count)
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
        #expect(keys.allSatisfy { key in lower.map { $0 < key } ?? true })
        #expect(keys.allSatisfy { key in upper.map { key < $0 } ?? true })
        #expect(keys.allSatisfy { $0.text.utf8.count <= 8 })
      }
    }
  }

  @Test("Between equal keys, or keys the wrong way round, there is no room")
  func noRoom() throws {
    let one = try OrderKey("a1")
    let two = try OrderKey("a2")
    #expect(OrderKey.between(one, one) == nil)
    #expect(OrderKey.between(two, one) == nil)
    #expect(OrderKey.spread(3, between: two, and: one).isEmpty)
  }

  @Test(
    "What no key can be is refused", arguments: ["", "a", "a00", "A", "b1", "a1 ", "!1", "a1é"])
  func malformed(text: String) {
    #expect(throws: Failure.self) { try OrderKey(text) }
  }
}
