/// The order of items that are beside each other, as both sides are to have it: that of whoever changed it since both agreed,
/// and where both did, that of the server. What is new on the other side comes behind what it is behind there.
struct OrderMerge {
  let merged: [String]

  /// - Parameters:
  ///   - theirs: as the server has them.
  ///   - ours: the same, as they are here.
  ///   - base: as both had them; nil for those that never agreed.
  ///   - isOnItsWay: whether the server may have a part of what was here.
  ///   - put: those that came there from here, and that nobody placed there.
  init(theirs: [String], ours: [String], base: [String]?, isOnItsWay: Bool, put: Set<String>) {
    let there = Set(theirs)
    let known = Set(base ?? [])
    let agreed = (base ?? []).filter(there.contains)
    let isTheirs = !isOnItsWay && (base == nil || theirs.filter(known.contains) != agreed)
    let first = isTheirs ? theirs : ours
    let second = isTheirs ? ours : theirs
    let new = second.filter { !known.contains($0) && put.contains($0) == isTheirs }
    let others = Set(new)
    var merged = first.filter { !others.contains($0) }
    for href in new {
      let before = second.prefix { $0 != href }.last
      let place = before.flatMap { merged.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      merged.insert(href, at: place)
    }
    self.merged = merged
  }
}
