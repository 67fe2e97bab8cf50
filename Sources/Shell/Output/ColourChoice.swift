import Glibc

/// When to print in colours.
enum ColourChoice: String, CaseIterable {
  /// On a terminal, unless NO_COLOR says otherwise.
  case auto
  case always
  case never

  var showsColours: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isatty(STDOUT_FILENO) == 1 && String(c: getenv("NO_COLOR")).isEmpty
        && String(c: getenv("TERM")) != "dumb"
    }
  }
}
