import Domain
import Platform

/// The uid of a store as one of several replicas, which the steps that are written here have.
///
/// A copy of a store has the uid of its original. Two replicas of one uid could not be told apart, so a copy
/// gets a uid of its own when it is first opened for writing: it is a copy when its file is not the one that the
/// store remembers.
struct ReplicaIdentity {
  private static let uidKey = "device"
  private static let originKey = "file"

  let database: Database

  var uid: String {
    get throws { try database.meta(Self.uidKey) ?? "" }
  }

  func set(_ uid: String) throws { try database.setMeta(Self.uidKey, to: uid) }

  /// Gives the store a new uid when its file is a copy or a backup that was restored.
  ///
  /// A file that the system says nothing of keeps its uid.
  func renewIfCopied(path: String, newUID: () -> String) throws {
    guard let origin = try? FileOrigin(of: path) else { return }
    // What identifies the machine is nobody's business who gets the file.
    let hash = SHA256.digest(Array("taskcore \(origin.text)".utf8)).prefix(16).hexadecimal
    if try database.meta(Self.originKey) == hash, try !isSetBack(path) { return }
    try database.transaction(.immediate) {
      let known = try database.meta(Self.originKey)
      let isSetBack = try isSetBack(path)
      if known == hash, !isSetBack { return }
      // A store that remembers no file is of a version that did not.
      if known != nil { try database.setMeta(Self.uidKey, to: newUID()) }
      try database.setMeta(Self.originKey, to: hash)
      if isSetBack { FileClock.write(try lastClock(), to: path) }
    }
  }

  /// Lets the file remember how far the clock of its steps has come.
  func rememberClock() {
    guard let path = database.openPath, let clock = try? lastClock() else { return }
    FileClock.write(clock, to: path)
  }

  /// Whether the file was ahead of what is in it: a backup was written over it.
  private func isSetBack(_ path: String) throws -> Bool {
    // In this order: meanwhile, others add steps.
    let known = FileClock.read(from: path)
    return try known > 0 && known > lastClock()
  }

  /// It never goes back: the last step may be of another device, and earlier than one of this device before it.
  private func lastClock() throws -> Int64 {
    let last = try database.integer("SELECT hlc FROM step ORDER BY id DESC LIMIT 1") ?? 0
    return max(last, Int64(try database.meta(Replication.Key.clock) ?? "") ?? 0)
  }
}
