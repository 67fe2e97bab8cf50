import Domain

/// Whether a column of joined tags contains one of some tags. Results are cached by text, since many rows
/// have the same one.
struct TagCache {
  private let keys: Set<NameKey>
  private var known: [ExactText: Bool] = [:]

  init(_ keys: Set<NameKey>) {
    self.keys = keys
  }

  mutating func match(_ joined: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: joined, as: UTF8.self)
    if let match = known[ExactText(text)] { return match }
    let match = text.split(separator: TagSet.separator).contains {
      keys.contains(NameKey(String($0)))
    }
    if known.count >= 10_000 { known.removeAll(keepingCapacity: true) }
    known[ExactText(text)] = match
    return match
  }
}
