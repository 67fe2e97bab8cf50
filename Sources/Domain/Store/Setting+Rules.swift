extension Setting {
  package init(name: String, value: String) {
    self.init(blank: name)
    self.value = value
  }

  /// Whether it is of this device, and not in a user's files: what a user is entitled to, the language, and in which
  /// series it numbers invoices.
  package var isOfHost: Bool {
    uid.hasPrefix("subscription.") || uid.hasPrefix(NumberSeries.ownSettingPrefix)
      || LocaleSettings.Name(rawValue: uid) != nil
  }
}

extension RecordRepository<Setting> {
  /// Sets it, or, with nil, takes it back to what it is when nobody sets it.
  package func set(_ name: String, to value: String?) throws {
    switch (try find(uid: name), value) {
    case (let old?, let value?): try save(Setting(over: old, value: value), over: old)
    case (nil, let value?): _ = try insert(Setting(name: name, value: value))
    case (let old?, nil): try remove(old)
    case (nil, nil): break
    }
  }
}

extension Setting {
  fileprivate init(over old: Setting, value: String) {
    self = old
    self.value = value
  }
}
