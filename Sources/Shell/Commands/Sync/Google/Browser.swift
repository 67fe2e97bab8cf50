import Platform

/// The user's browser, opened by `xdg-open`.
enum Browser {
  private static let name = "xdg-open"

  /// Whether there is one that could be seen.
  private static var isThere: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains { !(Environment[$0] ?? "").isEmpty }
      && InstalledProgram.exists(name)
  }

  /// Opens an address, if there is something to do so with; it is not waited for.
  static func open(_ address: String) {
    guard isThere else { return }
    let words = [Array(name.utf8), Array(address.utf8)]
    _ = try? ChildProcess(apart: name, words, environment: Environment.all)
  }
}
