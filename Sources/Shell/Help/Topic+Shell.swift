import TaskcoreSwift

extension Topic {
  static let places = Topic(
    name: "places",
    summary: "Where something is moved to.",
    notes: [
      "A task is moved to one of these:",
      .placesOfTasks,
      """
      After a project, under and out, top or bottom may follow. Subtasks go along. A project or a saved
      filter is moved before NAME, after NAME, to the top or to the bottom.
      """,
    ],
    examples: [
      "move 3 before 1", "move 3 #Home", "move 3,5-7 to 'Book club' top",
      "project move Reading top",
    ])

  static let colours = Topic(
    name: "colours",
    summary: "What colours projects, tags and saved filters can have.",
    notes: [
      "A COLOUR is \((Colour.names + ["none"]).alternatives).",
      """
      Lists are in colours on a terminal, unless NO_COLOR is set and not empty; --color, which the
      program and each command take, says otherwise.
      """,
    ],
    examples: ["project colour Home teal", "tag colour bank green", "filter colour Bank none"])

  static let formats = Topic(
    name: "formats",
    summary: "How lists are printed, for people and for programs.",
    notes: [
      "With --format, as an option of the program or of a command, what is listed is printed so:",
      .summaries(OutputFormat.allCases.map { (Message(verbatim: $0.rawValue), $0.meaning) }),
      """
      In a format for programs, commands that change something print what they changed, and say
      nothing. Instants are as RFC 3339 has it, with the offset of the zone; fields are only ever
      added. docs/shell.md lists them.
      """,
    ],
    examples: ["list --format json", "projects --format csv"])

  static let settings = Topic(
    name: "settings",
    summary: "The settings, for a session or permanently.",
    notes: [
      .settings,
      """
      “set NAME VALUE” sets one for this session; “set --save NAME VALUE” keeps it in the settings
      file too. “set” lists them.
      """,
    ],
    examples: ["set format json", "set --save zone Europe/Paris", "unset format"])

  static let keys = Topic(
    name: "keys",
    summary: "What keys do at the prompt.",
    notes: [
      .rows([
        (
          "Tab", "completes a command, an option, a project, a tag, an id and more; twice, it lists"
        ),
        ("Up, Down", "go through the lines that begin as this one does"),
        ("Right, End", "take over how the line goes on, when that is shown dim"),
        ("Ctrl-R", "searches the history for what is typed then"),
        ("Ctrl-C", "gives up the line, or ends the command that is running"),
        ("Ctrl-D", "ends the session, on an empty line"),
        ("Ctrl-Z", "suspends the program; fg brings it back"),
      ]),
      "A line that begins with ! repeats another one; more words may follow:",
      .rows([
        ("!!", "the last line"), ("!-2", "the line before that"),
        ("!12", "the twelfth line of the history"), ("!add", "the last line that begins so"),
      ]),
      "The other keys are those of readline, as ~/.inputrc sets them.",
    ])

  static let exitStatus = Topic(
    name: "exit-status",
    summary: "The meaning of the program's exit status.",
    notes: [
      .rows([
        ("0", "all commands were carried out"),
        (
          "1",
          "a command could not be done, the output could not be written, or doctor found a problem"
        ),
        ("2", "an option, a command or a setting was not understood, or FILE cannot be read"),
        ("3", "of --complete: the name of a file is expected"),
        ("129", "the terminal was closed"), ("130", "Ctrl-C ended a command"),
        ("141", "whoever read the output stopped reading"), ("143", "a signal asked it to end"),
      ]),
      """
      Other signals make it 128 and their number. Of commands that were typed at the prompt it is 0,
      even when some failed. What went wrong is said on standard error, with the place of the command.
      """,
    ])
}

extension Topic {
  static let environment = Topic(
    name: "environment",
    summary: "The environment variables that are read.",
    notes: [
      .rows([
        ("NO_COLOR", "when set and not empty, nothing is in colours, unless --color says so"),
        ("TERM, COLORTERM", "which colours the terminal has, and whether it strikes through"),
        ("COLORFGBG", "whether its background is dark, unless the setting theme says that"),
        ("COLUMNS", "how wide charts are that no terminal shows"),
        ("TASKCORE_PAGER, PAGER", "what shows long output page by page; else less"),
        ("VISUAL, EDITOR", "what opens a form of tasks; else an editor that is installed"),
        (
          "LC_ALL, LC_CTYPE, LANG",
          "the first that is set is the locale; charts are of ASCII when it is not UTF-8"
        ),
        ("LC_TIME", "how dates are written, with “set dates locale”, unless LC_ALL is set"),
        ("TZ", "the system's time zone"),
        (
          "TASKCORE_SMTP_PASSWORD",
          "the password for invoice mail --smtp --user; else it is asked for"
        ),
        ("XDG_RUNTIME_DIR, TMPDIR", "where invoice mail --open keeps the PDF; else /tmp"),
        ("XDG_DATA_HOME", "where your own store is; else ~/.local/share"),
        ("XDG_CONFIG_HOME", "where the settings file is; else ~/.config"),
        ("XDG_STATE_HOME", "where the history is; else ~/.local/state"),
      ])
    ])

  static let files = Topic(
    name: "files",
    summary: "The files that are kept.",
    notes: [
      .rows([
        (
          "$XDG_DATA_HOME/taskcore/taskcore.db",
          "your own store, an SQLite database that only its owner may read"
        ),
        ("$XDG_CONFIG_HOME/taskcore/config", "settings and aliases, which “--save” keeps"),
        ("$XDG_STATE_HOME/taskcore/history", "the lines that were typed"),
        (
          "$XDG_STATE_HOME/taskcore/form-1.txt",
          "a form that could not be taken in; “edit --from FILE” does so again"
        ),
      ]),
      "“help environment” tells what stands for these variables when they are not set.",
    ])
}

extension Note {
  /// The settings with what they are.
  static let settings: Note = .summaries(ofSession + ofStore)

  private typealias Row = (name: Message, meaning: Message)

  private static let ofSession: [Row] = Setting.all.map { setting in
    (Message(verbatim: "\(setting.name) \(setting.usage)"), setting.summary)
  }

  private static let ofStore: [Row] = {
    var rows: [Row] = [
      (
        Message(verbatim: "points TOKEN..."),
        "what a task scores, as “score points” has it; kept in the store"
      )
    ]
    for setting in LocaleSetting.all {
      let name = Message(verbatim: "\(setting.name) \(setting.usage)")
      rows.append((name, "\(setting.summary); kept in the store"))
    }
    for setting in UrgencySetting.all {
      let name = Message(verbatim: "\(setting.name) NUMBER")
      rows.append((name, "\(setting.summary); kept in the store"))
    }
    return rows
  }()
}

extension Note {
  /// Where a task can be moved to.
  static let placesOfTasks = Note.rows([
    ("before ID, after ID", "beside that task, under the same parent"),
    ("top, bottom", "the first or last beside its siblings"),
    ("to PROJECT, #PROJECT", "into that project, out of any parent"),
    ("under ID", "a subtask of that task"),
    ("out", "no subtask any more"),
  ])
}
