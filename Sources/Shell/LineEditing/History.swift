import CReadline
import Glibc

/// The lines that were typed, in this session and before.
///
/// They are kept in a file that only its owner may read; when that cannot be, they are not kept.
struct History {
  private static let maximum = 10_000
  private let path: String?

  /// Reads the lines of former sessions.
  init() {
    using_history()
    stifle_history(Int32(Self.maximum))
    path = Self.makeFile()
    guard let path else { return }
    read_history(path)
    history_truncate_file(path, Int32(Self.maximum))
  }

  /// Keeps a line, unless it is empty or the same as the one before.
  func add(_ line: [UInt8]) {
    guard line.contains(where: { !SplitLine.isBlank($0) }) else { return }
    let newest = history_get(readline_history_base() + readline_history_length() - 1)
    if let newest = newest?.pointee.line, [UInt8](c: newest) == line { return }
    withExtendedLifetime(CStrings()) { add_history($0.copy(line)) }
    if let path { append_history(1, path) }
  }

  /// The file, made with its folders when missing; nil when it cannot be written.
  private static func makeFile() -> String? {
    guard let folder = folder() else { return nil }
    // Folders of the XDG directories are for their owner only.
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      mkdir(String(folder[..<end]), 0o700)
    }
    mkdir(folder, 0o700)
    let path = folder + "/history"
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return fchmod(file, 0o600) == 0 ? path : nil
  }

  /// `$XDG_STATE_HOME/taskcore`; nil when there is no home.
  private static func folder() -> String? {
    let state = String(c: getenv("XDG_STATE_HOME"))
    if state.hasPrefix("/") { return state + "/taskcore" }
    let home = String(c: getenv("HOME"))
    return home.hasPrefix("/") ? home + "/.local/state/taskcore" : nil
  }
}
