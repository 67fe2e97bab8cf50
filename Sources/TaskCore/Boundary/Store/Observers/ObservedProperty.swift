/// A property of a record as observers get it.
struct ObservedProperty {
  /// What the change log calls it.
  let name: StaticString
  /// Its bit in `fields`; 0: it has none.
  let bit: UInt64

  init(_ name: StaticString, bit: UInt64 = 0) {
    self.name = name
    self.bit = bit
  }
}
