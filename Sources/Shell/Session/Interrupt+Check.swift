import Platform

extension Interrupt {
  /// Whether a long call of a store goes on: Ctrl-C ends it where it is noted, and so does what ends
  /// the session.
  static let lets: @Sendable () -> Bool = { !isPendingOrOver }

  /// - Throws: ``ShellError/interrupted`` when Ctrl-C was pressed, or the session is to end.
  static func check() throws {
    if take() || termination != nil { throw ShellError.interrupted }
  }
}
