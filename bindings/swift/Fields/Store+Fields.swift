import CTaskcoreHeader

extension Store {
  /// The own fields in their order, of tasks and of events or of one of these; at most so many, 0 for all, after the first
  /// ones.
  public func fields(
    of entity: EntityKind? = nil, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [CustomField] {
    var options = blank(taskcore_field_query_options(), taskcore_field_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    if let entity {
      options.fields |= TASKCORE_FIELD_QUERY_ENTITY
      options.entity = entity.rawValue
    }
    return try CustomField.list.read { taskcore_field_query(handle, &options, &$0) }
  }

  /// Declares an own field behind the others, and returns its id.
  public func addField(_ field: FieldChanges) throws -> Int64 {
    try field.withInput { input in
      try Self.number { taskcore_field_add(handle, input, $0) }
    }
  }

  /// Changes an own field; its values stay.
  public func updateField(_ id: Int64, _ changes: FieldChanges) throws {
    try changes.withInput { try Self.check(taskcore_field_update(handle, id, $0)) }
  }

  /// Moves an own field to a place in the order.
  public func moveField(_ id: Int64, to place: OrderDestination) throws {
    try place.withInput { try Self.check(taskcore_field_move(handle, [id], 1, $0)) }
  }

  /// Deletes an own field; its values are kept unseen, or taken away with it.
  public func deleteField(_ id: Int64, withValues: Bool) throws {
    let flags = withValues ? TASKCORE_DELETE_WITH_VALUES : 0
    try Self.check(taskcore_field_delete(handle, [id], 1, flags))
  }
}
