import Domain

/// The clients of a store.
final class SQLiteClientRepository: SQLiteRecordRepository<Client>, ClientRepository {
  override func isInUse(_ client: Client) throws -> Bool {
    let select = try database.statement("SELECT 1 FROM invoice WHERE client_uid = ? LIMIT 1")
    defer { select.reset() }
    try select.bind(client.uid)
    return try select.step()
  }
}
