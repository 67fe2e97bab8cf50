import Domain

/// What was completed, by a uid. Of many rows few have a new one, so the others are found by their bytes, without
/// making texts of them.
struct UIDTallies {
  private struct Entry {
    let place: Range<Int>
    var tally: Tally
  }

  /// All uids, one behind the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Where an entry is, found by its hash; -1 for none. There are at least twice as many slots as entries.
  private var slots = [Int](repeating: -1, count: 64)

  mutating func add(_ tally: Tally, to uid: UnsafeBufferPointer<UInt8>) {
    var slot = Self.hash(uid) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = slots[slot]
      if matches(entries[index].place, uid) {
        entries[index].tally += tally
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entries.count
    entries.append(Entry(place: bytes.count..<bytes.count + uid.count, tally: tally))
    bytes.append(contentsOf: uid)
    if entries.count * 2 > slots.count { grow() }
  }

  /// What was added, by texts. Bytes that are no UTF-8 may be one text with others.
  var byText: [String: Tally] {
    var tallies: [String: Tally] = [:]
    for entry in entries {
      tallies[String(decoding: bytes[entry.place], as: UTF8.self), default: Tally()] += entry.tally
    }
    return tallies
  }

  private func matches(_ place: Range<Int>, _ uid: UnsafeBufferPointer<UInt8>) -> Bool {
    place.count == uid.count
      && bytes.withUnsafeBufferPointer {
        ExactText.isSame(UnsafeBufferPointer(rebasing: $0[place]), uid)
      }
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = bytes[entry.place].withUnsafeBufferPointer { Self.hash($0) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = index
    }
  }

  /// Of the first, the last and the middle eight bytes: what makes a uid differ from others is in one of these.
  private static func hash(_ uid: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(uid)
    guard raw.count >= 8 else {
      return Int(truncatingIfNeeded: raw.reduce(0 as UInt64) { ($0 &+ UInt64($1)) &* prime } >> 32)
    }
    func word(at place: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    var hash = word(at: 0) &* prime
    hash = (hash ^ word(at: raw.count - 8)) &* prime
    hash = (hash ^ hash >> 32 ^ word(at: (raw.count - 8) / 2)) &* prime
    return Int(truncatingIfNeeded: hash >> 32)
  }

  private static let prime: UInt64 = 0x9e37_79b9_7f4a_7c15
}
