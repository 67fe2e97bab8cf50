public import CTaskcore
import Domain
import Platform
import Storage
import UseCases

/// Lists the tags that tasks outside of the trash or events have, or that have a colour, with the numbers of
/// those tasks and events, by name.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - tags: receives the list, to be freed with `taskcore_tag_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `tags`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_tag_query)
public func tagQuery(
  store: StorePointer, options: In<taskcore_tag_query_options>,
  tags: Out<Handle<taskcore_tag_list>>
) -> taskcore_status {
  list(store, tags, "tags") { handle in
    let page = try given(options).page()
    return try TagList(handle.store.read { try handle.store.countedTags() }.page(page))
  }
}

/// Gets tags by their names, also those that no task and no event has any more.
///
/// - Parameters:
///   - store: the store.
///   - names: the names; case and accents do not matter. One that is given twice comes twice.
///   - count: how many, 0 to 16,777,216.
///   - tags: receives a list in the order of the names, to be freed with `taskcore_tag_list_free`; NULL on
///     failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for an absurd count and, with the index, for what
///   is no name; `TASKCORE_ENOTFOUND`, with the index; `TASKCORE_EBUSY`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_tag_get)
public func tagGet(
  store: StorePointer, names: In<CText>, count: UInt, tags: Out<Handle<taskcore_tag_list>>
) -> taskcore_status {
  list(store, tags, "tags") { handle in
    let names = try tagNames(names, count)
    return try TagList(handle.store.read { try handle.store.countedTags(named: names) })
  }
}

/// Gives a tag another name, in all tasks and events that have it, as one step for undo; its colour goes along.
///
/// - Parameters:
///   - store: the store.
///   - name: the tag; case and accents do not matter.
///   - newName: 1 to 100 characters in one line, trimmed; it may spell the same name otherwise.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no name; `TASKCORE_ENOTFOUND` when there
///   is no such tag; `TASKCORE_ECONFLICT` when there is another one with the new name: merge them;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the tag renamed.
///   Since 0.1.0.
@c(taskcore_tag_rename)
public func tagRename(store: StorePointer, name: CText, newName: CText) -> taskcore_status {
  call(store) { handle in
    try RenameTag(handle.store).run(
      text(name, "name"), to: text(newName, "new_name"), at: handle.now())
  }
}

/// Makes one tag of several, in all tasks and events that have one of them, as one step for undo. It keeps its
/// colour, or gets the first that one of the others has.
///
/// - Parameters:
///   - store: the store.
///   - names: the tags that go; case and accents do not matter.
///   - count: how many, 0 to 16,777,216.
///   - into: the tag that is left: one of them, another one, or a new one.
/// - Returns: as `taskcore_tag_rename`, with the index for a name that is invalid or that no tag has;
///   never `TASKCORE_ECONFLICT`.
///   Since 0.1.0.
@c(taskcore_tag_merge)
public func tagMerge(
  store: StorePointer, names: In<CText>, count: UInt, into: CText
) -> taskcore_status {
  call(store) { handle in
    try MergeTags(handle.store).run(
      tagNames(names, count), into: text(into, "into"), at: handle.now())
  }
}

/// Gives a tag a colour, also one that no task has yet.
///
/// - Parameters:
///   - store: the store.
///   - name: the tag; case and accents do not matter.
///   - colour: `TASKCORE_COLOUR_...`; `TASKCORE_COLOUR_BLACK` takes the colour away.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no name or no colour;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the colour set.
///   Since 0.1.0.
@c(taskcore_tag_set_colour)
public func tagSetColour(store: StorePointer, name: CText, colour: Int32) -> taskcore_status {
  call(store) { handle in
    try SetTagColour(handle.store).run(
      text(name, "name"), ColourToken(code: colour), at: handle.now())
  }
}

/// Takes tags from all tasks and events that have them, those in the trash too, all or none, as one step for
/// undo. Their colours go with them.
///
/// - Parameters:
///   - store: the store.
///   - names: the tags; case and accents do not matter.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_tag_merge`.
///   Since 0.1.0.
@c(taskcore_tag_delete)
public func tagDelete(store: StorePointer, names: In<CText>, count: UInt) -> taskcore_status {
  call(store) { handle in
    try DeleteTags(handle.store).run(tagNames(names, count), at: handle.now())
  }
}

/// Names of tags; which one is bad is said by its index.
private func tagNames(_ names: In<CText>, _ count: UInt) throws -> [String] {
  var need = MemoryNeed(bytesEach: 1)
  return try buffer(names, count: count, "names").enumerated().map { index, name in
    do {
      let text = try text(name, "names", as: "name")
      if !need.add(2 * text.utf8.count) { throw Failure.noMemory }
      return text
    } catch let failure as Failure {
      throw failure.at(index: index)
    }
  }
}
