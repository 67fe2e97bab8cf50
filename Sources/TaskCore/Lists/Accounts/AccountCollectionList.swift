import CTaskcore
import Storage

/// A snapshot of the collections of accounts.
final class AccountCollectionList: RowList<taskcore_account_collection>, ValueSnapshot {
  /// A collection, and the project or calendar that it is synced with.
  struct Value {
    let row: CollectionRow
    let projectID: Int64
    let calendarID: Int64
    let itemCount: Int

    init(_ row: CollectionRow, in store: SQLiteStore) throws {
      self.row = row
      projectID = try row.projectUID.flatMap { try store.projects.find(uid: $0)?.id } ?? 0
      calendarID = try row.calendarUID.flatMap { try store.calendars.find(uid: $0)?.id } ?? 0
      itemCount = try store.accounts.itemCount(of: row)
    }
  }

  func row(of value: Value) throws -> taskcore_account_collection {
    let row = value.row
    return try taskcore_account_collection(
      struct_size: MemoryLayout<taskcore_account_collection>.size, id: row.id,
      account_id: row.accountID, name: copy(row.name), href: copy(row.href),
      colour: row.colour.map { try copy($0) }, project_id: value.projectID,
      calendar_id: value.calendarID, item_count: Int64(value.itemCount),
      has_tasks: row.holdsTasks ? 1 : 0, has_events: row.holdsEvents ? 1 : 0,
      is_chosen: row.isChosen ? 1 : 0, is_accepted: row.isAccepted ? 1 : 0,
      is_read_only: row.isReadOnly ? 1 : 0, is_missing: row.isMissing ? 1 : 0,
      is_inviting: row.invites ? 1 : 0, reserved: 0)
  }
}
