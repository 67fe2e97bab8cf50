import Domain
import Interchange
import Storage

/// The relation between an item of a server and its counterpart here.
enum ItemMeeting {
  /// It cannot be read, or is not for this collection.
  case unreadable
  /// Another item at the server has its UID, as where one program moved what another one changed: both are one.
  case double(ours: CalendarObject)
  case new
  /// It is in the trash here, and came into this collection; `base` is as it was in another one.
  case restored(taskID: Int64, base: ItemRow?)
  /// Both have it; without a base, they meet for the first time.
  case both(ours: CalendarObject, base: ItemRow?)
  /// It is in another project or calendar here, and came into this collection; `base` is as it was in another one.
  case movedIn(ours: CalendarObject, base: ItemRow?)
  /// Both had it, and it is in the trash here.
  case deletedHere(base: ItemRow, taskID: Int64)
  /// Both had it, and it is nowhere here.
  case purgedHere(base: ItemRow)
}

extension AccountRun {
  /// - Parameters:
  ///   - item: as the server has it.
  ///   - row: the collection that it is in.
  ///   - ours: what is here, by the UIDs.
  ///   - gone: the items that are gone from their collections since the last run, by the UIDs.
  /// - Returns: how it stands to what is here.
  /// - Throws: the errors of the store.
  func meeting(
    _ item: CollectionNews.Item, in row: CollectionRow, ours: [String: CalendarObject],
    gone: [String: ItemRow]
  ) throws -> ItemMeeting {
    guard let object = item.object, let uid = object.uid,
      object.holdsTasks ? row.syncsTasks : row.syncsEvents
    else { return .unreadable }
    if let base = item.row, base.uid == uid {
      if let ours = ours[uid] { return .both(ours: ours, base: base) }
      if case .task(let id, _, _) = try store.localObjects.place(
        of: uid, asTask: object.holdsTasks)
      {
        return .deletedHere(base: base, taskID: id)
      }
      return .purgedHere(base: base)
    }
    let other = try store.accounts.items(ofUID: uid, account: account.id).first {
      $0.collectionID != row.id || $0.href != item.version.href
    }
    if let other, gone[uid]?.id != other.id {
      return ours[uid].map { .double(ours: $0) } ?? .unreadable
    }
    if let ours = ours[uid] {
      if try local.isIn(row, uid, asTask: object.holdsTasks) {
        return .both(ours: ours, base: other)
      }
      return .movedIn(ours: ours, base: other)
    }
    if case .task(let id, _, true) = try store.localObjects.place(
      of: uid, asTask: object.holdsTasks)
    {
      return .restored(taskID: id, base: other)
    }
    return .new
  }
}
