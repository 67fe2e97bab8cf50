import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What is known of accounts, their collections and the items in them.
@Suite struct AccountTablesTests {
  private let test: TestStore
  private var tables: AccountTables { test.store.accounts }

  init() throws { test = try TestStore() }

  private func add(_ address: String = "https://anna@dav.example.org/") throws -> AccountRow {
    var row = AccountRow(kind: .calDAV, address: address, name: "Anna")
    row.netrcPath = "/home/anna/.netrc"
    row.id = try test.store.keep { try tables.insert(row) }
    return row
  }

  private func add(_ href: String, to account: AccountRow) throws -> CollectionRow {
    var row = CollectionRow(
      accountID: account.id, href: href, name: href, holdsTasks: true, holdsEvents: false)
    row.colour = "#0082C9"
    row.isReadOnly = true
    row.isMissing = true
    row.isChosen = true
    row.invites = true
    row.projectUID = "project"
    row.token = "token"
    row.changeID = 7
    row.id = try test.store.keep { try tables.insert(row) }
    return row
  }

  private func item(_ href: String, _ uid: String, in collection: CollectionRow) -> ItemRow {
    ItemRow(
      collectionID: collection.id, href: href, etag: "1", uid: uid, theirs: "theirs", ours: "ours")
  }

  @Test("Accounts and collections come back as they were saved")
  func rows() throws {
    var account = try add()
    #expect(try tables.accounts() == [account])
    account.run = test.now
    account.name = "Anna B"
    try test.store.keep { try tables.save(account) }
    #expect(try tables.account(account.id) == account)
    #expect(try tables.account(account.id + 1) == nil)
    var collection = try add("/errands/", to: account)
    #expect(try tables.collections() == [collection])
    #expect(collection.syncsTasks && !collection.syncsEvents)
    collection.isAccepted = true
    collection.supportsSync = true
    collection.holdsEvents = true
    collection.calendarUID = "calendar"
    collection.isReadOnly = false
    collection.isMissing = false
    collection.token = nil
    try test.store.keep { try tables.save(collection) }
    #expect(try tables.collection(collection.id) == collection)
    #expect(collection.syncsTasks && collection.syncsEvents)
    #expect(try tables.collections(of: account.id + 1).isEmpty)
  }

  @Test("An item is saved over the one at its place, and what both have alike is kept once")
  func items() throws {
    let collection = try add("/errands/", to: add())
    var row = item("/errands/a.ics", "a", in: collection)
    try test.store.keep { try tables.save(row) }
    row.etag = "2"
    row.ours = row.theirs
    row.remoteUID = "other"
    try test.store.keep { try tables.save(row) }
    var known = try #require(try tables.item(at: row.href, in: collection))
    #expect(try tables.itemCount(of: collection) == 1)
    known.id = 0
    #expect(known == row)
    #expect(
      try test.store.database.integer("SELECT count(*) FROM account_item WHERE ours IS NULL") == 1)
    #expect(try tables.otherUIDs(of: collection.accountID) == ["other": "a"])
  }

  @Test("Items are found by their UIDs in a collection and in all of an account")
  func uids() throws {
    let account = try add()
    let (errands, work) = try (add("/errands/", to: account), add("/work/", to: account))
    let other = try add("/else/", to: add("https://ben@dav.example.org/"))
    try test.store.keep {
      for each in [errands, work, other] {
        try tables.save(item("\(each.href)a.ics", "a", in: each))
      }
      try tables.save(item("/errands/b.ics", "b", in: errands))
    }
    #expect(try tables.item(ofUID: "a", in: work)?.href == "/work/a.ics")
    #expect(try tables.item(ofUID: "b", in: work) == nil)
    #expect(
      try tables.items(ofUID: "a", account: account.id).map(\.href)
        == ["/errands/a.ics", "/work/a.ics"])
    #expect(try tables.versions(of: errands).map(\.uid) == ["a", "b"])
    #expect(try tables.items(of: errands).map(\.uid) == ["a", "b"])
  }

  @Test("A collection goes with its items, and an account with its collections")
  func removal() throws {
    let account = try add()
    let (errands, work) = try (add("/errands/", to: account), add("/work/", to: account))
    let kept = try add("/else/", to: add("https://ben@dav.example.org/"))
    try test.store.keep {
      for each in [errands, work, kept] {
        try tables.save(item("\(each.href)a.ics", "a", in: each))
      }
      try tables.remove(errands)
    }
    #expect(try tables.collections(of: account.id).map(\.href) == ["/work/"])
    try test.store.keep { try tables.remove(account) }
    #expect(try tables.accounts().count == 1)
    #expect(try tables.collections() == [kept])
    #expect(try test.store.database.integer("SELECT count(*) FROM account_item") == 1)
  }
}
