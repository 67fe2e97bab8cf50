/// A cache of values by recurring numbers, such as the names of projects by their ids.
///
/// The hashes of a dictionary were some 3% of the time of a list of 100,000 tasks, and its growing 10% of
/// one of 20. So it is a table that is half empty: a number is in the first slot that is its own or free, from
/// where its mixed bits point to.
struct ValueCache<Value> {
  private var slots: [(number: Int64, value: Value)?] = []
  private var count = 0

  /// The value of a number, which is computed once.
  mutating func value(of number: Int64, _ compute: () throws -> Value) rethrows -> Value {
    if slots.isEmpty { slots = Array(repeating: nil, count: 16) }
    let slot = slot(of: number)
    if let known = slots[slot] { return known.value }
    let value = try compute()
    slots[slot] = (number, value)
    count += 1
    if count * 2 > slots.count { grow() }
    return value
  }

  private func slot(of number: Int64) -> Int {
    let mask = slots.count - 1
    let mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while let known = slots[slot], known.number != number { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 4)
    for case let known? in old { slots[slot(of: known.number)] = known }
  }
}
