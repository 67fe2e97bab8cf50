package import Domain
import Platform
package import Sync

/// Imports a file in one step. Invalid items are skipped, with a note; a file that cannot be read to its end
/// changes nothing.
package struct ImportFile {
  /// Is told how many tasks and events are done; what it throws stops the work.
  package typealias Progress = (_ done: Int) throws -> Void

  /// The numbers of imported, updated and skipped tasks and events.
  package struct Report: Equatable, Sendable {
    package var added = 0
    package var updated = 0
    package var unchanged = 0
    /// What the file says otherwise of them is older than what is here, or was not to be taken.
    package var stayed = 0
    package var eventsAdded = 0
    package var eventsUpdated = 0
    package var eventsUnchanged = 0
    package var eventsStayed = 0
    /// What there is to say of single components, and how many were left out.
    package var notes = ImportNotes()

    /// Of the tasks.
    package var count: Int { added + updated + unchanged + stayed }
  }

  private static let progressInterval = 500
  /// What is remembered of each item until the end, such as its uid and what it changed.
  private static let bytesOfItem = 512

  private let store: any Store
  private let newUID: () -> String
  private let checkQuery: (String) throws -> Void
  private let policy: ImportPolicy

  /// `checkQuery` throws what is wrong with the query of a saved filter.
  package init(
    _ store: any Store, by policy: ImportPolicy = .newerWins, newUID: @escaping () -> String,
    checkQuery: @escaping (String) throws -> Void
  ) {
    self.store = store
    self.newUID = newUID
    self.checkQuery = checkQuery
    self.policy = policy
  }

  /// - Throws: why a text is not of its format, with its position there, and, of formats in which a bad item spoils the
  ///   others, what is wrong with the first; `outOfMemory`.
  package func run(
    from reader: inout some StoreInterchangeReader, at now: Instant, progress: Progress
  ) throws -> Report {
    try store.write(.importFile, at: now) {
      try take(from: &reader, at: now, progress: progress)
    }
  }

  /// What an import would do; the store stays as it is.
  ///
  /// - Throws: what ``run(from:at:progress:)`` throws.
  package func trial(
    from reader: inout some StoreInterchangeReader, at now: Instant, progress: Progress
  ) throws -> Report {
    do {
      return try store.write(.importFile, at: now) { () throws -> Report in
        throw Trial(report: try take(from: &reader, at: now, progress: progress))
      }
    } catch let trial as Trial {
      return trial.report
    }
  }

  /// Ends a trial import, and rolls it back.
  private struct Trial: Error {
    let report: Report
  }

  private func take(
    from reader: inout some StoreInterchangeReader, at now: Instant, progress: Progress
  ) throws -> Report {
    let undated = UndatedPrecedence(store: store, by: policy)
    var projects = ImportProjects(store: store, undated, newUID: newUID)
    var sections = SectionImporter(store: store, undated)
    var filters = ImportFilters(store: store, undated, newUID: newUID, checkQuery: checkQuery)
    let fields = FieldImporter(store: store, undated, newUID: newUID)
    var tasks = TaskImporter(store: store, by: policy, fields, newUID: newUID, at: now)
    let calendars = CalendarImporter(store: store, undated, newUID: newUID)
    var events = EventImporter(
      store: store, by: policy, newUID: newUID, calendars, fields, at: now)
    var comments = CommentImporter(store: store, by: policy)
    let records = RecordImporter(store: store, by: policy, undated, at: now)
    var unknown = try UnknownPropertyImporter(store: store)
    var invoices = InvoiceImporter(store, undated, at: now)
    var templates = TemplateImporter(store: store, undated, newUID: newUID)
    var notes = ImportNotes()
    var summary = KeptSummary()
    var need = MemoryNeed(bytesEach: Self.bytesOfItem)
    // Things are large, and the stack of a host's thread may be small: each kind has a frame of its own.
    @inline(never)
    func takeTask(_ item: FileItem) throws {
      guard case .task(let filed) = item else { return }
      try projects.finish()
      let section = sections.uidHere(filed.task.sectionUID)
      try tasks.take(filed, inSection: section, from: reader)
    }
    @inline(never)
    func takeEvent(_ item: FileItem) throws {
      guard case .event(var filed) = item else { return }
      try projects.finish()
      filed.event.projectUID = filed.event.projectUID.map { projects.uidHere($0) }
      try events.take(filed, from: reader)
    }
    @inline(never)
    func takeOther(_ item: FileItem) throws {
      switch item {
      case .project(let project, let hasPosition):
        try projects.take(project, hasPosition: hasPosition, at: reader.position)
      case .projectSection(let section):
        try projects.finish()
        try sections.take(section, inProject: projects.uidHere(section.projectUID))
      case .tag(let tag): try take(tag, by: undated)
      case .filter(let filter, let hasPosition):
        try filters.take(filter, hasPosition: hasPosition, at: reader.position)
      case .field(let field): try fields.take(field, at: reader.position)
      case .calendar(let calendar): try calendars.take(calendar, at: reader.position)
      case .completion(let completion) where tasks.isOutdated(completion): break
      case .completion, .alert, .focusSession, .setting, .holiday, .purgedTask, .postponement,
        .timeEntry, .skippedOccurrence, .purchase, .purchasePayment,
        .recurringInvoice, .paymentReminder, .penaltyRate:
        try records.take(item)
      case .client, .logo, .invoice, .invoiceLine, .invoiceAdjustment, .invoiceParty,
        .invoiceReference, .payment,
        .email, .billedItem:
        try invoices.take(item, at: reader.position)
      case .comment(let comment): try comments.take(comment, at: reader.position)
      case .template(let template): try templates.take(template, at: reader.position)
      case .unknownProperty(let property): unknown.take(property)
      case .task, .event: break
      }
    }
    while let item = try reader.next() {
      if !need.add() { throw Failure.noMemory }
      for uid in reader.takeSpoiledInvoices() { try invoices.spoil(uid) }
      try Self.leniently(
        at: reader.position, in: reader.component, noting: &notes, uid: item.uid
      ) {
        switch item {
        case .task: try takeTask(item)
        case .event: try takeEvent(item)
        default: try takeOther(item)
        }
        for name in try reader.keptNames(of: item) { summary.count(name) }
        if case .unknownProperty = item { return }
        unknown.said(item.uid, in: reader.array)
      }
      if undated.takeStaying() {
        notes.append(
          ImportNote(
            .kept, "What was changed here stays so, where the file says otherwise.",
            line: reader.position.line, component: reader.component ?? reader.array ?? "",
            uid: item.uid))
      }
      notes.append(reader.takeNotes())
      let count = tasks.report.count + events.count
      if count % Self.progressInterval == 0 { try progress(count) }
    }
    for uid in reader.takeSpoiledInvoices() { try invoices.spoil(uid) }
    try projects.finish()
    try filters.finish(noting: &notes)
    try calendars.finish()
    try fields.finish(noting: &notes)
    try templates.finish()
    try tasks.finish(from: reader, noting: &notes)
    try RunningEntries(store: store).end(ofTasks: [], at: now)
    try invoices.finish()
    try comments.finish(noting: &notes) { tasks.here($0) }
    for each in [projects.notes, calendars.notes, templates.notes, invoices.notes] {
      notes.append(each)
    }
    try unknown.finish { section, uid in
      switch section {
      case "projects": projects.uidHere(uid)
      case "project_sections": sections.uidHere(uid) ?? uid
      case "tasks": tasks.here(uid) ?? uid
      case "fields": fields.uidHere(uid)
      default: uid
      }
    }
    notes.append(reader.takeNotes())
    notes.append(summary)
    try progress(tasks.report.count + events.count)
    var report = tasks.report
    report.eventsAdded = events.added
    report.eventsUpdated = events.updated
    report.eventsUnchanged = events.unchanged
    report.eventsStayed = events.stayed
    report.notes = notes
    return report
  }

  /// Runs `body` on what stands at a place of the file; what it refuses is said of that place, and where bad
  /// components are left out it is only noted.
  static func leniently(
    at position: TextPosition, in component: String?, noting notes: inout ImportNotes,
    _ kind: ImportNote.Kind = .skipped, uid: String, _ body: () throws -> Void
  ) throws {
    do {
      try Failure.inText(at: position, body)
    } catch let failure as Failure {
      guard let component, failure.isOfContent else { throw failure }
      notes.append(
        ImportNote(kind, failure.message, line: position.line, component: component, uid: uid))
    }
  }

  /// The store keeps its spelling of a tag that it has.
  private func take(_ tag: Tag, by undated: UndatedPrecedence) throws {
    var tag = tag
    if let known = try store.tags.find(named: tag.name) {
      tag.name = known.name
      tag = try undated.taken(tag, over: known)
    }
    try store.tags.save(tag)
  }
}

extension Failure {
  /// Whether it is about what a file says, and not about the store or the system.
  var isOfContent: Bool { kind == .malformed || kind == .invalid || kind == .conflict }

  /// Runs `body`; what it refuses is said of that place, where the text is then malformed.
  static func inText(at position: TextPosition, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch var failure as Failure {
      failure.position = failure.position ?? position
      if failure.kind == .invalid { failure.kind = .malformed }
      throw failure
    }
  }
}
