import Platform
import TaskcoreSwift

extension Checkup {
  func storeChecks() -> [Check] {
    if session.isStoreInMemory {
      return [.ok(.store, "The store is in memory, and gone when the program ends.")]
    }
    // What this program has open cannot be told from what others have.
    session.closeStore()
    let path: [UInt8]
    do {
      path = try session.storePath ?? Store.defaultPath()
    } catch {
      return [.problem(.store, message(of: error), mend: "unset HOME; export HOME=~")]
    }
    let name = String(decoding: path, as: UTF8.self)
    guard let status = status(of: path) else { return [missing(path)] }
    guard status.kind == .regular else {
      return [.problem(.store, "\(name) is no file.", mend: "taskcore --db FILE")]
    }
    var checks = [Check.ok(.store, "The store is \(name), \(size(Int64(status.size))).")]
    checks += permissions(of: path, status) + disk(of: path, Int64(status.size))
    let others = users(of: status)
    if !others.isEmpty {
      checks.append(.ok(.store, "It is open in \(others.joined(separator: ", "))."))
    }
    if others.isEmpty, let log = self.status(of: path + Array("-wal".utf8)), log.size > 0 {
      checks.append(
        .ok(
          .store,
          "A program that had it open was ended: the log of \(size(Int64(log.size))) beside it "
            + "is taken in when it is opened next."))
    }
    if let backup = backup(of: path) {
      let name = String(decoding: backup, as: UTF8.self)
      checks.append(.ok(.store, "Its newest backup is \(name)."))
    }
    if status.size == 0, !session.isReadOnly {
      return checks + [.ok(.store, "It is empty yet: the first command makes it a store.")]
    }
    return checks + content(of: path)
  }

  private func missing(_ path: [UInt8]) -> Check {
    let name = String(decoding: path, as: UTF8.self)
    if session.isReadOnly {
      return .problem(
        .store, "\(name) is not there, and nothing may be changed.",
        mend: "\(program) list")
    }
    var folder = folder(of: path)
    while status(of: folder) == nil, folder.count > 1 { folder = self.folder(of: folder) }
    guard FileUse([.writing, .executing]).isAllowed(at: folder) else {
      return .problem(
        .store, "\(name) is not there, and its folder cannot be written.",
        mend: "chmod u+wx \(typed(folder))")
    }
    return .ok(.store, "\(name) is not there yet: the first command makes it.")
  }

  private func permissions(of path: [UInt8], _ status: FileStatus) -> [Check] {
    var checks: [Check] = []
    if status.owner != CurrentProcess.user {
      checks.append(
        .warning(
          .store, "It belongs to another user.",
          mend: "sudo chown \"$USER\" \(typed(path))"))
    }
    if !FileUse.reading.isAllowed(at: path) {
      checks.append(.problem(.store, "It cannot be read.", mend: "chmod u+r \(typed(path))"))
    }
    if !FileUse.writing.isAllowed(at: path) {
      checks.append(.problem(.store, "It cannot be written.", mend: "chmod u+w \(typed(path))"))
    }
    if status.permissions & 0o077 != 0 {
      checks.append(
        .warning(.store, "Others may use it, too.", mend: "chmod 600 \(typed(path))"))
    }
    let folder = folder(of: path)
    guard let folderStatus = self.status(of: folder) else { return checks }
    if !FileUse([.writing, .executing]).isAllowed(at: folder) {
      checks.append(
        .problem(
          .store, "Nothing can be changed in it: its folder cannot be written.",
          mend: "chmod u+wx \(typed(folder))"))
    }
    if folderStatus.permissions & 0o022 != 0, !folderStatus.isSticky {
      checks.append(
        .problem(
          .store, "Others may replace it: they can write its folder.",
          mend: "chmod go-w \(typed(folder))"))
    } else if session.storePath == nil, folderStatus.permissions & 0o077 != 0 {
      checks.append(
        .warning(.store, "Others may look into its folder.", mend: "chmod 700 \(typed(folder))"))
    }
    return checks
  }

