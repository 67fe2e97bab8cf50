extension RepeatRule {
  /// Whether the time of day plays a part in it.
  public var needsTime: Bool {
    rule.split(separator: ";").contains { part in
      ["BYHOUR=", "BYMINUTE=", "BYSECOND="].contains { part.hasPrefix($0) }
        || ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY"].contains(part)
    }
  }
}
