/// The age and size of the change log.
package struct ChangeLogReport: Equatable, Sendable {
  package var stepCount: Int64
  package var changeCount: Int64
  /// What its rows and their indexes come to, without what SQLite needs around them.
  package var byteCount: Int64
  /// When the oldest step was made; nil when there is none.
  package var first: Instant?
  /// The time up to which steps were trimmed; nil when none were.
  package var trimmed: Instant?

  package init(
    stepCount: Int64, changeCount: Int64, byteCount: Int64, first: Instant?, trimmed: Instant?
  ) {
    self.stepCount = stepCount
    self.changeCount = changeCount
    self.byteCount = byteCount
    self.first = first
    self.trimmed = trimmed
  }
}

/// The retention of the change log.
package struct ChangeLogLimit: Equatable, Sendable {
  /// Steps before it go, from the oldest one to the first that is not.
  package var before: Instant?
  /// The oldest steps go until no more than this is left.
  package var maxBytes: Int64?

  package init(before: Instant? = nil, maxBytes: Int64? = nil) {
    self.before = before
    self.maxBytes = maxBytes
  }
}
