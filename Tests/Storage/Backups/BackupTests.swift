import Domain
import Platform
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Copies of a store that is in use.
@Suite struct BackupTests {
  let folder: TemporaryFolder
  let path: String
  let copy: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("store.db")
    copy = folder.path("copy.db")
  }

  @Test("A backup is a store as it was at one moment, whatever others write meanwhile")
  func online() throws {
    let test = try TestStore(path: path)
    for number in 0..<200 { _ = try test.add("Task \(number)") { $0.notes = notes } }
    let other = try TestStore(options: options(path), uids: "other-")
    var told: [(Int, Int)] = []
    try test.store.backUp(to: copy) { done, total in
      told.append((done, total))
      _ = try other.add("Meanwhile")
    }
    #expect(told.count > 1)
    #expect(told.last?.0 == told.last?.1)
    #expect(try FileStatus(of: copy).permissions & 0o777 == 0o600)
    #expect(try other.titles().count == 200 + told.count)
    #expect(names == ["copy.db", "store.db", "store.db-shm", "store.db-wal"])
    #expect(try TestStore(path: copy).titles().count == 200)
  }

  @Test("A store in memory is backed up to a file")
  func memory() throws {
    let test = try TestStore()
    _ = try test.add("Rent")
    try test.store.backUp(to: copy) { _, _ in }
    #expect(try TestStore(path: copy).titles() == ["Rent"])
  }

  @Test("What is stopped leaves the old backup, and nothing else")
  func stopped() throws {
    let test = try TestStore(path: path)
    _ = try test.add("Rent")
    try test.store.backUp(to: copy) { _, _ in }
    _ = try test.add("Pay")
    #expect(throws: Failure(.stopped(7), "Enough")) {
      try test.store.backUp(to: copy) { _, _ in throw Failure(.stopped(7), "Enough") }
    }
    test.store.safePoints.ask = { .interrupted }
    test.store.safePoints.begin()
    #expect(throws: Failure.interrupted) { try test.store.backUp(to: copy) { _, _ in } }
    test.store.safePoints.ask = { nil }
    test.store.safePoints.begin()
    #expect(names == ["copy.db", "store.db", "store.db-shm", "store.db-wal"])
    #expect(try TestStore(path: copy).titles() == ["Rent"])
  }

  @Test("A path where nothing may be written is refused")
  func refused() throws {
    let test = try TestStore(path: path)
    func kind(_ path: String) -> Failure.Kind? {
      (#expect(throws: Failure.self) { try test.store.backUp(to: path) { _, _ in } })?.kind
    }
    #expect(kind("") == .invalid)
    #expect(kind(path) == .invalid)
    #expect(kind(path + "-wal") == .invalid)
    #expect(kind(folder.path("")) == .access)
    #expect(kind(folder.path("missing/copy.db")) == .notFound)
    try File(at: copy + "-wal", for: .creating).withDescriptor { try $0.write([1]) }
    #expect(kind(copy) == .invalid)
  }

  @Test("A damaged store is not copied over a backup that is whole")
  func damaged() throws {
    do {
      let test = try TestStore(path: path)
      for number in 0..<200 { _ = try test.add("Task \(number)") { $0.notes = notes } }
      try test.store.backUp(to: copy) { _, _ in }
    }
    try damage(path)
    let test = try TestStore(path: path)
    let refused = #expect(throws: Failure.self) { try test.store.backUp(to: copy) { _, _ in } }
    #expect(refused?.kind == .corrupt)
    #expect(try TestStore(path: copy).titles().count == 200)
  }

  @Test(
    "A restored backup is in the place of the store, what was there is kept, and both are replicas of their own"
  )
  func restore() throws {
    let test = try TestStore(path: path)
    test.store.recordsSteps = true
    _ = try test.add("Rent")
    let first = try ReplicaIdentity(database: test.store.database).uid
    try test.store.backUp(to: copy) { _, _ in }
    _ = try test.add("Pay")
    let open = try TestStore(path: path)
    _ = try open.store.takeForeignSteps()
    let kept = try restore(copy)
    #expect(kept == path + ".before-restore")
    // Those that have it open see it, and go on.
    #expect(try open.titles() == ["Rent"])
    #expect(try test.titles() == ["Rent"])
    _ = try test.add("Call")
    #expect(try open.store.takeForeignSteps().count == 1)
    #expect(try open.titles() == ["Rent", "Call"])
    #expect(try TestStore(path: path + ".before-restore").titles() == ["Rent", "Pay"])
    let another = try TestStore(options: options(path), uids: "new-")
    #expect(try ReplicaIdentity(database: another.store.database).uid != first)
  }

  @Test("A backup is restored where there is nothing")
  func restoreNew() throws {
    let test = try TestStore(path: path)
    _ = try test.add("Rent")
    try test.store.backUp(to: copy) { _, _ in }
    let new = folder.path("new/store.db")
    let restoration = try Restoration(of: copy, to: new, SafePoints())
    #expect(try restoration.run(now: test.now, newUID: test.newUID) { _, _ in } == nil)
    #expect(try TestStore(path: new).titles() == ["Rent"])
    #expect(try FileStatus(of: new).permissions & 0o777 == 0o600)
  }

  @Test("A damaged store is moved aside, with all that there is of it")
  func restoreDamaged() throws {
    do {
      let test = try TestStore(path: path)
      for number in 0..<200 { _ = try test.add("Task \(number)") { $0.notes = notes } }
      try test.store.backUp(to: copy) { _, _ in }
    }
    for number in 1...2 {
      try damage(path)
      let aside = path + (number == 1 ? ".damaged" : ".damaged-2")
      do {
        let test = try TestStore(path: path)
        let refused = #expect(throws: Failure.self) { try restore(copy) }
        #expect(refused?.kind == .invalid)
        _ = test
      }
      #expect(try restore(copy) == aside)
      #expect(try TestStore(path: path).titles().count == 200)
      let recovered = try TestStore()
      let report = try Recover(recovered.store, newUID: recovered.newUID)
        .run(from: aside, at: recovered.now)
      #expect(report.rows > 200)
    }
  }

  @Test("What is no whole backup is not restored, and the store stays as it is")
  func wrongBackups() throws {
    let test = try TestStore(path: path)
    _ = try test.add("Rent")
    func kind(_ backup: String) -> Failure.Kind? {
      (#expect(throws: Failure.self) { try restore(backup) })?.kind
    }
    #expect(kind(folder.path("missing.db")) == .notFound)
    let text = folder.path("text")
    try File(at: text, for: .creating).withDescriptor { try $0.write(Array("Pay rent".utf8)) }
    #expect(kind(text) == .notStore)
    try test.store.backUp(to: copy) { _, _ in }
    let bytes = try File(at: copy, for: .reading).withDescriptor { try $0.readAll() }
    try File(at: copy, for: .replacing).withDescriptor { try $0.write(Array(bytes[..<8_192])) }
    #expect(kind(copy) == .corrupt)
    #expect(names.filter { $0.hasPrefix(".") || $0.contains("before") }.isEmpty)
    #expect(try test.titles() == ["Rent"])
  }

  private var notes: String { String(repeating: "x", count: 40_000) }

  private var names: [String] {
    Folder.names(in: folder.path("")).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private func restore(_ backup: String) throws -> String? {
    let uids = try TestStore(options: options(":memory:"), uids: "restored-")
    return try Restoration(of: backup, to: path, SafePoints())
      .run(now: uids.now, newUID: uids.newUID) { _, _ in }
  }

  private func options(_ path: String) -> SQLiteStore.Options {
    var options = SQLiteStore.Options()
    options.path = path
    return options
  }

  /// Garbles the page below which the first tasks are.
  private func damage(_ path: String) throws {
    let page: Int
    do {
      let database = try Database(path: path, .readUnchanging, busyTimeout: 0)
      page = Int(
        try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'comment'") ?? 0)
    }
    var bytes = try File(at: path, for: .reading).withDescriptor { try $0.readAll() }
    for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xFF }
    try File(at: path, for: .replacing).withDescriptor { try $0.write(bytes) }
  }
}
