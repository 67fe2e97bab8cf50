extension Setting {
  /// In the order in which `set` lists them.
  static let all: [Setting] = [
    format, colour,
    Setting("theme", \.theme, "what the terminal's background is like"),
    Setting("dates", \.dates, "how dates are written for people"),
    pager,
    Setting("home", flag: \.showsHome, "whether a conversation begins with the home screen"),
    Setting("hints", flag: \.showsHints, "whether a line goes on dim as one that was typed before"),
    Setting(
      "sync", flag: \.syncs,
      "whether a synced store is synced by itself during a conversation and in “watch”"),
    accessible, notificationTitles,
    confirm, verbosity, zone, weekStart, hours, days, project,
  ]

  static let format = Setting("format", \.format, "how listings are printed")
  static let colour = Setting("color", \.colour, "when to print in colours; auto heeds NO_COLOR")
  static let pager = Setting(
    "pager", flag: \.usesPager, "whether what is longer than the screen is shown in pages")
  static let verbosity = Setting("verbosity", \.verbosity, "how much is said of what was done")

  static let accessible = Setting(
    "accessible", flag: \.isAccessible,
    "whether all is said in words and on new lines, without drawings")
  static let notificationTitles = Setting(
    "notification-titles", flag: \.notifiesTitles,
    "whether notifications, and what --exec runs, are told titles")

  private static let confirm = Setting(
    "confirm", "NUMBER", .word(["0", "3", "10"]), \.confirmFrom,
    "how many items a destructive command touches before it asks; 0 never asks",
    read: String.init
  ) { word in
    guard word.bytes.allSatisfy(\.isDigit), let number = Int(word.text), number <= 1_000_000 else {
      throw ShellError.usage("confirm is a number such as 3, or 0, not \(word.text.quoted).")
    }
    return number
  }

  static let zone = Setting(
    "zone", "ZONE|system", .word(["system", "Europe/Paris", "UTC"]), \.zone,
    "the time zone, such as Europe/Paris",
    read: { zone in zone.map { String(decoding: $0, as: UTF8.self) } ?? "system" },
    write: ZoneName.read)

  private static let weekStart = Setting(
    "week-start", "mon..sun|locale", .word(weekdays + ["locale"]), \.weekStart,
    "the day that weeks begin on",
    read: { day in
      day.flatMap { weekdays.indices.contains(Int($0) - 1) ? weekdays[Int($0) - 1] : nil }
        ?? "locale"
    },
    write: { word in
      if word.text == "locale" { return nil }
      guard let day = WorkingTime.weekday(word.text) else {
        throw unknown(word, "week-start", weekdays + ["locale"])
      }
      return Int32(day + 1)
    })

  private static let hours = Setting(
    "hours", "HOURS|all", .word(["9-17", "8:30-18:00", "all"]), \.workingHours,
    "when “free” looks for time, such as 9-17",
    read: { $0.map(WorkingTime.text) ?? "all" }, write: WorkingTime.hours)

  private static let days = Setting(
    "days", "DAYS|all", .word(["mon-fri", "mon,wed", "all"]), \.workingDays,
    "the days of the week on which it looks, such as mon-fri",
    read: { $0 == 0 ? "all" : WorkingTime.text(weekdays: $0) }, write: WorkingTime.days)

  private static let project = Setting(
    "project", "NAME", .project, \.project,
    "where “add” puts a task of which nothing else is said",
    read: { project in project.map { String(decoding: $0, as: UTF8.self) } ?? "Inbox" },
    write: { word in
      if word.bytes.isEmpty { throw ShellError.usage("The name of a project must not be empty.") }
      return word.text == "Inbox" ? nil : word.bytes
    })

  private static let weekdays = WorkingTime.weekdayNames
}