  private func disk(of path: [UInt8], _ size: Int64) -> [Check] {
    var checks: [Check] = []
    if let free = Volume.freeSpace(for: path) {
      let text: Message = "Its disk has \(self.size(free)) left."
      if free < max(size, 1_000_000) {
        checks.append(.problem(.store, text, mend: "df -h \(typed(folder(of: path)))"))
      } else if free < max(2 * size, 100_000_000) {
        checks.append(.warning(.store, text, mend: "df -h \(typed(folder(of: path)))"))
      }
    }
    if let status = status(of: path), let name = NetworkFileSystem.name(of: status.identity) {
      checks.append(
        .warning(
          .store,
          "It is on a file system of the network (\(name)), where programs may not see each "
            + "other's locks. Keep it on a disk of this computer.",
          mend: "taskcore --db ~/.local/share/taskcore/taskcore.db"))
    }
    return checks
  }

  /// How many tasks whose series disagree with their marks are named; the others are counted only.
  private static let shownSeriesCount = 10

  /// Opens it, and looks for damage; nothing is changed.
  private func content(of path: [UInt8]) -> [Check] {
    var checks: [Check] = []
    do {
      // What is no store is not made one.
      // Closed before it is opened for writing, so that nothing stays beside it.
      let (count, log) = try {
        let store = try Store(Store.Options(path: path, isReadOnly: true))
        let all = TaskQuery { $0.statuses = Set(Status.allCases) }
        return (try store.count(all), try store.changeLogReport())
      }()
      checks.append(.ok(.store, "It opens, and has \(Counted.tasks(count))."))
      checks.append(
        .ok(
          .store,
          "Its change log has \(Counted.steps(log.steps)) and about "
            + "\((log.bytes + 1023) / 1024) KiB."))
      let isReadOnly = session.isReadOnly || !FileUse.writing.isAllowed(at: path)
      let options = Store.Options(path: path, isReadOnly: isReadOnly)
      var zoned = options
      zoned.zone = session.settings.zone
      zoned.clock = session.clock
      // A zone that cannot be read is told among the checks of time.
      let store = try (try? Store(zoned)) ?? Store(options)
      checks += try syncChecks(of: store)
      let damage = try store.check()
      if let damage, damage.mended.isEmpty {
        return checks + [.ok(.store, "Nothing in it is damaged.")]
      }
      let series = try store.seriesProblems()
      checks += series.prefix(Self.shownSeriesCount).map {
        .problem(.store, Message(verbatim: $0.message), mend: "\(program) repair")
      }
      guard let damage else { return checks + [.ok(.store, "Its file is whole.")] }
      return checks
        + damage.mended.map { name, count in
          .problem(
            .store, "A repair would mend: \(MendedPart.message(name)) (\(count)).",
            mend: "\(program) repair")
        }
    } catch {
      let mend =
        if let error = error as? TaskcoreError, error.code == .corrupt, error.field == "flags" {
          "\(program) repair --schema"
        } else if (error as? TaskcoreError)?.code == .corrupt, let backup = backup(of: path) {
          "\(program) backup restore \(typed(backup))"
        } else if checks.isEmpty {
          "taskcore --db FILE list"
        } else {
          "taskcore --db NEW-FILE import BACKUP.json"
        }
      return checks + [.problem(.store, message(of: error), mend: mend)]
    }
  }

  /// The newest backup beside the store; nil when there is none.
  private func backup(of path: [UInt8]) -> [UInt8]? {
    (try? Store.newestBackup(ofStoreAt: path)) ?? nil
  }

  /// The programs that have a file open, as far as they can be seen: `taskcore (1234)`.
  private func users(of file: FileStatus) -> [String] {
    OtherProcess.all(using: file.identity).map {
      "\($0.name ?? Message("a program").text) (\($0.id))"
    }
  }

  /// The program with the store that is checked, as it is typed.
  var program: String {
    session.storePath.map { "taskcore --db \(typed($0))" } ?? "taskcore"
  }

  func message(of error: any Error) -> Message {
    ShellError(error).message
  }
}
