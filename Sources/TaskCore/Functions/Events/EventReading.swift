public import CTaskcore
import Domain
import Storage
import UseCases

/// Lists the events that a query asks for, in the order of their starts. A series is one event, with the
/// start of its first occurrence.
///
/// - Parameters:
///   - store: the store.
///   - options: which ones. NULL: all.
///   - events: receives the list, to be freed with `taskcore_event_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range and a range that ends before
///   it begins; `TASKCORE_EPARSE` for conditions on own fields that cannot be read, with the position;
///   `TASKCORE_ENOTFOUND` for a task or a series that is not there; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_event_query)
public func eventQuery(
  store: StorePointer, options: In<taskcore_event_query_options>,
  events: Out<Handle<taskcore_event_list>>
) -> taskcore_status {
  list(store, events, "events") { handle in
    let query = try EventQuery(options, of: handle)
    let list = EventList(of: handle.store)
    try handle.store.read {
      try handle.store.eventListing().forEach(query) { try list.append($0) }
    }
    return list
  }
}

/// Lists the occurrences of an event that meet a range, in the order of their starts. Those that were
/// changed are events of their own, and left out.
///
/// - Parameters:
///   - store: the store.
///   - options: the event, the range, in the years 1 to 9999, and which of them to list.
///   - occurrences: receives the list, to be freed with `taskcore_occurrence_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for NULL and for a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND` for an event that is not there; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_occurrence_query)
public func occurrenceQuery(
  store: StorePointer, options: In<taskcore_occurrence_query_options>,
  occurrences: Out<Handle<taskcore_occurrence_list>>
) -> taskcore_status {
  list(store, occurrences, "occurrences") { handle in
    let options = try required(options, "options").checked()
    let range = try options.range()
    let page = try options.cappedPage()
    let list = OccurrenceList()
    try handle.store.read {
      let found = try OccurrencesOfEvent(handle.store).run(options.event_id, in: range, page)
      for occurrence in found.locals { try list.append(occurrence, in: found.zone) }
    }
    return list
  }
}
