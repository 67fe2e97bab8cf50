import Platform
import TaskcoreSwift

extension Command {
  static let backup = Command(
    name: "backup", summary: "Back up the store while it is in use, or restore a backup.",
    subcommands: [backupTo, checkBackup, restoreBackup],
    otherwise: Subcommand(
      name: "", summary: "Make one more backup in a folder, and remove those that need not stay.",
      synopsis: "[--folder FOLDER] [--keep DAYS,WEEKS,MONTHS]",
      options: [backupFolder, keptBackups],
      operands: .none
    ) { _, arguments, session in
      let rotation = try arguments.value(of: keptBackups).map(keptPeriods) ?? Store.BackupRotation()
      let folder = try arguments.value(of: backupFolder)?.path
      let store = try session.store()
      let path = try session.whileCopying {
        try store.rotateBackups(
          in: folder, keeping: rotation, progress: $0)
      }
      try session.say("Backed up to \(String(decoding: path, as: UTF8.self)).")
    },
    notes: [
      """
      A backup is a store like any other, as it was at one moment. It is read from its first page to its last \
      before it takes its name.
      """,
      """
      By default, it goes into the folder beside the store, named like it with .backups appended. Of the last 7 \
      days, 4 weeks and 12 months that have backups, the last one of each is kept; --keep changes the numbers. A line \
      such as “taskcore backup” in crontab makes one each day.
      """,
      """
      --at reverts later changes in the copy, by the change log: tasks that were purged since are missing.
      """,
      """
      restore keeps the replaced store beside it, with .before-restore appended to its name, or .damaged if it \
      was damaged. Programs that have the store open continue with the restored one.
      """,
    ],
    examples: [
      "backup", "backup --keep 14,8,24", "backup to /mnt/usb/tasks.db",
      "backup to before.db --at yesterday", "backup check tasks.db",
      "backup restore /mnt/usb/tasks.db",
    ])

  private static let backupFolder = Option(
    name: "folder", value: "FOLDER", kind: .file, summary: "where the backups are")
  private static let keptBackups = Option(
    name: "keep", value: "DAYS,WEEKS,MONTHS",
    summary: "how many of each keep their last backup; 7,4,12 without it")

  private static let backupTime = Option(
    name: "at", value: "WHEN", summary: "as the store was then; of a day, at its end")

  private static let backupTo = Subcommand(
    name: "to", summary: "Copy the store to a file, as it is or as it was.",
    synopsis: "FILE [--at WHEN]", options: [backupTime],
    operands: Operands([.file], minimum: 1)
  ) { operands, arguments, session in
    let path = try backupPath(operands[0])
    let store = try session.store()
    let moment = try arguments.value(of: backupTime).map { try backupInstant($0, in: store) }
    try session.whileCopying { progress in
      if let moment {
        try store.backUp(to: path, at: moment, progress: progress)
      } else {
        try store.backUp(to: path, progress: progress)
      }
    }
    try session.say("Backed up to \(String(decoding: path, as: UTF8.self)).")
  }

  private static let checkBackup = Subcommand(
    name: "check", summary: "Read a backup from its first page to its last.", synopsis: "FILE",
    operands: Operands([.file], minimum: 1)
  ) { operands, _, session in
    let path = try backupPath(operands[0])
    let backup = try Store(Store.Options(path: path, isReadOnly: true, goesOn: Interrupt.lets))
    _ = try backup.check()
    let all = TaskQuery { $0.statuses = Set(Status.allCases) }
    try session.say("It is whole, and has \(Counted.tasks(try backup.count(all))).")
  }

  private static let restoreBackup = Subcommand(
    name: "restore", summary: "Put a backup in the place of the store, and keep what was there.",
    synopsis: "FILE", operands: Operands([.file], minimum: 1)
  ) { operands, _, session in
    let backup = try backupPath(operands[0])
    if session.isStoreInMemory || session.isDemo {
      throw ShellError.failed("A store in memory cannot be restored: give a file with --db.")
    }
    if session.isReadOnly { throw ShellError.failed("Nothing may be changed.") }
    session.closeStore()
    let kept = try session.whileCopying {
      try Store.restore(backup, to: session.storePath, progress: $0)
    }
    try session.say("Restored \(String(decoding: backup, as: UTF8.self)).")
    if let kept {
      try session.say("What was there is \(String(decoding: kept, as: UTF8.self)) now.")
    }
  }

  private static func backupInstant(_ word: Word, in store: Store) throws -> Int64 {
    switch try Moment(word, in: store) {
    case .none: throw ShellError.usage("--at takes a date, not \(word.text.quoted).", at: word)
    case .date(let day): try store.startOfDay(day.adding(1)) - 1
    case .instant(let instant): instant
    }
  }

  private static func backupPath(_ word: Word) throws -> [UInt8] {
    guard let path = try word.path else {
      throw ShellError.usage("A backup is a file: give its path.", at: word)
    }
    return path
  }

  private static func keptPeriods(_ word: Word) throws -> Store.BackupRotation {
    let numbers = word.text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Int32($0) }
    guard numbers.count == 3 else {
      throw ShellError.usage(
        "--keep takes how many days, weeks and months, such as 7,4,12, not \(word.text.quoted).",
        at: word)
    }
    var rotation = Store.BackupRotation()
    (rotation.days, rotation.weeks, rotation.months) = (numbers[0], numbers[1], numbers[2])
    return rotation
  }
}

extension Session {
  /// Shows how much is copied.
  fileprivate func whileCopying<Result>(
    _ body: (@escaping FileTransfer.Progress) throws -> Result
  ) throws -> Result {
    try ProgressBar.whileShown("Copying", in: self) { bar in
      try body { done, total in
        try Interrupt.check()
        bar.update(fraction: total > 0 ? Double(done) / Double(total) : 1)
      }
    }
  }

  /// Says which files may still have what was removed for good.
  func sayWhichBackupsMayHaveIt() throws {
    if isStoreInMemory || isDemo { return }
    guard let path = try? storePath ?? Store.defaultPath() else { return }
    var places: [String] = []
    if let newest = try Store.newestBackup(ofStoreAt: path),
      let slash = newest.lastIndex(of: UInt8(ascii: "/"))
    {
      places.append(String(decoding: newest[..<slash], as: UTF8.self))
    }
    for suffix in [".before-upgrade", ".before-restore"] {
      let copy = path + Array(suffix.utf8)
      if File.exists(at: copy) { places.append(String(decoding: copy, as: UTF8.self)) }
    }
    if places.isEmpty { return }
    try say("Backups may still have it: \(places.joined(separator: ", ")).")
  }
}
