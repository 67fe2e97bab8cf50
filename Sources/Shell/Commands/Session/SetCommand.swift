import TaskcoreSwift

extension Command {
  static let set = Command(
    name: "set", summary: "List the settings, show one, or change it.",
    synopsis: "set [--save] [--format FORMAT] [NAME [VALUE]...]",
    options: [.save, .outputFormat],
    operands: Operands([.setting, .settingValue], minimum: 0, repeatsLast: true),
    notes: [
      """
      A change is for this session; with --save it is kept in the settings file, which
      is read when the program is started. An option of the program, such as --color,
      comes before the file. The settings:
      """,
      .settings,
    ],
    examples: [
      "set", "set format", "set format json", "set --save zone Europe/Paris",
      "set --save hours 9-17", "set points p0:10", "set urgency.due 12",
    ]
  ) { arguments, session in
    let format = session.format(of: arguments)
    let words = arguments.operands
    guard let name = words.first else {
      if arguments.has(.save) {
        throw ShellError.usage("What is to be kept? Write set --save NAME VALUE.")
      }
      return try session.list(settings: try session.settingRecords(), as: format)
    }
    if words.count > 1, arguments.has(.outputFormat) {
      throw ShellError.usage("--format is for listing settings, not for changing one.")
    }
    if name.text == Setting.points {
      return try session.setPoints(words.dropFirst(), arguments)
    }
    if let coefficient = try UrgencySetting.named(name) {
      return try session.set(coefficient, words.dropFirst(), arguments)
    }
    if let setting = LocaleSetting.named(name) {
      return try session.set(setting, words.dropFirst(), arguments)
    }
    let setting = try Setting.named(name)
    switch words.count {
    case 1:
      if arguments.has(.save) {
        throw ShellError.usage("To which value? Write set --save \(setting.name) \(setting.usage).")
      }
      try session.list(settings: [session.record(of: setting)], as: format)
    case 2:
      try words[1].locating {
        try session.change { try $0.set(setting, to: words[1], from: .session) }
      }
      if arguments.has(.save) {
        try session.settingsFile().save("set", setting.name, words[1].written)
      }
    default:
      throw ShellError.usage(
        "\(words[2].text.quoted) is too much: \(setting.name) is \(setting.usage).", at: words[2])
    }
  }

  static let unset = Command(
    name: "unset", summary: "Give settings their defaults again.",
    synopsis: "unset [--save] NAME...",
    options: [.save],
    operands: Operands([.setting], minimum: 1, repeatsLast: true),
    notes: ["With --save they are taken out of the settings file, too."],
    examples: ["unset format", "unset --save zone"]
  ) { arguments, session in
    var coefficients: [UrgencySetting] = []
    var localeSettings: [LocaleSetting] = []
    let settings: [Setting] = try arguments.operands.compactMap { word in
      if let coefficient = try UrgencySetting.named(word) {
        if arguments.has(.save) { throw coefficient.refusalToSave }
        coefficients.append(coefficient)
        return nil
      }
      if let setting = LocaleSetting.named(word) {
        if arguments.has(.save) { throw setting.refusalToSave }
        localeSettings.append(setting)
        return nil
      }
      guard word.text != Setting.points else {
        throw ShellError.usage("points are kept in the store: “set points” changes them.", at: word)
      }
      return try Setting.named(word)
    }
    try session.change { changed in
      for setting in settings { changed.reset(setting) }
    }
    for coefficient in coefficients { try coefficient.reset(in: session.store()) }
    for setting in localeSettings { try setting.reset(in: session.store()) }
    if arguments.has(.save) {
      for setting in settings { try session.settingsFile().remove("set", setting.name) }
    }
  }
}

extension Option {
  /// Keeps a change for later sessions.
  static let save = Option(name: "save", summary: "keep it in the settings file, too")
}

extension Session {
  /// The file that keeps settings.
  func settingsFile() throws -> SettingsFile {
    guard let file = keptSettings else {
      throw ShellError.failed(
        "There is no settings file: neither XDG_CONFIG_HOME nor HOME is a folder's path.")
    }
    return file
  }

