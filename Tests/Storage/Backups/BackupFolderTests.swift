import Domain
import Platform
import TestSupport
import Testing

@testable import Storage

/// Which backups of a folder stay.
@Suite struct BackupFolderTests {
  @Test("A backup is named by its time, and nothing else is taken for one")
  func names() throws {
    let instant = try #require(Instant(text: "2026-12-24T17:00:05.250Z"))
    let name = BackupFolder.name(at: instant)
    #expect(name == "2026-12-24T17-00-05Z.db")
    #expect(BackupFolder.day(of: name)?.packed == 2026_12_24)
    for other in [
      "2026-12-24.db", "2026-13-24T17-00-05Z.db", "2026-12-24T17-00-05Z.db-wal", "tasks.db",
    ] {
      #expect(BackupFolder.day(of: other) == nil)
    }
  }

  @Test("The last one of each of the last days, weeks and months stays")
  func rotation() {
    // Two a day, from 1 January to 31 March 2026, a Tuesday.
    var names: [String] = []
    for (month, days) in [(1, 31), (2, 28), (3, 31)] {
      for day in 1...days {
        for hour in ["06", "18"] {
          names.append("2026-\(Self.two(month))-\(Self.two(day))T\(hour)-00-00Z.db")
        }
      }
    }
    var rotation = BackupFolder.Rotation()
    (rotation.days, rotation.weeks, rotation.months) = (3, 2, 2)
    let kept = BackupFolder.kept(names.reversed(), rotation).sorted()
    #expect(
      kept == ["2026-02-28", "2026-03-29", "2026-03-30", "2026-03-31"].map { "\($0)T18-00-00Z.db" })
    // What stays, stays when nothing comes to it.
    #expect(BackupFolder.kept(kept, rotation).sorted() == kept)
    (rotation.days, rotation.weeks, rotation.months) = (0, 0, 0)
    #expect(BackupFolder.kept(names, rotation) == ["2026-03-31T18-00-00Z.db"])
    #expect(BackupFolder.kept([], rotation).isEmpty)
  }

  @Test("A store's own folder gets one more backup, for its owner alone, and files of others stay")
  func folder() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("store.db")
    let test = try TestStore(path: path)
    _ = try test.add("Rent")
    var made: [String] = []
    for _ in 0..<3 {
      made.append(
        try test.store.backUp(into: nil, BackupFolder.Rotation(), at: test.now) { _, _ in })
      test.advance(seconds: 3_600)
    }
    let own = path + ".backups"
    #expect(made.first == own + "/2026-01-15T12-00-00Z.db")
    let status = try FileStatus(of: own)
    #expect(status.kind == .folder && status.permissions & 0o777 == 0o700)
    #expect(try FileStatus(of: made[2]).permissions & 0o777 == 0o600)
    // All are of one day.
    #expect(
      Folder.names(in: own).map { String(decoding: $0, as: UTF8.self) } == [
        "2026-01-15T14-00-00Z.db"
      ])
    #expect(BackupFolder(besideStore: path).newest == made[2])
    _ = try File(at: own + "/notes.txt", for: .creating)
    _ = try test.store.backUp(into: nil, BackupFolder.Rotation(), at: test.now) { _, _ in }
    #expect(Folder.names(in: own).count == 2)
  }

  @Test("A store in memory needs a folder")
  func memory() throws {
    let test = try TestStore()
    let refused = #expect(throws: Failure.self) {
      try test.store.backUp(into: nil, BackupFolder.Rotation(), at: test.now) { _, _ in }
    }
    #expect(refused?.kind == .invalid && refused?.field == "folder")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
