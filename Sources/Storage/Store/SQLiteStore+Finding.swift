package import Domain

/// Finds the ids of records of any kind, without making the records.
extension SQLiteStore {
  package func id(of kind: CommittedChange.Entity, uid: String) throws -> Int64? {
    try id(of: kind, where: "uid", is: uid)
  }

  /// Its case and accents do not matter. Projects are found by their paths, too.
  package func id(of kind: CommittedChange.Entity, name: String) throws -> Int64? {
    if kind == .project { return try projects.find(named: name)?.id }
    let hasAliases = [.filter, .calendar].contains(kind)
    return try id(
      of: kind, where: (hasAliases ? "alias_uid IS NULL AND " : "") + "name_key",
      is: NameKey(name).text)
  }

  package func id(of kind: CommittedChange.Entity, number: String) throws -> Int64? {
    try id(of: kind, where: "twin_uid IS NULL AND number", is: number)
  }

  /// The uids of the records that were added last, one of each kind that has an order by time.
  package func latestUIDs() throws -> [String] {
    let kinds: [CommittedChange.Entity] = [
      .task, .project, .event, .comment, .focusSession, .timeEntry, .client, .invoice, .payment,
      .email, .purchase, .purchasePayment, .recurringInvoice, .paymentReminder, .penaltyRate,
    ]
    let selects = kinds.map {
      "SELECT * FROM (SELECT uid FROM \($0.table) ORDER BY id DESC LIMIT 1)"
    }
    let select = try database.statement(selects.joined(separator: " UNION ALL "))
    defer { select.reset() }
    var uids: [String] = []
    while try select.step() { uids.append(select.text(0)) }
    return uids
  }

  private func id(
    of kind: CommittedChange.Entity, where column: String, is value: String
  ) throws -> Int64? {
    let find = try database.statement("SELECT id FROM \(kind.table) WHERE \(column) = ?")
    defer { find.reset() }
    try find.bind(value)
    return try find.step() ? find.integer(0) : nil
  }
}
