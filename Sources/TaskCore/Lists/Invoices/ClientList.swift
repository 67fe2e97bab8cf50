import CTaskcore
import Domain
import Storage

/// A snapshot of clients.
final class ClientList: RowList<taskcore_client>, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> ClientList {
    let list = ClientList()
    try handle.store.clientListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  func append(_ row: ClientListing.Row) throws {
    try append(
      taskcore_client(
        struct_size: MemoryLayout<taskcore_client>.size, id: row.id, uid: copy(row.uid),
        party: arena.party { try copy(row[$0]) }, notes: copy(row.notes),
        created_ms: row.created, archived_ms: row.archived ?? 0, invoice_count: row.invoiceCount,
        is_archived: row.archived == nil ? 0 : 1,
        kind: try ClientKind(code: row.kind).rawValue,
        hourly_rate_millionths: row.hourlyRate ?? 0))
  }
}
