import Platform

extension Interrupt {
  /// - Throws: ``ShellError/interrupted`` when Ctrl-C was pressed, or the session is to end.
  static func check() throws {
    if take() || termination != nil { throw ShellError.interrupted }
  }
}
