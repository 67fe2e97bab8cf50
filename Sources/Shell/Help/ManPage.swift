/// The manual page: the descriptions of commands, options and topics, with a frame.
enum ManPage {
  /// Without the line break at its end.
  static var text: String {
    var page = Roff()
    page.lines(
      #"""
      .\" Made by taskcore \-\-man\-page.
      .TH TASKCORE 1 2026-11-22 "Taskcore \#(Program.version)" "User Commands"
      .ad l
      """#)
    page.lines(introduction)
    page.section("OPTIONS")
    for option in ProgramOptions.all { page.entry(option.usage, option.sentence) }
    addCommands(to: &page)
    page.section("TOPICS")
    let ownSections = [Topic.exitStatus, .environment, .files]
    for topic in Topic.all where !ownSections.contains(where: { $0.name == topic.name }) {
      page.subsection(topic.title)
      addContents(of: topic, to: &page)
    }
    for topic in ownSections {
      page.section(topic.title.uppercased())
      addContents(of: topic, to: &page)
    }
    page.lines(conclusion)
    return String(page.text.dropLast())
  }

  private static func addCommands(to page: inout Roff) {
    page.section("COMMANDS")
    page.paragraph(
      """
      The beginning of a command's name will do; see \
      “help help”. What IDS, QUERY, TOKEN, DATE and the like are, the topics below tell.
      """)
    for group in CommandGroup.all {
      page.subsection(group.title.description)
      for command in group.commands {
        if command.subcommands.isEmpty {
          add(command.usages, command.summary, command.options, to: &page)
          page.notes(command.allNotes)
        } else {
          page.entry(command.name, command.summary.description)
          page.notes(command.allNotes)
          for way in [command.otherwise].compactMap(\.self) + command.subcommands {
            add([way.usage(of: command.name)], way.summary, way.options, to: &page)
          }
        }
      }
    }
  }

  /// A command or a subcommand.
  private static func add(
    _ usages: [String], _ summary: Message, _ options: [Option], to page: inout Roff
  ) {
    for (index, usage) in usages.enumerated() {
      page.line(index == 0 ? ".TP" : ".TQ")
      page.line(Roff.styled(usage))
    }
    page.paragraph(summary.description)
    if !options.isEmpty { page.indentedTable(options.map { ($0.usage, $0.sentence) }) }
  }

  private static func addContents(of topic: Topic, to page: inout Roff) {
    page.paragraph(topic.summary.description)
    for note in topic.notes {
      switch note {
      case .text(let text):
        page.line(".PP")
        page.paragraph(text)
      case .rows(let rows):
        page.table(rows)
      case .sentence(let message):
        page.line(".PP")
        page.paragraph(message.description)
      case .summaries(let rows):
        page.table(rows.map { ($0.name.description, $0.meaning.description) })
      }
    }
  }

  private static let introduction = #"""
    .SH NAME
    taskcore \- keep tasks, by hand or by script
    .SH SYNOPSIS
    .SY taskcore
    .RI [ option ]...
    .RI [ file ]
    .YS
    .SY taskcore
    .RI [ option ]...
    .I command
    .RI [ argument ]...
    .YS
    .SH DESCRIPTION
    .B taskcore
    keeps tasks with projects, tags, priorities and due times in one durable file, the store.
    A command that ended without an error survives a power loss, and all but
    .B purge
    can be undone.
    .PP
    On a terminal it prompts for commands, with history and with completion of commands,
    projects, tags and ids.
    Otherwise it carries out the
    .I command
    of which each
    .I argument
    is a word, or the commands of
    .IR file ,
    of standard input (also when
    .I file
    is
    .BR \- ),
    or of the options
    .BR \-c ,
    and stops at the first that fails.
    """#

  private static let conclusion = #"""
    .SH EXAMPLES
    Add a task, and list what is due in the coming week as CSV:
    .PP
    .in +4n
    .EX
    .RB $\~ "taskcore add Pay rent \(aq#Home\(aq @bank 24 dec 17:00"
    .RB $\~ "taskcore list \(aqdue<7d\(aq sort:due \-\-format csv"
    .EE
    .in
    .PP
    Move from Taskwarrior:
    .PP
    .in +4n
    .EX
    .RB $\~ "task export | taskcore import \-"
    .EE
    .in
    .PP
    Look around in a throw\-away store full of examples, and check that all is well here:
    .PP
    .in +4n
    .EX
    .RB $\~ "taskcore demo"
    .RB $\~ "taskcore doctor"
    .EE
    .in
    .SH "SEE ALSO"
    .BR task (1)
    """#
}

extension Option {
  /// What it does, as a sentence.
  fileprivate var sentence: String {
    let text = summary.description
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}

extension Topic {
  /// `Exit status`
  fileprivate var title: String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
