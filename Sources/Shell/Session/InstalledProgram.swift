import Glibc

/// Other programs that this one starts.
enum InstalledProgram {
  /// Whether a program is there: by its path, or in a folder of the variable `PATH`.
  static func exists(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    return String(c: getenv("PATH")).split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }
}
