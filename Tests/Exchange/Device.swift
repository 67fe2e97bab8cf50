import Domain
import Exchange
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// A store that is synced through a folder.
final class Device {
  let test: TestStore
  let folder: TemporaryFolder

  init(_ letter: Character, _ folder: TemporaryFolder, path: String = ":memory:") throws {
    self.folder = folder
    var options = SQLiteStore.Options()
    options.path = path
    let letters = String(repeating: letter, count: 6)
    test = try TestStore(options: options, uids: "0190aaaa-0000-7000-8000-\(letters)")
  }

  func add(_ passphrase: String?) throws {
    _ = try AddRemote(test.store, newUID: test.newUID).run(
      path: folder.path("."), name: "device", passphrase: passphrase.map { try Passphrase($0) },
      at: test.now)
  }

  @discardableResult
  func run(callsBeforeFailure calls: Int = .max) throws -> SyncRun.Report {
    try run(through: FailingTransport(FolderTransport(path: folder.path(".")), after: calls))
  }

  @discardableResult
  func run(through transport: any SyncTransport) throws -> SyncRun.Report {
    test.advance(seconds: 60)
    let remote = try #require(try test.store.replication.remotes().first)
    return try SyncRun(
      test.store, remote, through: transport, at: test.now, newUID: test.newUID
    ).run()
  }

  func rename(_ id: Int64, to title: String) throws {
    var input = TaskInput()
    input.title = title
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  func resolve(_ choice: SyncConflict.Choice) throws {
    try test.store.write(.resolveConflicts, at: test.now) {
      for conflict in try test.store.replication.conflicts() {
        try test.store.replication.resolve(conflict, choice)
      }
    }
  }

  /// What is merged of all records.
  func states() throws -> [RecordKey: RecordRegisters?] {
    var states: [RecordKey: RecordRegisters?] = [:]
    try replication.forEachEntry { states[$0.key] = .some($0.registers) }
    return states
  }

  func files() throws -> [BlobName] {
    let uid = try uid()
    return try FolderTransport(path: folder.path(".")).list().filter { $0.replica == uid }
      .sorted { $0.path < $1.path }
  }

  var replication: Replication { test.store.replication }

  func uid() throws -> String { try replication.replicaUID() }

  /// Why a run is refused; nil when it is not.
  func refusal() -> Failure? {
    do {
      try run()
      return nil
    } catch {
      return error as? Failure ?? Failure(.internal, "Another error.")
    }
  }

  /// Adds the folder to all of them, and runs until all have all.
  static func sync(_ devices: [Device], by passphrase: String? = nil) throws {
    for device in devices {
      try device.add(passphrase)
      try device.run()
    }
    for _ in 0..<2 { for device in devices { try device.run() } }
  }

  func titles() throws -> [String] {
    try test.contents().tasks.map(\.title).sorted()
  }
}

/// A transport that fails after some calls.
private final class FailingTransport: SyncTransport {
  private let transport: FolderTransport
  private var callsBeforeFailure: Int

  init(_ transport: FolderTransport, after calls: Int) {
    self.transport = transport
    callsBeforeFailure = calls
  }

  private func call<Result>(_ body: () throws -> Result) throws -> Result {
    callsBeforeFailure -= 1
    if callsBeforeFailure < 0 { throw Failure(.inputOutput, "The stick was pulled out.") }
    return try body()
  }

  func list() throws -> [BlobName] { try call { try transport.list() } }
  func get(_ name: BlobName) throws -> [UInt8]? { try call { try transport.get(name) } }
  func put(_ file: OutgoingBlob) throws { try call { try transport.put(file) } }
  func remove(_ name: BlobName) throws { try call { try transport.remove(name) } }
}
