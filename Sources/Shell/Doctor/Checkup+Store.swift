import CTaskcoreHeader
import Glibc

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
    guard status.st_mode & S_IFMT == S_IFREG else {
      return [.problem(.store, "\(name) is no file.", mend: "taskcore --db FILE")]
    }
    var checks = [Check.ok(.store, "The store is \(name), \(size(Int64(status.st_size))).")]
    checks += permissions(of: path, status) + disk(of: path, Int64(status.st_size))
    let others = users(of: status)
    if !others.isEmpty {
      checks.append(.ok(.store, "It is open in \(others.joined(separator: ", "))."))
    }
    if others.isEmpty, let log = self.status(of: path + Array("-wal".utf8)), log.st_size > 0 {
      checks.append(
        .ok(
          .store,
          "A program that had it open was ended: the log of \(size(Int64(log.st_size))) beside it "
            + "is taken in when it is opened next."))
    }
    if status.st_size == 0, !session.isReadOnly {
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
    guard isAccessible(folder, W_OK | X_OK) else {
      return .problem(
        .store, "\(name) is not there, and its folder cannot be written.",
        mend: "chmod u+wx \(typed(folder))")
    }
    return .ok(.store, "\(name) is not there yet: the first command makes it.")
  }

  private func permissions(of path: [UInt8], _ status: stat) -> [Check] {
    var checks: [Check] = []
    if status.st_uid != geteuid() {
      checks.append(
        .warning(
          .store, "It belongs to another user.",
          mend: "sudo chown \"$USER\" \(typed(path))"))
    }
    if !isAccessible(path, R_OK) {
      checks.append(.problem(.store, "It cannot be read.", mend: "chmod u+r \(typed(path))"))
    }
    if !isAccessible(path, W_OK) {
      checks.append(.problem(.store, "It cannot be written.", mend: "chmod u+w \(typed(path))"))
    }
    if status.st_mode & 0o077 != 0 {
      checks.append(
        .warning(.store, "Others may use it, too.", mend: "chmod 600 \(typed(path))"))
    }
    let folder = folder(of: path)
    guard let folderStatus = self.status(of: folder) else { return checks }
    if !isAccessible(folder, W_OK | X_OK) {
      checks.append(
        .problem(
          .store, "Nothing can be changed in it: its folder cannot be written.",
          mend: "chmod u+wx \(typed(folder))"))
    }
    if folderStatus.st_mode & 0o022 != 0, folderStatus.st_mode & S_ISVTX == 0 {
      checks.append(
        .problem(
          .store, "Others may replace it: they can write its folder.",
          mend: "chmod go-w \(typed(folder))"))
    } else if session.storePath == nil, folderStatus.st_mode & 0o077 != 0 {
      checks.append(
        .warning(.store, "Others may look into its folder.", mend: "chmod 700 \(typed(folder))"))
    }
    return checks
  }

  private func disk(of path: [UInt8], _ size: Int64) -> [Check] {
    var checks: [Check] = []
    var volume = statvfs()
    if withExtendedLifetime(CStrings(), { statvfs($0.copy(path), &volume) }) == 0 {
      let (free, isTooMuch) = Int64(clamping: volume.f_bavail).multipliedReportingOverflow(
        by: Int64(clamping: volume.f_frsize))
      let text = "Its disk has \(self.size(free)) left."
      if !isTooMuch, free < max(size, 1_000_000) {
        checks.append(.problem(.store, text, mend: "df -h \(typed(folder(of: path)))"))
      } else if !isTooMuch, free < max(2 * size, 100_000_000) {
        checks.append(.warning(.store, text, mend: "df -h \(typed(folder(of: path)))"))
      }
    }
    if let name = status(of: path).flatMap(NetworkFileSystem.name) {
      checks.append(
        .warning(
          .store,
          "It is on a file system of the network (\(name)), where programs may not see each "
            + "other's locks. Keep it on a disk of this computer.",
          mend: "taskcore --db ~/.local/share/taskcore/taskcore.db"))
    }
    return checks
  }

  /// Opens it, and looks for damage; nothing is changed.
  private func content(of path: [UInt8]) -> [Check] {
    var checks: [Check] = []
    do {
      // What is no store is not made one.
      let count = try Store(Store.Options(path: path, isReadOnly: true))
        .count(TaskQuery(statuses: Set(Status.allCases)))
      checks.append(.ok(.store, "It opens, and has \(NumberText.count(count, "task"))."))
      let isReadOnly = session.isReadOnly || !isAccessible(path, W_OK)
      let damage = try Store(Store.Options(path: path, isReadOnly: isReadOnly)).check()
      guard let damage else { return checks + [.ok(.store, "Its file is whole.")] }
      if damage.mended.isEmpty { return checks + [.ok(.store, "Nothing in it is damaged.")] }
      return checks
        + damage.mended.map { name, count in
          .problem(.store, "A repair would mend: \(name) (\(count)).", mend: "\(program) repair")
        }
    } catch {
      let mend =
        checks.isEmpty
        ? "taskcore --db FILE list" : "taskcore --db NEW-FILE import BACKUP.json"
      return checks + [.problem(.store, message(of: error), mend: mend)]
    }
  }

  /// The programs that have a file open, as far as they can be seen: `taskcore (1234)`.
  private func users(of file: stat) -> [String] {
    Folder.names("/proc").filter { $0.utf8.allSatisfy(\.isDigit) }.compactMap { process in
      guard process != String(getpid()) else { return nil }
      let isOpen = Folder.names("/proc/\(process)/fd").contains { descriptor in
        let opened = status(of: Array("/proc/\(process)/fd/\(descriptor)".utf8))
        return opened?.st_ino == file.st_ino && opened?.st_dev == file.st_dev
      }
      guard isOpen else { return nil }
      let path = Array("/proc/\(process)/comm".utf8)
      let name = (try? InputFile(path).beginning).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return "\(name.split(separator: "\n").first ?? "a program") (\(process))"
    }
  }

  /// The program with the store that is checked, as it is typed.
  private var program: String {
    session.storePath.map { "taskcore --db \(typed($0))" } ?? "taskcore"
  }

  func message(of error: any Error) -> String {
    (error as? ShellError)?.message ?? "\(error)"
  }
}
