/// What quick add understood of a line.
public struct ParsedLine: Sendable {
  /// The task that it says; nil members are not said.
  public let task: TaskChanges
  /// The parts of the line that were understood, in bytes; the others make the title.
  public let understood: [Range<Int>]
}
