import Platform

/// Checks the environment that Taskcore needs, without changing it.
struct Checkup {
  let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// In the order in which they are told.
  func checks() throws -> [Check] {
    storeChecks() + timeChecks() + languageChecks() + libraryChecks() + terminalChecks()
      + settingsChecks()
  }

  /// A path as it is typed.
  func typed(_ path: [UInt8]) -> String {
    String(decoding: path.quotedWord, as: UTF8.self)
  }

  /// What the system says of a path; nil when it is not there, or cannot be seen.
  func status(of path: [UInt8]) -> FileStatus? {
    try? FileStatus(of: path)
  }

  /// The folder that a file is in.
  func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [UInt8(ascii: ".")] }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
  }

  /// `12.5 MB`
  func size(_ bytes: Int64) -> Message {
    for (unit, name) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    where bytes >= unit {
      return "\(NumberText.decimal(Double(bytes) / Double(unit))) \(name)"
    }
    return "\(bytes) bytes"
  }
}
