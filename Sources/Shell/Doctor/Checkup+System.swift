import Platform

extension Checkup {
  func timeChecks() -> [Check] {
    guard ZoneDatabase.isInstalled else {
      return [
        .problem(
          .time, "There is no time zone data in \(ZoneDatabase.folder).",
          mend: "sudo apt install tzdata"
        )
      ]
    }
    if let zone = session.settings.zone {
      let name = String(decoding: zone, as: UTF8.self)
      let source = session.settings.sources[Setting.zone.name] ?? .standard
      return ZoneName.isKnown(name)
        ? [.ok(.time, "The zone is \(name), of the \(source.word).")]
        : [.problem(.time, "There is no zone \(name.quoted).", mend: "taskcore unset --save zone")]
    }
    let variable = (Environment["TZ"] ?? "")
    if !variable.isEmpty {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      // A rule such as CET-1CEST has digits.
      let isRule = name.utf8.contains(where: \.isDigit) && !name.contains("/")
      let isFile = name.hasPrefix("/") && FileUse.reading.isAllowed(at: Array(name.utf8))
      return ZoneName.isKnown(name) || isRule || isFile
        ? [.ok(.time, "The zone is \(name), of the variable TZ.")]
        : [
          .warning(
            .time, "The variable TZ names no zone, \(variable.quoted): UTC is used.",
            mend: "unset TZ")
        ]
    }
    guard existingPath(ZoneDatabase.localTimeFile) != nil else {
      return [
        .warning(
          .time, "The system has no zone set: UTC is used.",
          mend: "taskcore set --save zone Europe/Paris")
      ]
    }
    let name = ZoneDatabase.name(ofLink: ZoneDatabase.localTimeFile)
    return [
      .ok(.time, name.map { "The zone is the system's, \($0)." } ?? "The zone is the system's.")
    ]
  }

  func languageChecks() -> [Check] {
    guard let name = LocaleVariables.characters else {
      return [
        .warning(
          .language, "No locale is set: drawings are of ASCII, and dates as in ISO 8601.",
          mend: "export LANG=C.UTF-8")
      ]
    }
    guard let characters = SystemLocale(named: "", for: .all)?.characterSet else {
      return [
        .warning(
          .language, "The locale \(name.quoted) is not installed.",
          mend: "sudo dpkg-reconfigure locales")
      ]
    }
    guard characters == "UTF-8" else {
      return [
        .warning(
          .language, "The locale \(name.quoted) is of \(characters): drawings are of ASCII.",
          mend: "export LANG=C.UTF-8")
      ]
    }
    return [.ok(.language, "The locale is \(name).")]
  }

  func settingsChecks() -> [Check] {
    guard let file = session.keptSettings else {
      return [
        .warning(
          .settings, "Settings are not kept: neither XDG_CONFIG_HOME nor HOME is a folder's path.",
          mend: "unset HOME; export HOME=~")
      ]
    }
    let folder = folder(of: file.path)
    let mend =
      if status(of: folder) != nil, !FileUse.executing.isAllowed(at: folder) {
        "chmod u+rwx \(typed(folder))"
      } else if status(of: file.path) != nil, !FileUse.reading.isAllowed(at: file.path) {
        "chmod u+r \(typed(file.path))"
      } else {
        "\"${VISUAL:-vi}\" \(typed(file.path))"
      }
    var checks = session.settingsErrors.map { Check.problem(.settings, $0.message, mend: mend) }
    guard let status = status(of: file.path) else {
      if checks.isEmpty {
        checks = [.ok(.settings, "\(file.name) is not there: “set --save” makes it.")]
      }
      return checks
    }
    if status.kind == .regular, status.permissions & 0o022 != 0 {
      checks.append(
        .warning(
          .settings, "Others may change \(file.name).", mend: "chmod 600 \(typed(file.path))"))
    }
    return checks.isEmpty ? [.ok(.settings, "\(file.name) is as it should be.")] : checks
  }
}
