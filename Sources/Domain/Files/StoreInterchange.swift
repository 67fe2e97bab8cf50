/// A task in a file. It has its project by name and other tasks by uid, since ids are local to a store.
package struct FiledTask: Equatable, Sendable {
  /// The precision of a time in a file.
  package enum Precision: Equatable, Sendable {
    /// The day: a stored time of that day stays.
    case day
    /// The second: a stored time of that second stays, and one beyond the range where the file has
    /// the end of the range.
    case second(within: ClosedRange<Instant>)
    /// That there is one: any stored time stays.
    case presence
  }

  /// Its `projectID`, `parentID` and `dependencies` say nothing.
  package var task: Task {
    _read { yield boxedTask.value }
    _modify { yield &boxedTask.value }
  }
  private var boxedTask: Boxed<Task>
  package var projectName: String
  /// Whether each dot of that is one of a tree of projects.
  package var hasDottedProject = false
  /// The section of that project, of formats that know it by its name alone; the file says nothing else of it.
  package var sectionName: String?
  package var parentUID: String?
  package var dependencyUIDs: [String] = []
  /// The properties that the file contains; others are not changed, and a new task takes them from `task`.
  package var properties: Set<TaskProperty>
  /// Of start, due, created, modified, completed and deleted, where it is less than all.
  package var precisions: [TaskProperty: Precision] = [:]
  /// When the occurrence of its series is that it stands for, as another program says it: by the clocks of the series,
  /// it is one occurrence, whichever zone says it.
  package var changedOccurrence: Moment?
  /// Whether its occurrence is told by the clocks of its series already.
  package var isOccurrenceExact = true
  /// Whether its dates are those of the first occurrence of its series, and say nothing of the present one.
  package var isWholeSeries = false
  /// Whether it says no more than what became of an occurrence of a series: it is a task of its own only where it is one
  /// already, and where the series is not there.
  package var foldsIntoSeries = false
  /// What became of its occurrences, for writers that ask for it; nil where that is not known.
  package var occurrenceMarks: [LocalMoment: OccurrenceMark]?
  /// The zone and the kind of time that its occurrence is written in; nil for those of the task itself.
  package var seriesClock: SeriesClock?
  /// Whether its project was chosen by itself, and counts also where what it would be below is closed.
  package var isMoved = false
  /// Of formats that have comments with their tasks, in the order in which they were written.
  package var comments: [FiledComment] = []
  /// Whether these are all that it has; else it may have more here.
  package var saysAllComments = false

  /// Values of own fields, of formats that name these; Taskcore's own files have them in the task.
  package var fieldValues: [FiledFieldValue] = []
  /// Whether these are all that it has; else it may have more here.
  package var saysAllFields = false

  package init(task: Task, projectName: String, saying properties: Set<TaskProperty>) {
    boxedTask = Boxed(task)
    self.projectName = projectName
    self.properties = properties
  }
}

extension Set<TaskProperty> {
  package static let all = Set(TaskProperty.allCases)
}

/// The outcome of an occurrence of a series, and its time.
package enum OccurrenceMark: Equatable, Sendable {
  case completed(Instant)
  case skipped(Instant)
}

/// The clock that the local times of a series refer to: that of a zone, or any local one if they float.
package struct SeriesClock: Equatable, Sendable {
  /// Nil for that of the store.
  package var zoneName: String?
  package var floats: Bool

  package init(zoneName: String?, floats: Bool) {
    self.zoneName = zoneName
    self.floats = floats
  }
}

/// Reads a file of tasks item by item, so that at most one is in memory.
package protocol StoreInterchangeReader {
  /// Where the item that `next` gave last begins; a refusal of it is reported there.
  var position: TextPosition { get }

  /// The array of Taskcore's own files that the item that `next` gave last is of; nil in other formats.
  var array: String? { get }

  /// The next item, or nil after the last.
  ///
  /// - Throws: `malformed` with the position, or what the source throws.
  mutating func next() throws -> FileItem?

  /// What the file says of a task that the store has, by what earlier versions made of the same.
  func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask

  /// What a task shall keep that kept `old`; the uids of a parent or of dependencies that neither the
  /// file nor the store has are `missing`.
  ///
  /// - Throws: `malformed` when the format allows none to be missing.
  func kept(with filed: FiledTask, over old: String?, missing: [String]) throws -> String?

  /// The same of an event, which names no other that could be missing.
  func kept(with filed: FiledEvent, over old: String?) throws -> String?

  /// The comments that the file of a task had that kept `old`, as far as that is known.
  func comments(ofTask uid: String, thatKept old: String?) throws -> [FiledComment]

  /// What the item that `next` gave last is in the file, if a bad one is left out, with a note, and does
  /// not spoil the others; nil where it spoils the file.
  var component: String? { get }

  /// Whether a task may keep links to tasks that it cannot have here, such as a parent that is closed.
  var keepsLinks: Bool { get }

  /// What an item has that means nothing here and is kept, by the names in the file, each as often as it is there.
  func keptNames(of item: FileItem) throws -> [String]

  /// The uids of the invoices of which something bad was left out since the last call: no part of an invoice is taken
  /// without the rest.
  mutating func takeSpoiledInvoices() -> [String]

  /// What there is to say of what was read since the last call.
  mutating func takeNotes() -> ImportNotes
}

