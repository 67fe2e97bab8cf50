/// What a task is to be: a new one, or what changes about some.
public struct TaskChanges: Sendable {
  /// The title.
  public var title: (any UTF8Text)?
  /// Notes of any length.
  public var notes: (any UTF8Text)?
  /// The project.
  public var project: (any UTF8Text)?
  /// The project when nothing says another.
  public var defaultProject: (any UTF8Text)?
  /// The tags that it is to have, too.
  public var tagsAdded: [any UTF8Text] = []
  /// The tags that it is to have no longer.
  public var tagsRemoved: [any UTF8Text] = []
  /// The priority.
  public var priority: Priority?
  /// Whether it is favourite.
  public var isFavourite: Bool?
  /// When it is due.
  public var due: Moment?
  /// When it starts.
  public var start: Moment?
  /// The slot.
  public var slot: Slot?
  var numbers = TaskNumberChanges()
  /// A link that belongs to it.
  public var url: (any UTF8Text)?
  /// When to remind of it.
  public var reminders: [Reminder]?
  /// How it repeats.
  public var repeats: RepeatRule?
  /// An IANA name; empty for the store's.
  public var zone: (any UTF8Text)?
  /// Lists for the library.
  public var excludedDates: (any UTF8Text)?
  /// The dates that are added to the rule.
  public var addedDates: (any UTF8Text)?
  /// 0 for none.
  public var parent: Int64?
  /// The ids of the tasks that it waits for.
  public var dependsOn: [Int64]?
  /// The ids of tasks that it is to wait for, too.
  public var dependsOnAdded: [Int64] = []
  /// The ids of tasks that it is to wait for no longer.
  public var dependsOnRemoved: [Int64] = []

  /// No changes.
  public init() {}
}
