/// Commands that are about the same, as help lists them.
struct CommandGroup: Sendable {
  let title: String
  let commands: [Command]

  static let all: [CommandGroup] = [
    CommandGroup(
      title: "Tasks",
      commands: [
        .add, .parse, .edit, .show, .comment, .comments, .history, .start, .stop, .done, .cancel,
        .reopen, .move, .indent, .outdent, .rm, .clear, .restore, .purge, .undo, .redo,
      ]),
    CommandGroup(
      title: "Lists", commands: [.home, .list, .count, .search, .watch] + Command.views),
    CommandGroup(
      title: "Projects, tags and filters",
      commands: [.projects, .project, .tags, .tag, .filters, .filter]),
    CommandGroup(
      title: "Calendar",
      commands: [
        .agenda, .month, .events, .event, .calendars, .calendar, .conflicts, .free, .countdown,
        .time,
      ]),
    CommandGroup(
      title: "Repeats and reminders",
      commands: [.repeatWords, .skip, .end, .completions, .alerts, .ack, .snooze]),
    CommandGroup(
      title: "Focus, score and charts", commands: [.focus, .score, .pulse, .chart, .report]),
    CommandGroup(
      title: "Invoices",
      commands: [
        .invoices, .invoice, .clients, .client, .profile, .numberSeries, .subscription,
      ]),
    CommandGroup(
      title: "Files and the shell",
      commands: [
        .importFile, .exportFile, .repair, .recover, .trim, .doctor, .set, .unset, .alias, .unalias,
        .usage, .demo,
        .help, .quit,
      ]
    ),
  ]
}
