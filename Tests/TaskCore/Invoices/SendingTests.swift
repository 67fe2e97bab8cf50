import CTaskcore
import Glibc
import Testing

@testable import TaskCore

/// Sending invoices through the C API, to servers that do not answer.
@Suite struct SendingTests {
  let desk: InvoiceDesk

  init() throws {
    desk = try InvoiceDesk()
  }

  private func server(port: Int32, timeout: Int64 = 60_000) -> taskcore_smtp_options {
    var server = taskcore_smtp_options.sized
    server.host = desk.text("127.0.0.1")
    server.port = port
    server.security = TASKCORE_SMTP_STARTTLS
    server.timeout_ms = timeout
    return server
  }

  private func states(_ invoice: Int64 = 0) throws -> [Int32] {
    var emails: UnsafeMutablePointer<taskcore_email_list>?
    try #require(
      emailQuery(store: desk.store, invoiceId: invoice, emails: &emails) == TASKCORE_OK)
    defer { emailListFree(list: emails) }
    return try (0..<emailListCount(list: emails)).map {
      try #require(emailListAt(list: emails, index: $0)).pointee.state
    }
  }

  @Test("A message that no server takes is there, and says why it failed")
  func failing() throws {
    let id = try desk.issued()
    var listener = try Listener()
    listener.close()
    var server = server(port: listener.port)
    var message: Int64 = 7
    #expect(
      emailSend(
        store: desk.store, invoiceId: id, options: nil, server: &server, id: &message)
        == TASKCORE_EIO)
    let error = desk.error.message
    #expect(message == 0)
    #expect(try states() == [TASKCORE_EMAIL_STATE_FAILED])
    try desk.read(id) { content in
      let email = try #require(content.emails).pointee
      #expect(email.struct_size == MemoryLayout<taskcore_email>.size)
      #expect((email.invoice_id, email.error.read) == (id, error))
      #expect((email.recipients.read, content.email_count) == ("compta@example.net", 1))
      #expect(email.message_id.read.hasPrefix(email.uid.read))
      #expect((email.created_ms, email.finished_ms) == (InvoiceDesk.noon, InvoiceDesk.noon))
    }
    while TaskCore.undo(store: desk.store, step: nil) == TASKCORE_OK {}
    #expect(try states() == [TASKCORE_EMAIL_STATE_FAILED])
  }

  @Test("What is wrong with the server is refused before anything is done")
  func refused() throws {
    let id = try desk.issued()
    let cases: [(String, (inout taskcore_smtp_options) -> Void)] = [
      ("host", { $0.host = nil }), ("host", { $0.host = desk.text("smtp://a") }),
      ("port", { $0.port = 65_536 }), ("security", { $0.security = 0 }),
      ("timeout_ms", { $0.timeout_ms = -1 }), ("struct_size", { $0.struct_size = 1 }),
      ("password", { $0.user = desk.text("ada") }),
      ("user", { $0.password = desk.text("secret") }),
      (
        "netrc_path",
        { ($0.user, $0.password, $0.netrc_path) = (desk.text("a"), desk.text("b"), desk.text("c")) }
      ),
    ]
    for (name, change) in cases {
      var server = server(port: 1)
      change(&server)
      #expect(
        emailSend(store: desk.store, invoiceId: id, options: nil, server: &server, id: nil)
          == TASKCORE_EINVALID)
      #expect(desk.error.field == name)
    }
    var server = server(port: 1)
    let draft = try desk.readyDraft()
    #expect(
      emailSend(store: desk.store, invoiceId: draft, options: nil, server: &server, id: nil)
        == TASKCORE_ECONFLICT)
    #expect(try states().isEmpty)
  }

  @Test("The store is free for others while the network is slow, also to be closed")
  func waiting() throws {
    let id = try desk.issued()
    let listener = try Listener()
    let sending = Sending(
      store: desk.store, invoice: id, server: server(port: listener.port, timeout: 3_000))
    sending.start()
    while try states().isEmpty { usleep(10_000) }
    #expect(try states(id) == [TASKCORE_EMAIL_STATE_SENDING])
    var now: Int64 = 0
    #expect(timeNow(store: desk.store, nowMs: &now) == TASKCORE_OK)
    #expect(!sending.isOver)
    desk.close()
    #expect(sending.wait() == TASKCORE_EIO)
  }
}

/// A port of this machine on which nobody ever says anything.
private struct Listener {
  private var descriptor: Int32
  let port: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    try #require(status)
    port = Int32(UInt16(bigEndian: address.sin_port))
  }

  mutating func close() {
    Glibc.close(descriptor)
    descriptor = -1
  }
}

/// A call that sends an invoice in a thread of its own.
private final class Sending: @unchecked Sendable {
  private let store: UnsafeMutablePointer<taskcore_store>?
  private let invoice: Int64
  private var server: taskcore_smtp_options
  private var thread = pthread_t()
  private var status: Int32?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(
    store: UnsafeMutablePointer<taskcore_store>?, invoice: Int64, server: taskcore_smtp_options
  ) {
    self.store = store
    self.invoice = invoice
    self.server = server
    pthread_mutex_init(lock, nil)
  }

  deinit { lock.deallocate() }

  var isOver: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return status != nil
  }

  func start() {
    pthread_create(
      &thread, nil,
      { raw in
        if let raw { Unmanaged<Sending>.fromOpaque(raw).takeRetainedValue().run() }
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func run() {
    let status = emailSend(
      store: store, invoiceId: invoice, options: nil, server: &server, id: nil)
    pthread_mutex_lock(lock)
    self.status = status
    pthread_mutex_unlock(lock)
  }

  func wait() -> Int32? {
    pthread_join(thread, nil)
    return status
  }
}
