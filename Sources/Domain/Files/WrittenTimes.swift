/// Reads dates and repeats in words from other programs' files.
package protocol WrittenTimes {
  /// The moment that all of a text says; nil for anything else.
  ///
  /// The language is what the file says that it is written in, such as `de`; nil for the reader's own.
  func moment(_ text: String, in language: String?) -> Moment?

  /// How something repeats by all of a text; nil for anything else.
  func series(_ text: String, in language: String?) -> WrittenSeries?
}

/// A repeat in words: `every 2 weeks on mon at 9:00`.
package struct WrittenSeries {
  package var rule: RepeatRule
  package var mode: RepeatMode
  /// When it is first, from now on or from the start that is said.
  package var first: Moment?

  package init(rule: RepeatRule, mode: RepeatMode = .fixed, first: Moment? = nil) {
    self.rule = rule
    self.mode = mode
    self.first = first
  }
}
