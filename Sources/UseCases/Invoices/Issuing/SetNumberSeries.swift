package import Domain

/// Sets the number pattern of a series; issued invoices keep their numbers.
package final class SetNumberSeries: UseCase {
  /// An empty pattern is that which the series had at first; another series is gone with it.
  ///
  /// - Throws: `invalid` for an invalid name or pattern; `conflict` for a pattern that another
  ///   series has, and to take away a series in which something was issued.
  package func run(_ name: String, to pattern: String, at now: Instant) throws {
    let name = try NumberSeries.nameRule.line(name)
    let parsed = pattern.isEmpty ? nil : try NumberPattern(pattern)
    try store.write(.changeSeries, at: now) {
      if let parsed {
        try refuseTaken(parsed, by: name)
      } else if NumberSeries.defaultPatterns[name] == nil {
        try refuseUsed(name)
      }
      try store.settings.set(NumberSeries.settingPrefix + name, to: parsed?.text)
      if parsed != nil { try store.claimUnowned(series: name) }
    }
  }

  /// Two series with one pattern would give one number twice.
  private func refuseTaken(_ pattern: NumberPattern, by name: String) throws {
    for other in try store.settings.numberSeries()
    where other.name != name && other.pattern == pattern {
      throw Failure(
        .conflict,
        "The series “\(other.name)” has the pattern \(pattern.text) already: numbers differ "
          + "from series to series.",
        field: "pattern")
    }
  }

  private func refuseUsed(_ name: String) throws {
    guard try store.invoices.lastIssueDate(inSeries: name) == nil else {
      throw Failure(
        .conflict,
        "Invoices were issued in the series “\(name)”, so it stays: give it another pattern.",
        field: "name")
    }
  }
}
