import CTaskcoreHeader

extension Store {
  /// All tags that tasks outside of the trash have, or that have a colour.
  func tags() throws -> [Tag] {
    var list: UnsafeMutablePointer<taskcore_tag_list>?
    try Self.check(taskcore_tag_query(handle, &list))
    defer { taskcore_tag_list_free(list) }
    return (0..<taskcore_tag_list_count(list)).compactMap { index in
      taskcore_tag_list_at(list, index).map { Tag($0.pointee) }
    }
  }

  func renameTag(_ name: [UInt8], to newName: [UInt8]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_tag_rename(handle, texts.copy(name), texts.copy(newName)))
    }
  }

  /// Makes one tag of several.
  func mergeTags(_ names: [[UInt8]], into name: [UInt8]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(
        taskcore_tag_merge(handle, texts.copy(names), names.count, texts.copy(name)))
    }
  }

  func setColour(_ colour: Colour, ofTag name: [UInt8]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_tag_set_colour(handle, texts.copy(name), colour.code))
    }
  }

  /// Takes tags from all tasks.
  func deleteTags(_ names: [[UInt8]]) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_tag_delete(handle, texts.copy(names), names.count))
    }
  }
}
