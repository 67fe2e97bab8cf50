/// Values of numbers that come again and again, such as the names of the tasks' projects by their ids.
///
/// The hashes of dictionaries were some 3% of the time of a list of 100,000 tasks, so those asked for
/// last are found by their lowest bits.
struct KnownValues<Value> {
  private static var slotCount: Int { 256 }

  private var values: [Int64: Value] = [:]
  private var recent: [(number: Int64, value: Value)?] = []

  /// The value of a number, which is computed once.
  mutating func value(of number: Int64, _ compute: () throws -> Value) rethrows -> Value {
    let slot = Int(truncatingIfNeeded: number) & (Self.slotCount - 1)
    if !recent.isEmpty, let known = recent[slot], known.number == number { return known.value }
    let value = try values[number] ?? compute()
    values[number] = value
    if recent.isEmpty { recent = Array(repeating: nil, count: Self.slotCount) }
    recent[slot] = (number, value)
    return value
  }
}
