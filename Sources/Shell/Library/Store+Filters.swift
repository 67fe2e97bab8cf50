import CTaskcoreHeader

extension Store {
  /// All saved filters, in their order.
  func filters() throws -> [SavedFilter] {
    var list: UnsafeMutablePointer<taskcore_filter_list>?
    try Self.check(taskcore_filter_query(handle, &list))
    defer { taskcore_filter_list_free(list) }
    return (0..<taskcore_filter_list_count(list)).compactMap { index in
      taskcore_filter_list_at(list, index).map { SavedFilter($0.pointee) }
    }
  }

  func addFilter(_ filter: FilterChanges) throws {
    try filter.withInput { try Self.check(taskcore_filter_add(handle, $0, nil)) }
  }

  func updateFilter(_ id: Int64, _ changes: FilterChanges) throws {
    try changes.withInput { try Self.check(taskcore_filter_update(handle, id, $0)) }
  }

  func moveFilter(_ id: Int64, to place: OrderDestination) throws {
    var move = place.move
    try Self.check(taskcore_filter_move(handle, [id], 1, &move))
  }

  func deleteFilter(_ id: Int64) throws {
    try Self.check(taskcore_filter_delete(handle, [id], 1))
  }

  /// The saved filter of a name; nil when there is none, as of what can be no name.
  func findFilter(_ name: [UInt8]) throws -> SavedFilter? {
    var id: Int64 = 0
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_filter_find(handle, texts.copy(name), &id)
    }
    if status == TASKCORE_ENOTFOUND || status == TASKCORE_EINVALID { return nil }
    try Self.check(status)
    return try filters().first { $0.id == id }
  }

  /// The saved filter of a name.
  func filter(named name: Word) throws -> SavedFilter {
    if let filter = try findFilter(name.bytes) { return filter }
    let hint = Suggestion.sentence(for: name.text, among: try filters().map(\.name))
    throw ShellError.failed("There is no filter \(name.text.quoted).\(hint)")
  }
}
