import TaskcoreSwift

extension Command {
  static let focus = Command(
    name: "focus", summary: "Work on something for a while, with breaks.",
    subcommands: [
      startFocus, breakFocus,
      changeFocus("pause", "Pause the session.") { try $0.pauseFocus() },
      changeFocus("resume", "Let the session go on.", watches: true) { try $0.resumeFocus() },
      changeFocus("reset", "Let the session begin anew.", watches: true) { try $0.resetFocus() },
      changeFocus("cancel", "End the session as if it had not been.") { try $0.cancelFocus() },
      changeFocus("finish", "End the session early.") { try $0.finishFocus() },
      statusOfFocus, historyOfFocus, totalsOfFocus, settingsOfFocus,
    ],
    otherwise: Subcommand(
      name: "", summary: "Show the session that is running, or start the next.",
      synopsis: "[TASK] [MINUTES]", operands: Operands(focusOperands, minimum: 0),
      run: goOn),
    notes: [
      """
      Without more, it shows the session that is running, or starts what comes next:
      work or a break. “focus start” always starts work. TASK is an id; MINUTES are
      1 to 60, such as 25m, or 25 after a TASK.
      """,
      """
      On a terminal it counts down, and rings in the end: q leaves it running, Ctrl-C
      pauses it. What is paused goes on with resume, or anew with reset; finish ends
      it early, and cancel as if it had not been.
      """,
      "The settings are tokens:",
      .tokens([Token<FocusSettings>].focus.map(\.form)),
      Period.note,
    ],
    examples: [
      "focus", "focus 3", "focus 3 50m", "focus start 10m", "focus break", "focus pause",
      "focus totals --by day last 30 days", "focus settings work:50 break:10",
    ])

  /// Either of what `start` takes: a task, or minutes.
  static let focusOperands: [Operands.Kind] = [
    .taskIDs([.open]), .word(["5m", "10m", "15m", "25m", "50m"]),
  ]

  /// Shows what is running, or starts what is said or comes next.
  @Sendable private static func goOn(
    _ operands: [Word], _: Arguments, _ session: Session
  ) throws {
    let store = try session.store()
    if operands.isEmpty {
      if try store.focusSession() == nil {
        try store.startFocus(try store.nextFocus().kind, task: 0, minutes: 0)
      }
    } else {
      let length = try FocusLength(operands)
      try store.startFocus(.work, task: length.task, minutes: length.minutes)
    }
    try session.showFocus(watches: true)
  }
}
