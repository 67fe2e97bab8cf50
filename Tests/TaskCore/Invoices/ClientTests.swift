import CTaskcore
import Domain
import Testing

@testable import TaskCore

/// Clients through the C API.
@Suite struct ClientTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func names(
    _ change: (inout taskcore_client_query_options) -> Void
  ) throws -> [String] {
    var options = taskcore_client_query_options.sized
    change(&options)
    var clients: UnsafeMutablePointer<taskcore_client_list>?
    try #require(
      clientQuery(store: desk.store, options: &options, clients: &clients) == TASKCORE_OK,
      "\(desk.error.message)")
    defer { clientListFree(list: clients) }
    return try (0..<clientListCount(list: clients)).map {
      try #require(clientListAt(list: clients, index: $0)).pointee.party.pointee.name.read
    }
  }

  private func withClient<Result>(
    _ id: Int64, _ body: (taskcore_client) throws -> Result
  ) throws -> Result {
    var options = taskcore_client_query_options.sized
    var clients: UnsafeMutablePointer<taskcore_client_list>?
    try #require(
      clientQuery(store: desk.store, options: &options, clients: &clients) == TASKCORE_OK)
    defer { clientListFree(list: clients) }
    var stride: UInt = 0
    let rows = try #require(clientListRows(list: clients, stride: &stride))
    #expect(stride == UInt(MemoryLayout<taskcore_client>.stride))
    let found = (0..<Int(clientListCount(list: clients))).map { rows[$0] }.first { $0.id == id }
    return try body(try #require(found))
  }

  @Test("A client has what it was given, and gets what it is changed to")
  func changing() throws {
    let id = try desk.client()
    let changes: [Party.Property: String] = [.city: "Lyon", .email: ""]
    #expect(desk.updateClient(id, changes, notes: "Calls on Mondays") == TASKCORE_OK)
    #expect(desk.updateClient(id) == TASKCORE_OK)
    try withClient(id) { client in
      #expect(client.struct_size == MemoryLayout<taskcore_client>.size)
      #expect(client.party.pointee.name.read == "Éditions du Lac")
      #expect(client.party.pointee.city.read == "Lyon")
      #expect(client.party.pointee.email.read == "")
      #expect(client.party.pointee.phone.read == "")
      #expect(client.notes.read == "Calls on Mondays")
      #expect((client.is_archived, client.archived_ms, client.invoice_count) == (0, 0, 0))
      #expect(client.created_ms == InvoiceDesk.noon)
      var id: Int64 = 0
      #expect(clientFind(store: desk.store, uid: client.uid, id: &id) == TASKCORE_OK)
      #expect(id == client.id)
    }
    #expect(desk.updateClient(id, notes: "") == TASKCORE_OK)
    try withClient(id) { #expect($0.notes.read == "") }
  }

  @Test("A client needs a name, and must be there")
  func refused() throws {
    var id: Int64 = 7
    #expect(desk.addClient([.city: "Lyon"], &id) == TASKCORE_EINVALID)
    #expect((desk.error.field, id) == ("name", 0))
    #expect(desk.updateClient(9, [.city: "Lyon"]) == TASKCORE_ENOTFOUND)
    #expect(clientFind(store: desk.store, uid: desk.text("x"), id: &id) == TASKCORE_ENOTFOUND)
  }

  @Test("Searches tell the archived ones from those in use")
  func archived() throws {
    let old = try desk.client([.name: "Zoé", .city: "Nîmes"])
    _ = try desk.client([.name: "Ätna"])
    #expect(desk.updateClient(old, isArchived: 1) == TASKCORE_OK)
    #expect(desk.updateClient(old, isArchived: 2) == TASKCORE_EINVALID)
    #expect(try names { _ in } == ["Ätna", "Zoé"])
    let inUse = try names {
      $0.fields = TASKCORE_CLIENT_QUERY_ARCHIVED
      $0.archived = TASKCORE_NO
    }
    #expect(inUse == ["Ätna"])
    let archived = try names {
      $0.fields = TASKCORE_CLIENT_QUERY_ARCHIVED
      $0.archived = TASKCORE_YES
    }
    #expect(archived == ["Zoé"])
    let inNimes = try names {
      $0.fields = TASKCORE_CLIENT_QUERY_TEXT
      $0.text = desk.text("nim")
    }
    #expect(inNimes == ["Zoé"])
    var clients: UnsafeMutablePointer<taskcore_client_list>?
    #expect(clientQuery(store: desk.store, options: nil, clients: &clients) == TASKCORE_OK)
    #expect(clientListCount(list: clients) == 1)
    clientListFree(list: clients)
  }

  @Test("Only a client that no invoice is for can be deleted, and none is when one cannot")
  func deleting() throws {
    let free = try desk.client([.name: "Free"])
    let used = try desk.client()
    let draft = try desk.draft(for: used)
    #expect(clientDelete(store: desk.store, ids: [free, used], count: 2) == TASKCORE_ECONFLICT)
    #expect(desk.error.index == 1)
    #expect(clientDelete(store: desk.store, ids: [free, 99], count: 2) == TASKCORE_ENOTFOUND)
    #expect(try names { _ in }.count == 2)
    #expect(invoiceDelete(store: desk.store, ids: [draft], count: 1) == TASKCORE_OK)
    #expect(clientDelete(store: desk.store, ids: [free, used, used], count: 3) == TASKCORE_OK)
    #expect(try names { _ in }.isEmpty)
  }

  @Test("A client's invoices are counted when they are issued")
  func counting() throws {
    let id = try desk.client()
    let draft = try desk.draft(for: id)
    try desk.add(desk.line("Conseil"), to: draft)
    #expect(try withClient(id) { $0.invoice_count } == 0)
    try desk.issue(draft)
    #expect(try withClient(id) { $0.invoice_count } == 1)
  }
}
