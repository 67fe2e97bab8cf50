import Platform

/// A folder that the user has for programs, as the XDG Base Directory Specification names it.
enum UserFolder {
  /// `$XDG_STATE_HOME/taskcore`, or else `~/.local/state/taskcore`; nil when there is no home.
  static func path(_ variable: String, else usual: String) -> String? {
    let folder = (Environment[variable] ?? "")
    if folder.hasPrefix("/") { return "\(folder)/taskcore" }
    let home = (Environment["HOME"] ?? "")
    return home.hasPrefix("/") ? "\(home)/\(usual)/taskcore" : nil
  }
}
