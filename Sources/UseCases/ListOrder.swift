import Domain

/// The manual order of a list that is short enough to be read whole, such as that of the projects:
/// `ListOrder(\.position).placed(moved, at: 0, among: rest)`.
struct ListOrder<Item> {
  /// A longer position than this has all of the list get new ones.
  private static var maximumKeyLength: Int { 32 }

  private let position: WritableKeyPath<Item, OrderKey>
  private let start: OrderKey?

  /// Nothing comes to stand before the start; nil leaves room there.
  init(_ position: WritableKeyPath<Item, OrderKey>, from start: OrderKey? = nil) {
    self.position = position
    self.start = start
  }

  /// What gets another position, as it was and as it shall be, when some come to stand together
  /// behind so many of the others: all of the list, when there is no short position left between two.
  func placed(_ moved: [Item], at index: Int, among others: [Item]) -> [(old: Item, new: Item)] {
    let lower = index > 0 ? others[index - 1][keyPath: position] : start
    let upper = index < others.count ? others[index][keyPath: position] : nil
    let keys = OrderKey.spread(moved.count, between: lower, and: upper)
    if keys.count == moved.count, keys.allSatisfy({ $0.text.utf8.count <= Self.maximumKeyLength }) {
      return changes(moved, keys)
    }
    var all = others
    all.insert(contentsOf: moved, at: index)
    var last = start
    let spacedOut = all.map { _ in
      let key = OrderKey.between(last, nil) ?? .first
      last = key
      return key
    }
    return changes(all, spacedOut)
  }

  private func changes(_ items: [Item], _ keys: [OrderKey]) -> [(old: Item, new: Item)] {
    zip(items, keys).compactMap { old, key in
      if old[keyPath: position] == key { return nil }
      var new = old
      new[keyPath: position] = key
      return (old, new)
    }
  }
}
