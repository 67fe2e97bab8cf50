/// The timeouts of an exchange.
package struct HTTPLimits: Sendable {
  /// In the whole, in milliseconds.
  package var whole = 300_000
  /// Without a byte there or back, in seconds.
  package var patience = 30
  /// In milliseconds, after which the caller is asked whether to go on.
  package var slice: Int32 = 50
  /// How long a server that asks for it is waited for, in seconds and in the whole.
  package var longestPause: Int64 = 60

  package init() {}
}
