extension SQLiteStore {
  /// Accounts at servers.
  package var accounts: AccountTables { AccountTables(database) }

  /// What was changed here since a row of the change log; 0: at all.
  package func changes(after row: Int64) throws -> LocalChanges {
    try LocalChanges(after: row, in: database)
  }
}
