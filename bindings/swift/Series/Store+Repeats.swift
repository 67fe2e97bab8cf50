import CTaskcoreHeader

extension Store {
  /// The rule that words such as `every last friday` mean, or that RFC 5545 writes so.
  ///
  /// - Throws: `parse` when they are not understood.
  public func repeatRule(_ words: some UTF8Text) throws -> RepeatRule {
    var rule: UnsafeMutablePointer<CChar>?
    var mode: Int32 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_repeat_parse(handle, texts.copy(words), &rule, &mode))
    }
    defer { taskcore_string_free(rule) }
    return RepeatRule(rule: String(c: rule), mode: RepeatMode(code: mode))
  }
}
