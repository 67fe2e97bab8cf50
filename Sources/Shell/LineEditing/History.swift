import CReadline
import Glibc

/// The lines that were typed, in this session and before.
///
/// They are kept in a file that only its owner may read; when that cannot be, they are not kept.
struct History {
  private static let maximum = 10_000
  private let file: String?

  /// Reads the lines of former sessions.
  init() {
    using_history()
    stifle_history(Int32(Self.maximum))
    file = Self.makeFile()
    guard let file else { return }
    read_history(file)
    history_truncate_file(file, Int32(Self.maximum))
  }

  /// Keeps a line, unless it is empty or the same as the one before.
  func add(_ line: [UInt8]) {
    guard line.contains(where: { !SplitLine.isBlank($0) }) else { return }
    let newest = history_get(readline_history_base() + readline_history_length() - 1)
    if let newest = newest?.pointee.line, [UInt8](c: newest) == line { return }
    withExtendedLifetime(CStrings()) { add_history($0.copy(line)) }
    if let file { append_history(1, file) }
  }

  /// The file, made with its folders when missing; nil when it cannot be written.
  private static func makeFile() -> String? {
    guard let folder = folder(), let path else { return nil }
    // Folders of the XDG directories are for their owner only.
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      mkdir(String(folder[..<end]), 0o700)
    }
    mkdir(folder, 0o700)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return fchmod(file, 0o600) == 0 ? path : nil
  }

  /// Where it is kept; nil when there is no home.
  static var path: String? { folder().map { $0 + "/history" } }

  /// `$XDG_STATE_HOME/taskcore`; nil when there is no home.
  private static func folder() -> String? {
    let state = String(c: getenv("XDG_STATE_HOME"))
    if state.hasPrefix("/") { return state + "/taskcore" }
    let home = String(c: getenv("HOME"))
    return home.hasPrefix("/") ? home + "/.local/state/taskcore" : nil
  }
}
