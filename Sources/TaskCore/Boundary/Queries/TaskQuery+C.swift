import CTaskcore
import Domain
import Language

extension TaskQuery {
  private static let maximumSortCount = 8

  /// What the members that a caller announced ask for, at an instant.
  ///
  /// NULL asks for the open tasks.
  /// - Throws: `invalid`, with the member.
  init(
    _ pointer: UnsafePointer<taskcore_query>?, at now: Instant, of handle: StoreHandle
  ) throws {
    try self.init(pointer, at: now, in: handle.store.days, handle.queries(at: now)) {
      try handle.queryTellingTags($0, at: now)
    }
  }

  init(
    _ pointer: UnsafePointer<taskcore_query>?, at now: Instant, in zone: any Zone,
    _ reader: QueryReader, parse: ((String) throws -> TaskQuery)? = nil
  ) throws {
    self.init()
    guard let query = try pointer?.checked() else { return }
    self = try Self.said(by: query, parse: parse ?? reader.query)
    let view = try View(query)
    if let view, sort.isEmpty { sort = view.defaultSort }
    filter = .all(
      (filter == .everything ? [] : [filter]) + (view.map { [$0.filter(at: now, in: zone)] } ?? [])
        + (try TaskFilter.conditions(of: query, at: now, in: zone)))
    if query.sort_count != 0 { sort = try Self.sorts(query.sorts, count: query.sort_count, reader) }
    grouping = try Self.grouping(query.group) ?? grouping
    isTree = try flag(query.is_tree, "is_tree") || isTree
    if let given = try checkedLimit(query.limit) { limit = given }
    if query.offset != 0 { offset = try notNegative(query.offset, "offset") }
    if sort.isEmpty, !isTree, view == nil, looksForText { sort = [Sort(.relevance)] }
  }

  private static func sorts(
    _ pointer: UnsafePointer<taskcore_sort>?, count: Int, _ reader: QueryReader
  ) throws -> [Sort] {
    guard (0...maximumSortCount).contains(count) else {
      throw Failure(
        .invalid,
        "A query has at most \(maximumSortCount) sort keys, not \(UInt(bitPattern: count)).",
        field: "sorts")
    }
    return try CallerArray(pointer, count: UInt(count), "sorts").map { sort in
      guard let key = Sort.Key(rawValue: sort.key) else {
        throw Failure(.invalid, "The sort key \(sort.key) has no meaning.", field: "sorts")
      }
      let isDescending = try flag(sort.is_descending, "is_descending")
      guard key == .field else {
        if sort.field != nil {
          throw Failure(
            .invalid, "Only TASKCORE_SORT_FIELD goes with the name of an own field.",
            field: "sorts")
        }
        return Sort(key, descending: isDescending)
      }
      let name = try text(sort.field, "sorts", as: "field")
      guard let field = try reader.field(named: name) else {
        throw Failure(
          .notFound, "There is no own field “\(name.prefix(80))” of tasks.", field: "sorts")
      }
      return Sort(field, descending: isDescending)
    }
  }

  private static func grouping(_ code: Int32) throws -> Grouping? {
    if code == TASKCORE_GROUP_NONE { return nil }
    guard let grouping = Grouping(rawValue: code) else {
      throw Failure(.invalid, "The group \(code) has no meaning.", field: "group")
    }
    return grouping
  }
}
