import Glibc

/// `$XDG_STATE_HOME/taskcore`, where the shell keeps what it remembers of its use.
enum StateFolder {
  /// Its path; nil when there is no home.
  static var path: String? {
    let state = String(c: getenv("XDG_STATE_HOME"))
    if state.hasPrefix("/") { return state + "/taskcore" }
    let home = String(c: getenv("HOME"))
    return home.hasPrefix("/") ? home + "/.local/state/taskcore" : nil
  }

  /// The same, made with the folders above when missing; they are for their owner only.
  static func made() -> String? {
    guard let path else { return nil }
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
    mkdir(path, 0o700)
    return path
  }
}
