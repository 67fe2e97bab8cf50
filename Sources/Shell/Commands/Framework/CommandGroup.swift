/// Related commands, as help lists them.
struct CommandGroup: Sendable {
  let title: Message
  let commands: [Command]

  static let all: [CommandGroup] = [
    CommandGroup(
      title: "Tasks",
      commands: [
        .add, .parse, .edit, .copy, .show, .comment, .comments, .link, .unlink, .history, .start,
        .stop, .done, .cancel,
        .reopen, .move, .indent, .outdent, .rm, .clear, .restore, .purge, .undo, .redo,
      ]),
    CommandGroup(
      title: "Lists", commands: [.home, .list, .count, .search, .watch] + Command.views),
    CommandGroup(
      title: "Projects, tags, filters, own fields and templates",
      commands: [
        .projects, .project, .sections, .section, .tags, .tag, .filters, .filter, .fields, .field,
        .templates, .template,
      ]),
    CommandGroup(
      title: "Calendar",
      commands: [
        .agenda, .week, .month, .events, .event, .calendars, .calendar, .conflicts, .free, .load,
        .countdown, .time, .day, .floating,
      ]),
    CommandGroup(
      title: "Repeats and reminders",
      commands: [
        .repeatWords, .skip, .end, .completions, .streak, .alerts, .ack, .snooze, .reminders,
      ]),
    CommandGroup(
      title: "Time spent, score and charts",
      commands: [.log, .entries, .timer, .track, .focus, .score, .pulse, .chart, .report]),
    CommandGroup(
      title: "Invoices",
      commands: [
        .invoices, .invoice, .quotes, .quote, .clients, .client, .profile, .numberSeries,
        .subscription,
        .purchases, .purchase,
      ]),
    CommandGroup(
      title: "Files and the shell",
      commands: [
        .importFile, .exportFile, .sync, .hub, .backup, .repair, .recover, .trim, .doctor, .set,
        .unset,
        .alias,
        .unalias,
        .usage, .demo,
        .help, .quit,
      ]
    ),
  ]
}