  fileprivate func setPoints(_ tokens: ArraySlice<Word>, _ arguments: Arguments) throws {
    if arguments.has(.save) {
      throw ShellError.usage("points are kept in the store, without --save.")
    }
    guard !tokens.isEmpty else {
      return try list(settings: [pointsRecord()], as: format(of: arguments))
    }
    try store().setPulse(
      [Token<PulseSettings>].points.changes(Array(tokens), to: PulseSettings(), in: store()))
  }

  fileprivate func set(
    _ coefficient: UrgencySetting, _ values: ArraySlice<Word>, _ arguments: Arguments
  ) throws {
    if arguments.has(.save) { throw coefficient.refusalToSave }
    guard let value = values.first else {
      let record = try record(of: coefficient, in: store().urgencyCoefficients())
      return try list(settings: [record], as: format(of: arguments))
    }
    if let more = values.dropFirst().first {
      throw ShellError.usage(
        "\(more.text.quoted) is too much: \(coefficient.name) is a number.", at: more)
    }
    try coefficient.set(value, in: store())
  }

  fileprivate func set(
    _ setting: LocaleSetting, _ values: ArraySlice<Word>, _ arguments: Arguments
  ) throws {
    if arguments.has(.save) { throw setting.refusalToSave }
    guard let value = values.first else {
      return try list(settings: [try record(of: setting)], as: format(of: arguments))
    }
    if let more = values.dropFirst().first {
      throw ShellError.usage(
        "\(more.text.quoted) is too much: \(setting.name) is \(setting.usage).", at: more)
    }
    try setting.set(value, in: store())
  }

  fileprivate func record(of setting: LocaleSetting) throws -> SettingRecord {
    let (value, isInitial) = try setting.read(in: store())
    return SettingRecord(name: setting.name, value: value, source: isInitial ? .standard : .store)
  }

  fileprivate func record(
    of coefficient: UrgencySetting, in coefficients: UrgencyCoefficients
  ) -> SettingRecord {
    let (value, isInitial) = coefficient.read(coefficients)
    return SettingRecord(
      name: coefficient.name, value: value, source: isInitial ? .standard : .store)
  }

  fileprivate func record(of setting: Setting) -> SettingRecord {
    SettingRecord(
      name: setting.name, value: setting.read(settings),
      source: settings.sources[setting.name] ?? .standard)
  }

  fileprivate func pointsRecord() throws -> SettingRecord {
    let points = try store().pulseSettings()
    let all = [
      ("p0", points.pointsP0), ("p1", points.pointsP1), ("p2", points.pointsP2),
      ("p3", points.pointsP3), ("none", points.pointsNone),
    ]
    return SettingRecord(
      name: Setting.points, value: all.map { "\($0):\($1 ?? 0)" }.joined(separator: " "),
      source: .store)
  }

  fileprivate func settingRecords() throws -> [SettingRecord] {
    let coefficients = try store().urgencyCoefficients()
    return try Setting.all.map(record) + [pointsRecord()] + LocaleSetting.all.map(record)
      + UrgencySetting.all.map { record(of: $0, in: coefficients) }
  }

  fileprivate func list(settings: [SettingRecord], as format: OutputFormat) throws {
    try list(settings, as: format) {
      try Table(
        columns: [
          .main("Setting"), .main("Value", minimumWidth: 8),
          .init(title: "From", importance: .low),
        ],
        rows: settings.map { setting in
          let isDefault = setting.source == .standard
          return [
            Table.Cell(setting.name), Table.Cell(setting.value, isDefault ? .plain : .bold),
            Table.Cell(setting.source.word, isDefault ? .dim : .plain),
          ]
        }
      ).print(to: output)
    }
  }
}

extension LocaleSetting {
  fileprivate var refusalToSave: ShellError {
    .usage("\(name) is kept in the store, without --save.")
  }
}

extension UrgencySetting {
  fileprivate var refusalToSave: ShellError {
    .usage("\(name) is kept in the store, without --save.")
  }
}

/// A setting in a listing.
private struct SettingRecord: Record {
  let name: String
  let value: String
  let source: Settings.Source

  static let fieldNames = ["name", "value", "source"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(name), .text(value), .text(source.rawValue)]
  }
}
