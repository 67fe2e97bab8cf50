import CTaskcoreHeader

extension Store {
  /// The tags that tasks outside of the trash have, or that have a colour; at most so many, 0 for all,
  /// after the first ones.
  public func tags(limit: Int64 = 0, offset: Int64 = 0) throws -> [Tag] {
    var options = blank(taskcore_tag_query_options(), taskcore_tag_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Tag.list.read { taskcore_tag_query(handle, &options, &$0) }
  }

  /// The tags of some names, in their order.
  ///
  /// - Parameter names: Of tags that are there.
  /// - Returns: A tag for each name.
  /// - Throws: `notFound`, with the index of the name that no tag has.
  public func tags(named names: [any UTF8Text]) throws -> [Tag] {
    try withExtendedLifetime(CStrings()) { texts in
      try Tag.list.read { taskcore_tag_get(handle, texts.copy(names), names.count, &$0) }
    }
  }

  /// Gives a tag another name on all tasks that have it.
  public func renameTag(_ name: some UTF8Text, to newName: some UTF8Text) throws {
    try Self.withTexts { texts in
      taskcore_tag_rename(handle, texts.copy(name), texts.copy(newName))
    }
  }

  /// Makes one tag of several.
  public func mergeTags(_ names: [any UTF8Text], into name: some UTF8Text) throws {
    try Self.withTexts { texts in
      taskcore_tag_merge(handle, texts.copy(names), names.count, texts.copy(name))
    }
  }

  /// Gives a tag a colour, also one that no task has yet.
  public func setColour(_ colour: Colour, ofTag name: some UTF8Text) throws {
    try Self.withTexts { texts in
      taskcore_tag_set_colour(handle, texts.copy(name), colour.code)
    }
  }

  /// Takes tags from all tasks.
  public func deleteTags(_ names: [any UTF8Text]) throws {
    try Self.withTexts { texts in
      taskcore_tag_delete(handle, texts.copy(names), names.count)
    }
  }
}
