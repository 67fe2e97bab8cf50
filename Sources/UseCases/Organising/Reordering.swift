import Domain
import Localization

/// Moves some of a few records that are all in memory: projects or saved filters.
struct Reordering<Item: Ordered> {
  /// Longer positions are not given: rather, all things get new ones.
  private static var maximumKeyLength: Int { 32 }

  /// What a message calls one of them, such as "project".
  let noun: Message
  /// All of them, in their order.
  let items: [Item]
  /// All positions come after this one.
  var floor: OrderKey?

  /// The things that get another position when some move: these alone, unless there is no room.
  ///
  /// - Throws: `notFound` or `invalid` for a place beside one that is not there or moves itself.
  func moving(_ moved: [Item], to place: OrderDestination) throws -> [Item] {
    let isMoved = Set(moved.map(\.id))
    var rest = items.filter { !isMoved.contains($0.id) }
    let index = try index(of: place, in: rest, isMoved: isMoved)
    let lower = index > 0 ? rest[index - 1].position : floor
    let upper = index < rest.count ? rest[index].position : nil
    rest.insert(contentsOf: moved, at: index)
    if rest.map(\.id) == items.map(\.id) { return [] }
    let keys = OrderKey.spread(moved.count, between: lower, and: upper)
    if keys.isEmpty || keys.contains(where: { $0.text.utf8.count > Self.maximumKeyLength }) {
      return Self.positioned(rest, OrderKey.spread(rest.count, between: floor, and: nil))
    }
    return Self.positioned(moved, keys)
  }

  private static func positioned(_ items: [Item], _ keys: [OrderKey]) -> [Item] {
    zip(items, keys).map { item, key in
      var item = item
      item.position = key
      return item
    }
  }

  /// How many of those that stay come before the place.
  private func index(of place: OrderDestination, in rest: [Item], isMoved: Set<Int64>) throws -> Int
  {
    func index(beside id: Int64, _ field: String) throws -> Int {
      if isMoved.contains(id) {
        throw Failure(.invalid, "The \(noun) \(id) cannot be moved next to itself.", field: field)
      }
      guard let index = rest.firstIndex(where: { $0.id == id }) else {
        throw Failure(.notFound, "There is no \(noun) \(id).", field: field)
      }
      return index
    }
    switch place {
    case .top: return 0
    case .bottom: return rest.count
    case .before(let id): return try index(beside: id, "before_id")
    case .after(let id): return try index(beside: id, "after_id") + 1
    }
  }
}
