public import CTaskcore
import Domain
import Storage
import ViewModels

/// Lists all that happens on some days: events and tasks that are due, their occurrences among them.
///
/// The entries are in the order of the days; on each day, what lasts whole days comes first, then what
/// starts earlier, events before tasks, and smaller ids. What lasts several days has an entry on each
/// that it takes any of, so an event that ends at midnight has none on the next day. Of tasks there are
/// the open ones that are neither hidden until later nor in an archived project, and the later
/// occurrences of those that repeat by their rule alone, as they will come if nothing is changed. With
/// what is completed, there are the occurrences that were, too, on the days that they stood for.
///
/// When there are as many entries as the limit, the next ones come with `after` set to the cursor of
/// the last. What is added or deleted in between moves nothing.
///
/// - Parameters:
///   - store: the store.
///   - options: the days, and what to list. NULL: tasks and events of today.
///   - agenda: receives the list, to be freed with `taskcore_agenda_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for days in the wrong order, for a
///   cursor that is none, for NULL `agenda` and for a wrong `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_agenda_read)
public func agendaRead(
  store: StorePointer, options: In<taskcore_agenda_options>,
  agenda: Out<Handle<taskcore_agenda_list>>
) -> taskcore_status {
  list(store, agenda, "agenda") { handle in
    let now = try handle.now()
    let store = handle.store
    let options = try AgendaOptions(given(options), today: store.days.day(containing: now))
    let entries = try store.read {
      try AgendaReader(store, store.dueTasks(at: now), Wording(handle.locale)).entries(
        options, at: now)
    }
    return try AgendaList(entries)
  }
}
