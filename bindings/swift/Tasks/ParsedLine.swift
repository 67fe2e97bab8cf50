import CTaskcoreHeader

/// What quick add understood of a line.
public struct ParsedLine: Sendable {
  /// The task that it says; nil members are not said.
  public let task: TaskChanges
  /// The parts of the line that were understood, in bytes; the others make the title.
  public let understood: [Range<Int>]
  /// What looks as if it meant something, and is a part of the title, in the order of the line.
  public let unread: [Unread]
  /// What was understood, for people: `Pay rent — Mon 23 Nov 17:00, every month`.
  public let summary: String
  /// The project that is new; nil when there was one, or none is said.
  public let newProject: String?
  /// The project that was probably meant instead of a new one.
  public let nearestProject: String?
  /// The tags that no task had.
  public let newTags: [String]

  /// A part of a line that was not read.
  public struct Unread: Sendable {
    /// In bytes.
    public let range: Range<Int>
    /// What kind of thing it looks like.
    public let reason: Reason
    /// A sentence that says why, and what would be right.
    public let message: String
  }

  init(_ content: taskcore_quick_add_content, _ task: TaskChanges) {
    self.task = task
    understood = elements(content.tokens, content.token_count).map {
      $0.start..<$0.start + $0.length
    }
    unread = elements(content.unread, content.unread_count).map {
      Unread(
        range: $0.start..<$0.start + $0.length, reason: Reason(code: $0.reason),
        message: String(c: $0.message))
    }
    summary = String(c: content.summary)
    newProject = content.new_project.map { String(cString: $0) }
    nearestProject = content.nearest_project.map { String(cString: $0) }
    newTags = (0..<content.new_tag_count).map { String(c: content.new_tags?[$0]) }
  }
}
