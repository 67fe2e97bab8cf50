import Domain
import TestSupport
import Testing

@Suite struct SortOrderTests {
  @Test("A number stands for a place, and the place for the number")
  func roundTrip() throws {
    for number: Int32 in [
      .min, -752_345_678, -3_845, -3_844, -3_843, -1, 0, 1, 61, 62, 17, 3_843, 3_844, 241_000,
      752_345_678, .max,
    ] {
      let key = OrderKey(sortOrder: number)
      #expect(try OrderKey(key.text) == key)
      #expect(key.sortOrder == number, "\(key.text)")
    }
  }

  @Test("Places are in the order of their numbers")
  func order() {
    var generator = RandomNumbers(seed: 1)
    let numbers = (0..<2_000).map { _ in Int32.random(in: .min ... .max, using: &generator) }
    let near = (-5_000...5_000).map { Int32($0 * 31) }
    let sorted = Set(numbers + near).sorted()
    #expect(sorted.map { OrderKey(sortOrder: $0) }.sorted().compactMap(\.sortOrder) == sorted)
  }

  @Test("What is added at either end has the next numbers")
  func neighbours() throws {
    #expect(OrderKey.first.sortOrder == 0)
    #expect(OrderKey.between(.first, nil)?.sortOrder == 3_844)
    #expect(OrderKey.between(nil, .first)?.sortOrder == -3_844)
    var key = OrderKey.first
    for _ in 0..<10_000 { key = OrderKey.between(key, nil) ?? key }
    #expect(key.sortOrder == 38_440_000)
    let middle = try #require(OrderKey.between(.first, OrderKey(sortOrder: 3_844))?.sortOrder)
    #expect((1..<3_844).contains(middle))
  }
}
