import Domain

/// Takes in the saved filters of a file: a known uid is updated, and a known name is the filter that
/// has it here.
struct ImportFilters {
  let store: any Store
  let newUID: () -> String
  private var takenNames = TakenNames()

  init(store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  mutating func take(
    _ filter: SavedFilter, hasPosition: Bool, at position: TextPosition
  ) throws {
    var filter = filter
    guard let old = try store.filters.filter(uid: filter.uid) else {
      if try store.filters.filter(named: filter.name) == nil {
        try add(filter, hasPosition: hasPosition)
      }
      return
    }
    filter.id = old.id
    if !hasPosition { filter.position = old.position }
    if NameKey(filter.name) != NameKey(old.name) { try freeName(of: filter, at: position) }
    try store.filters.save(filter, over: old)
    takenNames.named(id: filter.id)
  }

  /// - Throws: `conflict` when a filter has lost its name to another one, and got none.
  func finish() throws {
    try takenNames.finish()
  }

  /// The store puts it behind all others; its place in the file is another one.
  private func add(_ filter: SavedFilter, hasPosition: Bool) throws {
    let id = try store.filters.insert(filter)
    guard hasPosition, let added = try store.filters.filter(id: id) else { return }
    var placed = added
    placed.position = filter.position
    try store.filters.save(placed, over: added)
  }

  private mutating func freeName(of filter: SavedFilter, at position: TextPosition) throws {
    guard let owner = try store.filters.filter(named: filter.name), owner.id != filter.id else {
      return
    }
    var renamed = owner
    try renamed.setName(newUID())
    try store.filters.save(renamed, over: owner)
    takenNames.lost(owner.name, of: "filter", id: owner.id, at: position)
  }
}
