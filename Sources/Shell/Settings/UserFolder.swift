import Platform

/// A folder of the XDG Base Directory Specification.
enum UserFolder {
  /// `$XDG_STATE_HOME/taskcore`, or else `~/.local/state/taskcore`; nil when there is no home.
  static func path(_ variable: String, else usual: String) -> String? {
    let folder = (Environment[variable] ?? "")
    if folder.hasPrefix("/") { return "\(folder)/taskcore" }
    let home = (Environment["HOME"] ?? "")
    return home.hasPrefix("/") ? "\(home)/\(usual)/taskcore" : nil
  }
}
