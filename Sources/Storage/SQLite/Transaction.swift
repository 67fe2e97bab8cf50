import Platform

extension Database {
  enum TransactionKind: String {
    /// A snapshot for reading.
    case deferred = "BEGIN"
    /// The only writer, from the start, so that it never fails half way for being second.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which is rolled back when `body` throws.
  func transaction<Result>(_ kind: TransactionKind, _ body: () throws -> Result) throws -> Result {
    try begin(kind)
    do {
      let result = try body()
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  func begin(_ kind: TransactionKind) throws {
    if hasLeftoverTransaction {
      if isInTransaction { try rollback.run() }
      hasLeftoverTransaction = false
    }
    if mustForgetIndex {
      // It is connected anew then.
      try execute("PRAGMA writable_schema = RESET")
      mustForgetIndex = false
    }
    // What is left there is the error of what comes; see Failure.init(sqlite:on:).
    SystemError.forget()
    try statement(kind.rawValue).run()
    transactionWatch.isOpen = true
    do {
      try schemaGuard?.check()
    } catch {
      rollBack()
      throw error
    }
  }

  func commit() throws {
    try statement("COMMIT").run()
    transactionWatch.isOpen = false
  }

  /// Some errors make SQLite roll back by itself; this is the rest.
  func rollBack() {
    // It ends what was ended, and the call with it.
    safePoints.end()
    transactionWatch.isOpen = false
    guard isInTransaction else { return }
    do {
      try rollback.run()
    } catch {
      hasLeftoverTransaction = true
    }
  }
}
