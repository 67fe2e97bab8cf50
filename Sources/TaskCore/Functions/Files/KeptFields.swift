public import CTaskcore
import Domain
import Interchange
import UseCases

/// Lists what files said of a task or an event that has no place here, and that is kept for the next export in the same
/// format: attributes of Taskwarrior, properties and components of iCalendar, columns of tables.
///
/// - Parameters:
///   - store: the store.
///   - entity: what the item is: `TASKCORE_ENTITY_TASK` or `TASKCORE_ENTITY_EVENT`.
///   - itemID: the task, which may be in the trash, or the event.
///   - fields: receives the list, by formats, to be freed with `taskcore_kept_field_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another entity and for NULL; `TASKCORE_ENOTFOUND` when there is no
///   such item; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_kept_fields)
public func keptFields(
  store: StorePointer, entity: Int32, itemID: Int64, fields: Out<Handle<taskcore_kept_field_list>>
) -> taskcore_status {
  list(store, fields, "fields") { handle in
    let kind = try KeptItem(code: entity)
    let kept = try handle.store.read { try ReadKept(handle.store).run(kind, id: itemID) }
    return try KeptFieldList([KeptField](kept: kept.text, unknown: kept.unknown))
  }
}
