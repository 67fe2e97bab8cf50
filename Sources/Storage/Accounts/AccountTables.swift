import Domain

/// The state of accounts at servers, their collections and items. It is local to this store and never synced.
package struct AccountTables {
  private enum Flags {
    static let readOnly: Int64 = 1
    static let supportsSync: Int64 = 2
    static let missing: Int64 = 4
  }

  private enum Contents {
    static let tasks: Int64 = 1
    static let events: Int64 = 2
  }

  private let database: Database

  init(_ database: Database) { self.database = database }

  // MARK: Accounts

  private static let accountColumns = """
    SELECT id, kind, address, name, netrc_path, ca_path, run_ms, user_addresses, schedules
    FROM account
    """

  /// In the order in which they were added.
  package func accounts() throws -> [AccountRow] {
    let select = try database.statement(Self.accountColumns + " ORDER BY id")
    defer { select.reset() }
    var rows: [AccountRow] = []
    while try select.step() {
      guard let kind = AccountRow.Kind(rawValue: Int32(clamping: select.integer(1))) else {
        continue
      }
      var row = AccountRow(kind: kind, address: select.text(2), name: select.text(3))
      row.id = select.integer(0)
      row.netrcPath = select.optionalText(4)
      row.authoritiesPath = select.optionalText(5)
      row.run = select.optionalInteger(6).map { Instant(clamping: $0) }
      row.userAddresses = select.text(7).split(separator: "\n").map(String.init)
      row.schedules = select.integer(8) != 0
      rows.append(row)
    }
    return rows
  }

  package func account(_ id: Int64) throws -> AccountRow? {
    try accounts().first { $0.id == id }
  }

  /// - Returns: the id of a new one.
  package func insert(_ row: AccountRow) throws -> Int64 {
    try database.statement(
      """
      INSERT INTO account(kind, address, name, netrc_path, ca_path, run_ms, user_addresses,
        schedules)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      row.kind.rawValue, row.address, row.name, row.netrcPath, row.authoritiesPath, row.run,
      row.userAddresses.joined(separator: "\n"), row.schedules)
    return database.lastInsertedID
  }

  package func save(_ row: AccountRow) throws {
    try database.statement(
      "UPDATE account SET name = ?, run_ms = ?, user_addresses = ?, schedules = ? WHERE id = ?"
    ).run(
      row.name, row.run, row.userAddresses.joined(separator: "\n"), row.schedules, row.id)
  }

  /// With its collections and what was known of them; what they have stays here and there.
  package func remove(_ row: AccountRow) throws {
    for collection in try collections(of: row.id) { try remove(collection) }
    try database.statement("DELETE FROM account WHERE id = ?").run(row.id)
  }

  // MARK: Collections

  private static let columns = """
    SELECT id, account_id, href, name, contents, colour, flags, is_chosen, is_accepted, invites,
      project_uid, calendar_uid, token, change_id
    FROM account_collection
    """

  /// In the order in which they came.
  package func collections(of accountID: Int64) throws -> [CollectionRow] {
    let select = try database.statement(Self.columns + " WHERE account_id = ? ORDER BY id")
    defer { select.reset() }
    try select.bind(accountID)
    return try rows(select)
  }

  package func collections() throws -> [CollectionRow] {
    let select = try database.statement(Self.columns + " ORDER BY account_id, id")
    defer { select.reset() }
    return try rows(select)
  }

  package func collection(_ id: Int64) throws -> CollectionRow? {
    let select = try database.statement(Self.columns + " WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try rows(select).first
  }

  private func rows(_ select: Statement) throws -> [CollectionRow] {
    var rows: [CollectionRow] = []
    while try select.step() {
      let contents = select.integer(4)
      var row = CollectionRow(
        accountID: select.integer(1), href: select.text(2), name: select.text(3),
        holdsTasks: contents & Contents.tasks != 0, holdsEvents: contents & Contents.events != 0)
      let flags = select.integer(6)
      row.id = select.integer(0)
      row.colour = select.optionalText(5)
      row.isReadOnly = flags & Flags.readOnly != 0
      row.supportsSync = flags & Flags.supportsSync != 0
      row.isMissing = flags & Flags.missing != 0
      row.isChosen = select.integer(7) != 0
      row.isAccepted = select.integer(8) != 0
      row.invites = select.integer(9) != 0
      row.projectUID = select.optionalText(10)
      row.calendarUID = select.optionalText(11)
      row.token = select.optionalText(12)
      row.changeID = select.integer(13)
      rows.append(row)
    }
    return rows
  }

  /// - Returns: the id of a new one.
  package func insert(_ row: CollectionRow) throws -> Int64 {
    try database.statement(
      """
      INSERT INTO account_collection(account_id, href, name, contents, colour, flags, is_chosen,
        is_accepted, invites, project_uid, calendar_uid, token, change_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      row.accountID, row.href, row.name, contents(row), row.colour, flags(row), row.isChosen,
      row.isAccepted, row.invites, row.projectUID, row.calendarUID, row.token, row.changeID)
    return database.lastInsertedID
  }

  package func save(_ row: CollectionRow) throws {
    try database.statement(
      """
      UPDATE account_collection SET name = ?, contents = ?, colour = ?, flags = ?, is_chosen = ?,
        is_accepted = ?, invites = ?, project_uid = ?, calendar_uid = ?, token = ?, change_id = ?
      WHERE id = ?
      """
    ).run(
      row.name, contents(row), row.colour, flags(row), row.isChosen, row.isAccepted, row.invites,
      row.projectUID, row.calendarUID, row.token, row.changeID, row.id)
  }

  package func remove(_ row: CollectionRow) throws {
    try forgetItems(of: row)
    try database.statement("DELETE FROM account_collection WHERE id = ?").run(row.id)
  }

  private func contents(_ row: CollectionRow) -> Int64 {
    (row.holdsTasks ? Contents.tasks : 0) | (row.holdsEvents ? Contents.events : 0)
  }

  private func flags(_ row: CollectionRow) -> Int64 {
    (row.isReadOnly ? Flags.readOnly : 0) | (row.supportsSync ? Flags.supportsSync : 0)
      | (row.isMissing ? Flags.missing : 0)
  }

  // MARK: Items

  private static let itemColumns =
    "SELECT id, collection_id, href, etag, uid, remote_uid, theirs, ours, is_sent FROM account_item"

  package func items(of collection: CollectionRow) throws -> [ItemRow] {
    let select = try database.statement(
      Self.itemColumns + " WHERE collection_id = ? ORDER BY id")
    defer { select.reset() }
    try select.bind(collection.id)
    return try items(select)
  }

  /// Without what they say: the place, the version and the UID of each.
  package func versions(
    of collection: CollectionRow
  ) throws -> [(href: String, etag: String, uid: String)] {
    let select = try database.statement(
      "SELECT href, etag, uid FROM account_item WHERE collection_id = ? ORDER BY id")
    defer { select.reset() }
    try select.bind(collection.id)
    var versions: [(href: String, etag: String, uid: String)] = []
    while try select.step() { versions.append((select.text(0), select.text(1), select.text(2))) }
    return versions
  }

  package func itemCount(of collection: CollectionRow) throws -> Int {
    let select = try database.statement(
      "SELECT count(*) FROM account_item WHERE collection_id = ? AND uid <> ''")
    defer { select.reset() }
    try select.bind(collection.id)
    return try select.step() ? Int(select.integer(0)) : 0
  }

  package func item(at href: String, in collection: CollectionRow) throws -> ItemRow? {
    let select = try database.statement(
      Self.itemColumns + " WHERE collection_id = ? AND href = ?")
    defer { select.reset() }
    try select.bind(collection.id, href)
    return try items(select).first
  }

  package func item(ofUID uid: String, in collection: CollectionRow) throws -> ItemRow? {
    let select = try database.statement(
      Self.itemColumns + " WHERE uid = ? AND collection_id = ? ORDER BY id")
    defer { select.reset() }
    try select.bind(uid, collection.id)
    return try items(select).first
  }

  /// All of that UID in an account, the oldest first.
  package func items(ofUID uid: String, account: Int64) throws -> [ItemRow] {
    let select = try database.statement(
      Self.itemColumns + """
         WHERE uid = ? AND collection_id IN (
          SELECT id FROM account_collection WHERE account_id = ?)
        ORDER BY id
        """)
    defer { select.reset() }
    try select.bind(uid, account)
    return try items(select)
  }

  /// The UIDs that are at more than one place in an account. The index alone finds those that are anywhere twice: mostly none.
  package func doubledUIDs(of accountID: Int64) throws -> Set<String> {
    let select = try database.statement(
      """
      SELECT uid FROM account_item
      WHERE uid IN (SELECT uid FROM account_item WHERE uid <> '' GROUP BY uid HAVING count(*) > 1)
        AND collection_id IN (SELECT id FROM account_collection WHERE account_id = ?)
      GROUP BY uid HAVING count(*) > 1
      """)
    defer { select.reset() }
    try select.bind(accountID)
    var uids: Set<String> = []
    while try select.step() { uids.insert(select.text(0)) }
    return uids
  }

  /// The UIDs here of those that have another one at the server, by that.
  package func otherUIDs(of accountID: Int64) throws -> [String: String] {
    let select = try database.statement(
      """
      SELECT remote_uid, uid FROM account_item
      WHERE remote_uid IS NOT NULL
        AND collection_id IN (SELECT id FROM account_collection WHERE account_id = ?)
      """)
    defer { select.reset() }
    try select.bind(accountID)
    var uids: [String: String] = [:]
    while try select.step() { uids[select.text(0)] = select.text(1) }
    return uids
  }

  private func items(_ select: Statement) throws -> [ItemRow] {
    var rows: [ItemRow] = []
    while try select.step() {
      let theirs = select.text(6)
      var row = ItemRow(
        collectionID: select.integer(1), href: select.text(2), etag: select.text(3),
        uid: select.text(4), theirs: theirs, ours: select.optionalText(7) ?? theirs)
      row.id = select.integer(0)
      row.remoteUID = select.optionalText(5)
      row.isSent = select.integer(8) != 0
      rows.append(row)
    }
    return rows
  }

  /// Over the one that is known at its place, if there is one.
  package func save(_ row: ItemRow) throws {
    try database.statement(
      """
      INSERT INTO account_item(collection_id, href, etag, uid, remote_uid, theirs, ours, is_sent)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (collection_id, href) DO UPDATE
      SET etag = ?3, uid = ?4, remote_uid = ?5, theirs = ?6, ours = ?7, is_sent = ?8
      """
    ).run(
      row.collectionID, row.href, row.etag, row.uid, row.remoteUID, row.theirs,
      row.ours == row.theirs ? nil : row.ours, row.isSent)
  }

  /// Those that were put there since the collection was listed.
  package func sentItems(of collection: CollectionRow) throws -> [ItemRow] {
    let select = try database.statement(
      Self.itemColumns + " WHERE collection_id = ? AND is_sent = 1 ORDER BY id")
    defer { select.reset() }
    try select.bind(collection.id)
    return try items(select)
  }

  /// The collection was listed: what was put there before is in the listing.
  package func listed(_ collection: CollectionRow) throws {
    try database.statement(
      "UPDATE account_item SET is_sent = 0 WHERE collection_id = ? AND is_sent = 1"
    ).run(collection.id)
  }

  // MARK: The order

  /// In which order items were when both agreed last; nil before that.
  package func order(of collection: CollectionRow) throws -> ItemOrder? {
    let select = try database.statement("SELECT item_order FROM account_collection WHERE id = ?")
    defer { select.reset() }
    try select.bind(collection.id)
    return try select.step() ? select.optionalText(0).map { ItemOrder($0) } : nil
  }

  package func save(_ order: ItemOrder, of collection: CollectionRow) throws {
    try database.statement("UPDATE account_collection SET item_order = ? WHERE id = ?")
      .run(order.text, collection.id)
  }

  // MARK: Intentions

  /// Notes what is about to be put, over what was noted of the same before.
  package func intend(_ intention: ItemIntention) throws {
    try database.statement(
      """
      INSERT INTO account_intention(collection_id, uid, sent, ours) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (collection_id, uid) DO UPDATE SET sent = ?3, ours = ?4
      """
    ).run(intention.collectionID, intention.uid, intention.sent, intention.ours)
  }

  package func intentions(of collection: CollectionRow) throws -> [ItemIntention] {
    let select = try database.statement(
      "SELECT uid, sent, ours FROM account_intention WHERE collection_id = ? ORDER BY uid")
    defer { select.reset() }
    try select.bind(collection.id)
    var intentions: [ItemIntention] = []
    while try select.step() {
      intentions.append(
        ItemIntention(
          collectionID: collection.id, uid: select.text(0), sent: select.text(1),
          ours: select.text(2)))
    }
    return intentions
  }

  /// What was put is known from now on.
  package func forgetIntention(ofUID uid: String, in collectionID: Int64) throws {
    try database.statement(
      "DELETE FROM account_intention WHERE collection_id = ? AND uid = ?"
    ).run(collectionID, uid)
  }

  package func remove(_ row: ItemRow) throws {
    try database.statement("DELETE FROM account_item WHERE id = ?").run(row.id)
  }

  package func forgetItems(of collection: CollectionRow) throws {
    try database.statement("DELETE FROM account_intention WHERE collection_id = ?").run(
      collection.id)
    try database.statement("UPDATE account_collection SET item_order = NULL WHERE id = ?").run(
      collection.id)
    try database.statement("DELETE FROM account_item WHERE collection_id = ?").run(collection.id)
  }
}
