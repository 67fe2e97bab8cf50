/// The user's settings for the shell: from `set`, the settings file, or an option of the program.
struct Settings {
  /// How listings are printed.
  var format = OutputFormat.table
  /// When to print in colours.
  var colour = ColourChoice.auto
  /// What the terminal's background is like.
  var theme = Theme.auto
  /// How dates are written for people.
  var dates = DateStyle.iso
  /// Whether what is longer than the screen is shown page by page.
  var usesPager = true
  /// How many items a destructive command has to touch before it asks; 0 never asks.
  var confirmFrom = 3
  /// How much is said besides what was asked for.
  var verbosity = Verbosity.normal
  /// An IANA name; nil for the system's.
  var zone: [UInt8]?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for the locale's.
  var weekStart: Int32?
  /// When `free` looks for time, in seconds of the day; nil for all day.
  var workingHours: Range<Int32>? = WorkingTime.usualHours
  /// On which days of the week it does, a bit for each, 1 for Monday to 64 for Sunday; 0 for all.
  var workingDays = WorkingTime.usualDays
  /// Where `add` puts a task of which nothing else is said; nil for Inbox.
  var project: [UInt8]?
  /// Whether the end of a line that was typed before is shown while somebody types.
  var showsHints = true
  /// Whether a conversation begins with the home screen.
  var showsHome = true
  /// Whether a store that is synced is synced by itself while somebody is at the terminal.
  var syncs = true
  /// Whether all is said in words and on new lines, for those who hear the screen or feel it.
  var isAccessible = false
  /// Whether notifications, and what `--exec` runs, are told titles.
  var notifiesTitles = false
  /// Other names for the beginnings of commands: `ll` for `list --format plain`.
  var aliases: [String: String] = [:]
  /// Where the settings come from that do not have their defaults, by their names.
  private(set) var sources: [String: Source] = [:]

  /// The source of a setting's value.
  enum Source: String {
    case standard = "default"
    case file
    case option
    case session
    case store

    /// What people read.
    var word: Message {
      switch self {
      case .standard: "default"
      case .file: "file"
      case .option: "option"
      case .session: "session"
      case .store: "store"
      }
    }
  }

  /// Gives a setting a value.
  ///
  /// - Throws: a usage error for a value that it cannot have.
  mutating func set(_ setting: Setting, to word: Word, from source: Source) throws {
    try setting.write(word, &self)
    sources[setting.name] = source
  }

  /// Gives a setting its default.
  mutating func reset(_ setting: Setting) {
    setting.reset(&self)
    sources[setting.name] = nil
  }
}

/// The background of a terminal.
enum Theme: String, CaseIterable {
  /// As the environment tells, or else not known: then tones are taken that suit both.
  case auto
  case light
  case dark
}

/// The date format for people; files and programs always get ISO 8601.
enum DateStyle: String, CaseIterable {
  /// `2026-12-24 17:00`
  case iso
  /// As the locale has it: `24/12/2026 17:00`
  case locale
  /// As seen from today: `Tomorrow 17:00`
  case relative
}

/// The verbosity.
enum Verbosity: String, CaseIterable {
  /// What was done is not told.
  case quiet
  case normal
  /// Each command is shown before it is carried out, and then how long it took.
  case verbose
}
