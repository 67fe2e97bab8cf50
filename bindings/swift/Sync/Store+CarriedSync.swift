import CTaskcoreHeader

/// Steps that a program carries from store to store by means of its own, as bytes that are sealed as files of sync are.
extension Store {
  /// What this store has seen, for `syncPending(for:)` of another one.
  public func syncHeads() throws -> [UInt8] {
    try Self.countedBytes { taskcore_sync_heads(handle, &$0, &$1) }
  }

  /// What another store lacks that has these heads; nothing when it lacks nothing.
  public func syncPending(for heads: [UInt8]) throws -> [UInt8] {
    try Self.countedBytes { taskcore_sync_pending(handle, heads, heads.count, &$0, &$1) }
  }

  /// Takes in what `syncPending(for:)` or `syncSnapshot()` of another store gave: all of it, or nothing.
  @discardableResult
  public func applySync(_ bytes: [UInt8]) throws -> SyncReport {
    var report = taskcore_sync_report()
    report.struct_size = MemoryLayout<taskcore_sync_report>.size
    try Self.check(taskcore_sync_apply(handle, bytes, bytes.count, &report))
    return SyncReport(report)
  }

  /// All that is here, for `joinSync(_:device:passphrase:)` of another store.
  public func syncSnapshot() throws -> [UInt8] {
    try Self.countedBytes { taskcore_sync_snapshot(handle, &$0, &$1) }
  }

  /// Begins to sync with the store whose `syncSnapshot()` gave the bytes; nothing that is here goes.
  @discardableResult
  public func joinSync(
    _ bytes: [UInt8], device: some UTF8Text, passphrase: PassphraseSource? = nil
  ) throws -> SyncReport {
    var report = taskcore_sync_report()
    report.struct_size = MemoryLayout<taskcore_sync_report>.size
    try withExtendedLifetime(CStrings()) { texts in
      try SyncCalls(passphrase: passphrase).run {
        taskcore_sync_join(
          handle, bytes, bytes.count, texts.copy(device),
          passphrase == nil ? nil : SyncCalls.passphraseCallback, $0, &report)
      }
    }
    return SyncReport(report)
  }

  /// Changes the passphrase of the sync, or gives one to a sync that has none. All that follows is encrypted by a new key.
  public func changePassphrase(_ passphrase: @escaping PassphraseSource) throws {
    try SyncCalls(passphrase: passphrase).run {
      taskcore_sync_change_passphrase(handle, SyncCalls.passphraseCallback, $0)
    }
  }

  /// Takes the passphrase that was changed on another device.
  public func enterPassphrase(_ passphrase: @escaping PassphraseSource) throws {
    try SyncCalls(passphrase: passphrase).run {
      taskcore_sync_enter_passphrase(handle, SyncCalls.passphraseCallback, $0)
    }
  }
}
