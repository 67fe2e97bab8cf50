import Domain

/// Imports saved filters: an existing uid is updated, and an existing name refers to the filter that has it.
struct ImportFilters {
  let store: any Store
  let undated: UndatedPrecedence
  let newUID: () -> String
  /// Throws what is wrong with a query.
  let checkQuery: (String) throws -> Void
  private var takenNames = DisplacedNames(
    of: "filter", "filters", maximumLength: TextRule.filterName.maximum)

  init(
    store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String,
    checkQuery: @escaping (String) throws -> Void
  ) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
    self.checkQuery = checkQuery
  }

  mutating func take(_ filter: SavedFilter, hasPosition: Bool, at position: TextPosition) throws {
    do {
      try checkQuery(filter.query)
    } catch var failure as Failure {
      // Where it is wrong in the query says nothing about the file.
      failure.field = "query"
      failure.position = position
      throw failure
    }
    var filter = filter
    guard let old = try store.filters.find(uid: filter.uid) else {
      if try store.filters.find(named: filter.name) == nil {
        _ = hasPosition ? try store.filters.insert(filter) : try store.filters.append(filter)
      }
      return
    }
    filter.id = old.id
    if !hasPosition { filter.position = old.position }
    filter = try undated.taken(filter, over: old)
    if NameKey(filter.name) != NameKey(old.name) { try freeName(of: filter, at: position) }
    try store.filters.save(renamed: filter, over: old)
    takenNames.named(id: filter.id)
  }

  /// A filter that lost its name to another one, and got none, has it again.
  mutating func finish(noting notes: inout ImportNotes) throws {
    let filters = store.filters
    try takenNames.giveBack(noting: &notes) {
      try filters.find(id: $0)
    } holder: { name, _ in
      try filters.find(named: name)
    } rename: { filter, name in
      var renamed = filter
      try renamed.setName(name)
      try filters.save(renamed: renamed, over: filter)
    }
  }

  private mutating func freeName(of filter: SavedFilter, at position: TextPosition) throws {
    guard let owner = try store.filters.find(named: filter.name), owner.id != filter.id else {
      return
    }
    var renamed = owner
    try renamed.setName(newUID())
    try store.filters.save(renamed: renamed, over: owner)
    takenNames.lost(owner.name, id: owner.id, at: position)
  }
}
