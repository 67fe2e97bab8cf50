public import CTaskcore
import Domain
import Storage
import ViewModels

/// Reads the home screen.
///
/// - Parameters:
///   - store: the store.
///   - options: what to show; NULL for all.
///   - home: receives the screen, to be freed with `taskcore_home_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for a member out of its range and for a
///   wrong `struct_size`; `TASKCORE_EPARSE` for a query that does not parse, with the position;
///   `TASKCORE_ENOTFOUND` for a query that names a project that is not there; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_home_read)
public func homeRead(
  store: StorePointer, options: In<taskcore_home_options>, home: Out<Handle<taskcore_home>>
) -> taskcore_status {
  object(store, home, "home") { handle in
    let options = try Home.Options(options)
    let now = try handle.now()
    let store = handle.store
    let home = try store.read {
      try HomeReader(
        store.facts(at: now), projects: store.projects.all(),
        filters: handle.restated(store.filters.listed()),
        done: handle.doneTasks(on: store.days.day(containing: now)), at: now, in: store.days,
        Wording(handle.locale),
        parse: { try handle.query($0, at: now) }
      ).home(options)
    }
    return try HomeScreen(home)
  }
}
