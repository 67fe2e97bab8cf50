/// One thing that a file holds: all projects, then tags and filters, then tasks, events and the rest,
/// in any order.
package enum FileItem: Equatable, Sendable {
  /// Without a position, it stays where it is, and a new one goes to the end.
  case project(Project, hasPosition: Bool)
  /// A tag that has a colour.
  case tag(Tag)
  case filter(SavedFilter, hasPosition: Bool)
  case task(FiledTask)
  case event(FiledEvent)
  case completion(Completion)
  case alert(Alert)
  case focusSession(FocusSession)
  case setting(Setting)
  case holiday(Holiday)
  case purgedTask(PurgedTask)
  case postponement(Postponement)
  case client(Client)
  case logo(Logo)
  case invoice(Invoice)
  case invoiceLine(InvoiceLine)
  case invoiceAdjustment(InvoiceAdjustment)
  case invoiceParty(InvoiceParty)
  case payment(Payment)
  case email(EmailMessage)
  case billedItem(BilledItem)
}

/// A task as a file has it: its project by name and other tasks by their uids, for ids are of one
/// store only.
package struct FiledTask: Equatable, Sendable {
  /// How much of a time a file says.
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
  package var task: Task
  package var projectName: String
  package var parentUID: String?
  package var dependencyUIDs: [String] = []
  /// What the file says of the task; the rest stays as it is, and a new task has what `task` has.
  package var properties: Set<TaskProperty>
  /// Of start, due, created, modified, completed and deleted, where it is less than all.
  package var precisions: [TaskProperty: Precision] = [:]

  package init(task: Task, projectName: String, saying properties: Set<TaskProperty>) {
    self.task = task
    self.projectName = projectName
    self.properties = properties
  }
}

/// Reads a file of tasks, item by item, so that no more than one is in memory.
package protocol StoreInterchangeReader {
  /// Where the item that `next` gave last begins; a refusal of it is reported there.
  var position: TextPosition { get }

  /// The next item, or nil after the last.
  ///
  /// - Throws: `malformed` with the position, or what the source throws.
  mutating func next() throws -> FileItem?

  /// What a task shall keep that kept `old`; the uids of a parent or of dependencies that neither the
  /// file nor the store has are `missing`.
  ///
  /// - Throws: `malformed` when the format allows none to be missing.
  func kept(with filed: FiledTask, over old: String?, missing: [String]) throws -> String?

  /// The same of an event, which names no other that could be missing.
  func kept(with filed: FiledEvent, over old: String?) throws -> String?

  /// What the item that `next` gave last is in the file, if a bad one is left out, with a note, and does
  /// not spoil the others; nil where it spoils the file.
  var component: String? { get }

  /// What there is to say of what was read since the last call.
  mutating func takeNotes() -> ImportNotes
}

extension StoreInterchangeReader {
  package var component: String? { nil }

  package mutating func takeNotes() -> ImportNotes { ImportNotes() }

  package func kept(with filed: FiledEvent, over old: String?) throws -> String? {
    filed.event.kept
  }

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

/// Writes a file of tasks: all projects, then tags and filters, then tasks, then events and the rest in
/// the order of the functions here, then the end.
///
/// What a format has no place for is left out.
package protocol StoreInterchangeWriter {
  /// Whether it has to be told of what all tasks keep, before all else.
  var surveysKept: Bool { get }

  mutating func survey(kept: String) throws
  /// The zones that tasks and events name, and the first instant at which one of them is.
  mutating func survey(zones: [String], from earliest: Instant?) throws
  mutating func write(_ project: Project) throws
  mutating func write(_ tag: Tag) throws
  mutating func write(_ filter: SavedFilter) throws
  mutating func write(_ task: FiledTask) throws
  /// Whether it has a place for what follows the tasks.
  var writesEvents: Bool { get }
  var writesRecords: Bool { get }
  mutating func write(_ event: Event) throws
  mutating func write(_ completion: Completion) throws
  mutating func write(_ alert: Alert) throws
  mutating func write(_ session: FocusSession) throws
  mutating func write(_ setting: Setting) throws
  mutating func write(_ holiday: Holiday) throws
  mutating func write(_ task: PurgedTask) throws
  mutating func write(_ postponement: Postponement) throws
  mutating func write(_ client: Client) throws
  mutating func write(_ logo: Logo) throws
  mutating func write(_ invoice: Invoice) throws
  mutating func write(_ line: InvoiceLine) throws
  mutating func write(_ adjustment: InvoiceAdjustment) throws
  mutating func write(_ party: InvoiceParty) throws
  mutating func write(_ payment: Payment) throws
  mutating func write(_ email: EmailMessage) throws
  mutating func write(_ item: BilledItem) throws

  /// Writes what closes the file, and all that is still in memory.
  mutating func finish() throws
}

extension StoreInterchangeWriter {
  package var surveysKept: Bool { false }

  package var writesEvents: Bool { false }
  package var writesRecords: Bool { false }

  package mutating func survey(kept: String) {}
  package mutating func survey(zones: [String], from earliest: Instant?) {}
  package mutating func write(_ project: Project) {}
  package mutating func write(_ tag: Tag) {}
  package mutating func write(_ filter: SavedFilter) {}
  package mutating func write(_ event: Event) {}
  package mutating func write(_ completion: Completion) {}
  package mutating func write(_ alert: Alert) {}
  package mutating func write(_ session: FocusSession) {}
  package mutating func write(_ setting: Setting) {}
  package mutating func write(_ holiday: Holiday) {}
  package mutating func write(_ task: PurgedTask) {}
  package mutating func write(_ postponement: Postponement) {}
  package mutating func write(_ client: Client) {}
  package mutating func write(_ logo: Logo) {}
  package mutating func write(_ invoice: Invoice) {}
  package mutating func write(_ line: InvoiceLine) {}
  package mutating func write(_ adjustment: InvoiceAdjustment) {}
  package mutating func write(_ party: InvoiceParty) {}
  package mutating func write(_ payment: Payment) {}
  package mutating func write(_ email: EmailMessage) {}
  package mutating func write(_ item: BilledItem) {}
}
