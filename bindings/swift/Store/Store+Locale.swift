import CTaskcoreHeader

extension Store {
  /// The language that the library speaks and reads on this device, such as `fr`; see ``setLanguage(_:)``.
  public func language() throws -> String { try Self.taken { taskcore_language(handle, $0) } }

  /// Sets the language of this device: `en`, `fr`, `de` or `es`, or `system` for that of the environment; nil for English,
  /// which it is at first. It is in no export.
  public func setLanguage(_ language: (any UTF8Text)?) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_language_set(handle, texts.copy(optional: language)))
    }
  }

  /// Says texts in another language than the one that is set, by this store alone, for what is written for programs; nil
  /// ends it. What is read, and errors, stay in the language that is set.
  public func setTextsLanguage(_ language: (any UTF8Text)?) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_texts_language_set(handle, texts.copy(optional: language)))
    }
  }

  /// The region whose numbers and dates are shown on this device, a code of ISO 3166-1 such as `FR`; empty for none.
  public func region() throws -> String { try Self.taken { taskcore_region(handle, $0) } }

  /// Sets the region of this device: a code of ISO 3166-1, or `system` for that of the environment; nil for that of the
  /// language, which it is at first. It is in no export.
  public func setRegion(_ region: (any UTF8Text)?) throws {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_region_set(handle, texts.copy(optional: region)))
    }
  }

  /// A text that the library hands over.
  private static func taken(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> taskcore_status
  ) throws -> String {
    var text: UnsafeMutablePointer<CChar>?
    try check(call(&text))
    defer { taskcore_string_free(text) }
    return String(c: text)
  }
}
