import Platform

/// `$XDG_STATE_HOME/taskcore`, the folder for the shell's state.
enum StateFolder {
  /// Its path; nil when there is no home.
  static var path: String? { UserFolder.path("XDG_STATE_HOME", else: ".local/state") }

  /// The same, made with the folders above when missing; they are for their owner only.
  static func made() -> String? {
    guard let path else { return nil }
    try? Folder(of: "\(path)/").create()
    return path
  }
}
