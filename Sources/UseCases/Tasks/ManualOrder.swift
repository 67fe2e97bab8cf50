import Domain

/// Finds keys between two neighbours in the manual order.
struct ManualOrder {
  /// The neighbours on both sides; nil is an end of the order.
  struct Gap {
    var lower: TaskOrderKey?
    var upper: TaskOrderKey?

    /// Whether such keys are in their order there.
    func fits(_ keys: [OrderKey]) -> Bool {
      var previous = lower?.position
      for key in keys {
        if let previous, previous >= key { return false }
        previous = key
      }
      guard let upper = upper?.position, let previous else { return true }
      return previous < upper
    }
  }

  /// Longer keys are not given: rather, the neighbours are spaced out anew.
  static let maximumKeyLength = 32
  /// Spaced out so far, they have room for many more.
  private static let spaciousKeyLength = 16

  let store: any Store

  /// The keys for some tasks, in their order, at a gap; the ones that they have when these are right
  /// already.
  func keys(for tasks: [Task], in gap: Gap) throws -> [OrderKey] {
    let present = tasks.map(\.position)
    if gap.fits(present) { return present }
    let keys = OrderKey.spread(
      tasks.count, between: gap.lower?.position, and: gap.upper?.position)
    if keys.count == tasks.count, keys.allSatisfy({ $0.text.utf8.count <= Self.maximumKeyLength }) {
      return keys
    }
    return try makeRoom(for: tasks.map(\.id), in: gap)
  }

  /// Gives as few neighbours as it takes other keys, which are short.
  private func makeRoom(for ids: [Int64], in gap: Gap) throws -> [OrderKey] {
    var reach = 8
    while true {
      let before = try neighbours(
        from: gap.lower, reach, ids, store.tasks.places(before:limit:besides:))
      let after = try neighbours(
        from: gap.upper, reach, ids, store.tasks.places(after:limit:besides:))
      let keys = OrderKey.spread(
        before.inside.count + ids.count + after.inside.count, between: before.outside?.position,
        and: after.outside?.position)
      let isWhole = before.outside == nil && after.outside == nil
      if isWhole
        || (!keys.isEmpty && keys.allSatisfy { $0.text.utf8.count <= Self.spaciousKeyLength })
      {
        try respace(before.inside.reversed(), keys.prefix(before.inside.count))
        try respace(after.inside, keys.suffix(after.inside.count))
        return Array(keys.dropFirst(before.inside.count).prefix(ids.count))
      }
      reach *= 4
    }
  }

  /// As many tasks from that one on, and the one that comes after them.
  private func neighbours(
    from nearest: TaskOrderKey?, _ count: Int, _ ids: [Int64],
    _ next: (TaskOrderKey?, Int, [Int64]) throws -> [TaskOrderKey]
  ) throws -> (inside: [TaskOrderKey], outside: TaskOrderKey?) {
    guard let nearest else { return ([], nil) }
    let places = [nearest] + (try next(nearest, count, ids))
    return (Array(places.prefix(count)), places.count > count ? places.last : nil)
  }

  /// Being spaced out is no modification of a task.
  private func respace(_ places: [TaskOrderKey], _ keys: some Sequence<OrderKey>) throws {
    for (place, key) in zip(places, keys) where place.position != key {
      let old = try store.tasks.existing(place.id)
      var task = old
      task.position = key
      try store.tasks.save(task, over: old, modified: nil)
    }
  }
}
