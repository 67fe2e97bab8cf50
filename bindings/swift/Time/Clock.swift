/// A clock that a program sets, such as for tests and for made-up histories.
///
/// A store reads it in the thread that calls the store; it is to be set in that thread, too.
public final class Clock: @unchecked Sendable {
  /// In milliseconds since 1970 UTC; nil goes on with the other clock.
  public var now: Int64?
  private let other: @Sendable () -> Int64

  /// Makes a clock.
  ///
  /// - Parameters:
  ///   - now: The time that it shows, in milliseconds since 1970 UTC.
  ///   - other: The clock that goes on when this one is not set.
  public init(at now: Int64?, otherwise other: @escaping @Sendable () -> Int64) {
    self.now = now
    self.other = other
  }

  /// The time that the library gets.
  func read() -> Int64 { now ?? other() }
}
