package import Domain
import Platform

/// Backups of one store by the times when they were made: `2026-12-24T17-00-00Z.db`.
package struct BackupFolder {
  /// The numbers of days, weeks and months that keep their last backup.
  package struct Rotation: Equatable {
    package var days = 7
    package var weeks = 4
    package var months = 12

    package init() {}
  }

  /// What a store's own folder is called, behind the name of the store.
  private static let suffix = ".backups"
  private static let fileSuffix = "Z.db"
  private let path: String

  package init(at path: String) {
    self.path = path
  }

  /// The folder beside a store.
  package init(besideStore path: String) {
    self.init(at: resolved(path: path) + Self.suffix)
  }

  /// Makes it where it is missing, for its owner alone.
  package func create() throws {
    try Failure.whileUsing(path) { try Folder(of: path + "/").create() }
  }

  /// Where the backup of an instant lies.
  package func file(at instant: Instant) -> String { path + "/" + Self.name(at: instant) }

  /// The file of the newest backup; nil when there is none.
  package var newest: String? { names.last.map { path + "/" + $0 } }

  /// Removes the backups that no day, week or month keeps; the newest one always stays, and the one that was just
  /// made. Files of other names are nobody's backup, and stay, too.
  ///
  /// What the system does not let go of stays for the next time.
  package func rotate(_ rotation: Rotation, butNot made: String) {
    let names = names
    let kept = Self.kept(names, rotation)
    for name in names where !kept.contains(name) && path + "/" + name != made {
      try? File.remove(at: path + "/" + name)
    }
  }

  /// Those that stay: the last one of each of the last days, weeks and months that have any, in UTC.
  static func kept(_ names: [String], _ rotation: Rotation) -> Set<String> {
    var kept: Set<String> = []
    if let newest = names.max() { kept.insert(newest) }
    func keep(_ count: Int, _ period: (CalendarDate) -> Int) {
      var seen: Set<Int> = []
      for name in names.sorted(by: >) {
        guard let day = day(of: name) else { continue }
        if seen.insert(period(day)).inserted, seen.count <= count { kept.insert(name) }
      }
    }
    keep(rotation.days) { $0.daysSince1970 }
    // 1970-01-01 was a Thursday.
    keep(rotation.weeks) { ($0.daysSince1970 + 3) / 7 }
    keep(rotation.months) { $0.year * 12 + $0.month }
    return kept
  }

  /// The backups, the oldest first.
  private var names: [String] {
    Folder.names(in: path).compactMap { String(validating: $0, as: UTF8.self) }
      .filter { Self.day(of: $0) != nil }.sorted()
  }

  /// `2026-12-24T17-00-00Z.db`: no file system objects to it, and it sorts by time.
  static func name(at instant: Instant) -> String {
    let text = instant.text.prefix(19)
    return String(text.map { $0 == ":" ? "-" : $0 }) + fileSuffix
  }

  /// The day of a backup; nil for a file of another name.
  static func day(of name: String) -> CalendarDate? {
    guard name.utf8.count == 19 + fileSuffix.utf8.count, name.hasSuffix(fileSuffix) else {
      return nil
    }
    let bytes = Array(name.utf8.prefix(19))
    let isOfOurForm = zip(bytes, "0000-00-00T00-00-00".utf8).allSatisfy { byte, form in
      form == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == form
    }
    return isOfOurForm ? CalendarDate(text: name.prefix(10)) : nil
  }
}