extension StoreInterchangeReader {
  package var component: String? { nil }

  package var keepsLinks: Bool { false }

  package func keptNames(of item: FileItem) -> [String] { [] }

  package mutating func takeSpoiledInvoices() -> [String] { [] }

  package var array: String? { nil }

  package func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask { filed }

  package mutating func takeNotes() -> ImportNotes { ImportNotes() }

  package func kept(with filed: FiledEvent, over old: String?) throws -> String? {
    filed.event.kept
  }

  package func comments(ofTask uid: String, thatKept old: String?) -> [FiledComment] { [] }

  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    try refuse(missing: missing)
    return filed.task.kept
  }

  /// - Throws: `malformed` for the first one.
  package func refuse(missing uids: [String]) throws {
    guard let uid = uids.first else { return }
    throw Failure(
      .malformed,
      "The task names another one, “\(uid.prefix(40))”, that neither the file nor the store has.")
  }
}

/// Writes a file of tasks: the records of each kind in their order, then the end.
///
/// What a format has no place for is left out.
package protocol StoreInterchangeWriter: RecordWriter {
  /// What it can say of a task.
  var said: Set<TaskProperty> { get }

  /// Whether it has to be told of what all tasks keep, before all else.
  var surveysKept: Bool { get }

  mutating func survey(kept: String) throws
  /// Whether what a task names may be missing where the file is read.
  var toleratesMissing: Bool { get }

  /// What some tasks do not say in full, for they name others that the file does not have.
  mutating func survey(unsaid: Set<TaskProperty>)
  /// The own fields, before all else.
  mutating func survey(fields: [CustomField])
  /// The zones that tasks and events name, and the first instant at which one of them is.
  mutating func survey(zones: [String], from earliest: Instant?) throws
  /// Whether it has the comments on tasks and events with these.
  var writesComments: Bool { get }

  /// Whether it says by which clocks the series is told that a task is an occurrence of.
  var writesSeriesClocks: Bool { get }

  /// Whether it has what became of single occurrences with a task.
  func writesOccurrences(of task: Task) -> Bool

  /// Writes an event with the comments on it, the name of its calendar unless that is the default one, that of its
  /// project, and by which clocks the series is told that it is an occurrence of.
  mutating func write(
    _ event: Event, comments: [Comment], calendarName: String?, project: ProjectTree.Node?,
    series: SeriesClock?) throws
  /// The name of the calendar that all events are in, if it has one that somebody gave it.
  mutating func survey(calendarName: String)
  /// What other versions said of the records.
  mutating func survey(unknown: [UnknownProperty])
  /// Whether it has a place for what others said that means nothing here.
  var writesUnknown: Bool { get }
  /// Whether it has a place for what follows the tasks.
  var writesEvents: Bool { get }
  var writesRecords: Bool { get }

  /// Writes what closes the file, and all that is still in memory.
  mutating func finish() throws
}

extension StoreInterchangeWriter {
  package var surveysKept: Bool { false }

  package var writesComments: Bool { false }

  package var writesSeriesClocks: Bool { false }

  package func writesOccurrences(of task: Task) -> Bool { false }

  package mutating func write(
    _ event: Event, comments: [Comment], calendarName: String?, project: ProjectTree.Node?,
    series: SeriesClock?
  ) throws {
    try write(event)
  }
  package mutating func survey(calendarName: String) {}
  package mutating func survey(unknown: [UnknownProperty]) {}

  package var writesUnknown: Bool { writesRecords }
  package var writesEvents: Bool { false }
  package var writesRecords: Bool { false }

  package mutating func survey(kept: String) {}
  package var toleratesMissing: Bool { false }
  package mutating func survey(unsaid: Set<TaskProperty>) {}
  package mutating func survey(fields: [CustomField]) {}
  package mutating func survey(zones: [String], from earliest: Instant?) {}
}
