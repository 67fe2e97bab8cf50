import TaskcoreSwift

extension Detail {
  /// The commands that may be used on it.
  var commands: [String] { Self.commands.filter { actions.contains($0.action) }.map(\.name) }

  private static let commands: [(action: TaskActions, name: String)] = [
    (.edit, "edit"),
    (.start, "start"),
    (.stop, "stop"),
    (.complete, "done"),
    (.cancel, "cancel"),
    (.skipOccurrence, "skip"),
    (.endSeries, "end"),
    (.reopen, "reopen"),
    (.move, "move"),
    (.indent, "indent"),
    (.outdent, "outdent"),
    (.delete, "rm"),
    (.restore, "restore"),
    (.purge, "purge"),
  ]
}
