import TaskcoreSwift
import Testing

/// Copies of a store, and their way back.
@Suite struct BackupTests {
  @Test("A backup comes back into the place of its store, and what was there is kept")
  func restore() throws {
    try withPath { path in
      let copy = path + ".copy"
      let store = try openStore(at: path)
      _ = try store.addTask("Rent")
      var told: [Int64] = []
      try store.backUp(to: copy) { done, total in told = [done, total] }
      #expect(told.count == 2 && told.first == told.last)
      _ = try store.addTask("Pay")
      let kept = try Store.restore(copy, to: path)
      #expect(kept == Array("\(path).before-restore".utf8))
      #expect(try store.count(TaskQuery()) == 1)
      #expect(try Store.restore(copy, to: path + ".new") == nil)
    }
  }

  @Test("One more backup goes into the folder of the store, and the newest one is found")
  func rotation() throws {
    try withPath { path in
      #expect(try Store.newestBackup(ofStoreAt: path) == nil)
      let store = try openStore(at: path)
      let made = try store.rotateBackups()
      #expect(made == Array("\(path).backups/2026-01-15T11-00-00Z.db".utf8))
      #expect(try Store.newestBackup(ofStoreAt: path) == made)
      var none = Store.BackupRotation()
      none.days = -1
      let refused = try refusal { _ = try store.rotateBackups(keeping: none) }
      #expect(refused.code == .invalid && refused.field == "days")
    }
  }

  @Test("A store is copied as it was at an instant")
  func moment() throws {
    try withPath { path in
      let store = try openStore(at: path)
      _ = try store.addTask("Rent")
      try store.backUp(to: path + ".then", at: noon - 1)
      #expect(try openStore(at: path + ".then").count(TaskQuery()) == 0)
      try store.backUp(to: path + ".now", at: noon)
      #expect(try openStore(at: path + ".now").count(TaskQuery()) == 1)
    }
  }
}
