import Domain

/// The operator's tasks at a hub: creating its tables and roles, checking it, and removing old files.
package struct HubAdministration {
  private let server: HubServer

  package init(_ server: HubServer) { self.server = server }

  // MARK: Tables

  /// Makes the tables; those that are there stay as they are.
  ///
  /// - Throws: `access` without the right to make them.
  package func make() throws {
    let engine = try engine()
    _ = try server.run(HubRequest("CREATE SCHEMA IF NOT EXISTS taskcore"))
    for table in HubTable.all { _ = try server.run(HubRequest(table.sql)) }
    if engine.kind == .citus { try distribute() }
    for table in HubTable.all where engine.hasRowSecurity {
      _ = try server.run(
        HubRequest("ALTER TABLE \(table.qualifiedName) ENABLE ROW LEVEL SECURITY"))
    }
  }

  /// Rows of one store are on one node.
  private func distribute() throws {
    let spread = try server.run(HubRequest(HubStatement.spreadTables))
    let names = Set(spread.rows.indices.compactMap { spread.text($0, 0) })
    for table in HubTable.all where !names.contains(table.qualifiedName) {
      _ = try server.run(
        HubRequest("SELECT create_distributed_table('\(table.qualifiedName)', 'store')"))
    }
  }

  /// What the server is, whether its tables are those of Taskcore, and how much is in them.
  ///
  /// - Throws: `notFound` when a table or a column is missing.
  package func check() throws -> HubReport {
    let engine = try engine()
    let columns = try server.run(HubRequest(HubStatement.columns))
    let present = Set(
      columns.rows.indices.compactMap { row in
        columns.text(row, 0).flatMap { table in columns.text(row, 1).map { "\(table).\($0)" } }
      })
    for table in HubTable.all {
      for column in table.columns where !present.contains("\(table.name).\(column)") {
        throw Failure(
          .notFound,
          "The hub \(server.address.text) has no column \(column) of a table \(table.qualifiedName): "
            + "“taskcore hub init” makes what is missing, or this role may not see it.")
      }
    }
    let isOn =
      try engine.hasRowSecurity
      && server.run(HubRequest(HubStatement.policies)).integer(0, 0) == Int64(HubTable.all.count)
    let counts = try server.run([
      HubRequest(HubStatement.countHeads), HubRequest(HubStatement.countBatches),
      HubRequest(HubStatement.countSnapshots), HubRequest(HubStatement.countLeases),
    ])
    var report = HubReport(
      engine: engine.kind, version: server.serverVersion, hasRowSecurity: isOn,
      isEncrypted: server.isEncrypted)
    report.stores = counts[0].integer(0, 0) ?? 0
    report.replicas = counts[0].integer(0, 1) ?? 0
    report.batches = counts[1].integer(0, 0) ?? 0
    report.snapshots = counts[2].integer(0, 0) ?? 0
    report.leases = counts[3].integer(0, 0) ?? 0
    report.bytes = (counts[1].integer(0, 1) ?? 0) + (counts[2].integer(0, 1) ?? 0)
    return report
  }

  private func engine() throws -> HubEngine {
    let answers = try server.run([
      HubRequest(HubStatement.serverVersion), HubRequest(HubStatement.hasCitus),
    ])
    return HubEngine(
      version: answers[0].text(0, 0) ?? "", hasCitus: answers[1].integer(0, 0) != 0)
  }

  // MARK: Roles

  /// Lets a role sync through one store; nil: that of its own name.
  ///
  /// - Throws: `notFound` for a role that is not there.
  package func grant(_ role: String, store: String?) throws {
    let (role, policy, store) = try policy(of: role, for: store)
    var requests = [
      HubRequest(HubStatement.begin), HubRequest("GRANT USAGE ON SCHEMA taskcore TO \(role)"),
    ]
    for table in HubTable.all {
      requests += [
        HubRequest(
          "GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE \(table.qualifiedName) TO \(role)"),
        HubRequest("DROP POLICY IF EXISTS \(policy) ON \(table.qualifiedName)"),
        HubRequest(
          "CREATE POLICY \(policy) ON \(table.qualifiedName) TO \(role) "
            + "USING (store = \(store)) WITH CHECK (store = \(store))"),
      ]
    }
    try run(requests)
  }

  /// Takes that right back.
  package func revoke(_ role: String, store: String?) throws {
    let (_, policy, _) = try policy(of: role, for: store)
    try run(
      [HubRequest(HubStatement.begin)]
        + HubTable.all.map {
          HubRequest("DROP POLICY IF EXISTS \(policy) ON \($0.qualifiedName)")
        })
  }

  private func run(_ requests: [HubRequest]) throws {
    guard try engine().hasRowSecurity else {
      throw Failure(
        .unsupported,
        "The hub \(server.address.text) does not tell the rows of one role from those of another: let a "
          + "proxy before it see to that, as docs/hub.md says.")
    }
    _ = try server.run(requests + [HubRequest(HubStatement.commit)])
  }

  /// Of one role and one store, quoted as they stand in statements.
  private func policy(
    of role: String, for store: String?
  ) throws -> (role: String, policy: String, store: String) {
    let store = store ?? role
    try HubName.check(role, field: "role")
    try HubName.check(store, field: "store")
    let hash = SHA256.digest(Array("\(role)\0\(store)".utf8)).prefix(8).hexadecimal
    return (HubName.identifier(role), "taskcore_\(hash)", HubName.literal(store))
  }

  // MARK: Rows

  /// Removes what newer rows replace: all snapshots of a replica but the newest, and files of steps of the given age that
  /// are in that snapshot. A device that lacks those steps reads the snapshot instead.
  ///
  /// - Parameters:
  ///   - store: Nil: all of them.
  ///   - days: How old a file of steps is at least; 0: as old as it may be.
  /// - Returns: what was removed.
  /// - Throws: what the hub refuses.
  package func sweep(store: String?, days: Int64) throws -> HubSweep {
    var swept = HubSweep()
    if let store {
      try HubName.check(store, field: "store")
      try sweep([store], days, &swept)
      return swept
    }
    var last = ""
    while true {
      let answer = try server.run(HubRequest(HubStatement.listStores, .text(last)))
      let stores = answer.rows.indices.compactMap { answer.text($0, 0) }
      guard let next = stores.last else { return swept }
      try sweep(stores, days, &swept)
      last = next
    }
  }

  /// Each in a transaction of its own.
  private func sweep(_ stores: [String], _ days: Int64, _ swept: inout HubSweep) throws {
    for store in stores {
      swept.snapshots += try server.run(
        HubRequest(HubStatement.sweepSnapshots, .text(store))
      ).changedRows
      swept.batches += try server.run(
        HubRequest(HubStatement.sweepBatches, .text(store), .integer(days))
      ).changedRows
    }
  }

  /// Removes all of a store.
  ///
  /// - Returns: whether there was anything of it.
  package func remove(store: String) throws -> Bool {
    try HubName.check(store, field: "store")
    let answers = try server.run(
      [HubRequest(HubStatement.begin)]
        + [
          HubStatement.forgetBatches, HubStatement.forgetSnapshots, HubStatement.forgetHeads,
          HubStatement.forgetKeys, HubStatement.forgetLeases,
        ].map { HubRequest($0, .text(store)) } + [HubRequest(HubStatement.commit)])
    return answers.contains { $0.changedRows > 0 }
  }
}
