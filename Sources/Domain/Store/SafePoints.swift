/// Where a long call may be ended: SQLite asks here some thousand times a second, and loops that do without it ask
/// in each of their rounds, which costs them some nanoseconds.
///
/// What was written is rolled back then. Once a commit began, the call comes to its end.
package final class SafePoints {
  /// Tells why the present call shall end; nil: it goes on.
  package var ask: () -> Failure? = { nil }
  /// Why the present call was ended.
  package private(set) var reason: Failure?
  private var isOff = false

  package init() {}

  /// Another call begins.
  package func begin() {
    reason = nil
    isOff = false
  }

  /// The rest of the call is not ended any more.
  package func end() { isOff = true }

  /// - Throws: why the call shall end.
  package func check() throws {
    if shallEnd, let reason { throw reason }
  }

  /// A call that did something for good is at a place where it can be ended again: what was done stays.
  ///
  /// - Throws: why the call shall end.
  package func checkAnew() throws {
    begin()
    try check()
  }

  /// Whether the call shall end.
  package var shallEnd: Bool {
    if isOff { return false }
    if reason == nil { reason = ask() }
    return reason != nil
  }
}
