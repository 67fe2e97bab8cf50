/// An installed program that this one can start.
package enum InstalledProgram {
  /// Whether a program is there: by its path, or in a folder of the variable `PATH`.
  package static func exists(_ name: String) -> Bool {
    if name.contains("/") { return FileUse.executing.isAllowed(at: name) }
    return (Environment["PATH"] ?? "").split(separator: ":").contains {
      FileUse.executing.isAllowed(at: "\($0)/\(name)")
    }
  }
}
