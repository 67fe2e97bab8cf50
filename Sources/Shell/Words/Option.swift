import TaskcoreSwift

/// An option of a command or of the program: `--format json`.
struct Option: Sendable {
  /// Its name without `--`, or one letter for `-c`.
  let name: String
  /// A letter that does instead: `q` for `-q`.
  var letter: String?
  /// What its value is called in help; nil when it takes none.
  var value: String?
  /// The values it takes, when not any.
  var choices: [String] = []
  /// Other words for some of these: `ics` for `icalendar`.
  var synonyms: [String: String] = [:]
  /// What its value is, when the store knows some.
  var kind: Operands.Kind?
  let summary: Message

  /// `--format` or `-c`
  var spelling: String { (name.utf8.count == 1 ? "-" : "--") + name }

  /// `--format table|json|csv`
  var usage: String {
    let names = letter.map { "\(spelling), -\($0)" } ?? spelling
    guard let value else { return names }
    let all = choices.joined(separator: "|")
    let isShown = !all.isEmpty && all.utf8.count <= Self.widestChoices
    return "\(names) \(isShown ? all : value)"
  }

  /// More than that leaves a line of help no room; the summary says then what there is.
  private static let widestChoices = 45

  /// When to print in colours: an option of the program, and of each command.
  static let colour = Option(
    name: "color", value: "WHEN", choices: ColourChoice.allCases.map(\.rawValue),
    summary: "when to print in colours; auto heeds NO_COLOR")

  /// What each command takes, by its whole name.
  static let everywhere = [colour]

  /// How a listing is printed.
  static let outputFormat = Option(
    name: "format", value: "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
    summary: "how to print it")

  /// Which project and tag figures are of.
  static let ofProject = Option(
    name: "project", value: "NAME", kind: .project, summary: "of this project alone")

  static let ofTag = Option(
    name: "tag", value: "NAME", kind: .tag, summary: "of tasks that had this tag")

  static let light = Option(name: "light", summary: "in light colours; else as the reader's system")
  static let dark = Option(name: "dark", summary: "in dark colours")

  /// What an exported file is written in.
  static let fileFormat = Option(
    name: "format", value: "FORMAT", choices: FileFormat.written.map(\.rawValue),
    synonyms: ["ics": "icalendar", "txt": "todo.txt"],
    summary: "what the file is written in")

  /// What an imported file is written in.
  static let importFormat = Option(
    name: "format", value: "FORMAT",
    choices: FileFormat.allCases.filter { $0 != .found }.map(\.rawValue),
    synonyms: ["ics": "icalendar", "txt": "todo.txt", "md": "markdown"],
    summary: "what the file is written in")
}
