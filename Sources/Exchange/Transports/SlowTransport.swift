/// A transport that may hang, such as a network folder: other users of the store do not wait for it.
struct SlowTransport: SyncTransport {
  private let transport: any SyncTransport
  /// Runs what needs no store.
  private let aside: (() -> Void) -> Void

  init(_ transport: any SyncTransport, aside: @escaping (() -> Void) -> Void) {
    self.transport = transport
    self.aside = aside
  }

  func list() throws -> [BlobName] { try run { try transport.list() } }

  func list(beyond known: KnownFiles) throws -> [BlobName]? {
    try run { try transport.list(beyond: known) }
  }

  func get(_ name: BlobName) throws -> [UInt8]? { try run { try transport.get(name) } }

  func put(_ file: OutgoingBlob) throws { try run { try transport.put(file) } }

  func remove(_ name: BlobName) throws { try run { try transport.remove(name) } }

  private struct NotRun: Error {}

  private func run<Value>(_ body: () throws -> Value) throws -> Value {
    var result: Result<Value, any Error> = .failure(NotRun())
    aside { result = Result { try body() } }
    return try result.get()
  }
}
