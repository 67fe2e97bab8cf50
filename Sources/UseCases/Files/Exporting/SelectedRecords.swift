import Domain

/// The records of a selection: those that it names, and those that an importing store needs to read them.
struct SelectedRecords {
  /// In their order.
  private(set) var taskIDs: [Int64] = []
  private(set) var taskUIDs: [String] = []
  /// As they stand in the tree.
  private(set) var projects: [ProjectTree.Node] = []
  private(set) var sections: [ProjectSection] = []
  /// The keys of the tags that tasks and events have, and of those that were asked for themselves.
  private(set) var tagKeys: Set<String> = []
  private(set) var tags: [Tag] = []
  private(set) var filters: [SavedFilter] = []
  private(set) var fields: [CustomField] = []
  private(set) var calendars: [EventCalendar] = []
  private(set) var events: [Event] = []
  private(set) var clients: [Client] = []
  private(set) var logos: [Logo] = []
  private(set) var invoices: [Invoice] = []
  private(set) var templates: [Template] = []
  /// The uids of the lines of the invoices.
  private(set) var lineUIDs: [String] = []
  private(set) var zoneNames: [String] = []
  /// The first instant at which a task or an event is; days count as if in UTC.
  private(set) var earliest: Instant?

  private let ids: Set<Int64>

  func hasTask(_ id: Int64) -> Bool { ids.contains(id) }

  var itemUIDs: [String] { taskUIDs + events.map(\.uid) }
  var invoiceUIDs: [String] { invoices.map(\.uid) }
  var commentedUIDs: [String] { itemUIDs + invoiceUIDs }

  /// - Throws: `notFound` for a uid that no record has, with its index.
  init(_ selection: ExportSelection, of store: any Store, at now: Instant) throws {
    let tree = ProjectTree(try store.projects.all())
    var named = NamedRecords(store, tree, at: now)
    if let query = selection.query { named.taskIDs.formUnion(try store.taskIDs(query, at: now)) }
    for (index, uid) in selection.uids.enumerated() { try named.add(uid, index: index) }
    try named.completeSeries()
    ids = named.taskIDs
    taskIDs = named.taskIDs.sorted()
    events = named.events.values.sorted { $0.id < $1.id }
    filters = named.filters.values.sorted { $0.id < $1.id }
    templates = named.templates.values.sorted { $0.id < $1.id }
    invoices = named.invoices.values.sorted { $0.id < $1.id }
    var need = Need(named)
    try store.forEachTask(taskIDs) { task in
      need.add(task)
      taskUIDs.append(task.uid)
    }
    for event in events { need.add(event) }
    for invoice in invoices { try need.add(invoice, of: store) }
    (zoneNames, earliest) = (need.zoneNames.sorted(), need.earliest)
    tagKeys = need.tagKeys
    tags = named.tags
    lineUIDs = need.lineUIDs
    projects = Self.withThoseAbove(need.projectIDs, need.projectUIDs, in: tree)
    sections = try store.projectSections.all().filter { need.sectionUIDs.contains($0.uid) }
    fields = try store.fields.all().filter { need.fieldUIDs.contains($0.uid) }
    calendars = try Self.withNames(need.calendarUIDs, in: store.calendars.all())
    clients = try need.clientUIDs.sorted().compactMap { try store.clients.find(uid: $0) }
    logos = try need.logoUIDs.sorted().compactMap { try store.logos.find(uid: $0) }
  }

  /// Those calendars, and of aliases those that have their names.
  private static func withNames(
    _ uids: Set<String>, in calendars: [EventCalendar]
  ) -> [EventCalendar] {
    let chosen = calendars.filter { uids.contains($0.uid) }
    let uids = uids.union(chosen.compactMap(\.aliasUID))
    return calendars.filter { uids.contains($0.uid) }
  }

  /// The projects, those that they are below, and of aliases those that have their names.
  private static func withThoseAbove(
    _ ids: Set<Int64>, _ uids: Set<String>, in tree: ProjectTree
  ) -> [ProjectTree.Node] {
    let places = Dictionary(
      tree.nodes.indices.map { (tree.nodes[$0].project.uid, $0) }, uniquingKeysWith: { $1 })
    var taken = Set<Int>()
    var waiting = tree.nodes.indices.filter {
      ids.contains(tree.nodes[$0].project.id) || uids.contains(tree.nodes[$0].project.uid)
    }
    while let index = waiting.popLast() {
      guard taken.insert(index).inserted else { continue }
      let node = tree.nodes[index]
      waiting += [node.parent, node.project.aliasUID.flatMap { places[$0] }].compactMap { $0 }
    }
    return taken.sorted().map { tree.nodes[$0] }
  }
}

/// The records that a selection names.
private struct NamedRecords {
  let store: any Store
  let tree: ProjectTree
  let now: Instant
  var taskIDs: Set<Int64> = []
  var projectIDs: Set<Int64> = []
  var sectionUIDs: Set<String> = []
  var tags: [Tag] = []
  var filters: [Int64: SavedFilter] = [:]
  var fieldUIDs: Set<String> = []
  var calendarUIDs: Set<String> = []
  var events: [Int64: Event] = [:]
  var clientUIDs: Set<String> = []
  var invoices: [Int64: Invoice] = [:]
  var templates: [Int64: Template] = [:]

  init(_ store: any Store, _ tree: ProjectTree, at now: Instant) {
    self.store = store
    self.tree = tree
    self.now = now
  }

  /// Records of several kinds may have one uid, as other programs give them.
  mutating func add(_ uid: String, index: Int) throws {
    var isKnown = false
    if let id = try store.lookups.taskID(uid: uid) {
      taskIDs.insert(id)
      isKnown = true
    }
    if let project = try store.projects.find(uid: uid) {
      try add(project)
      isKnown = true
    }
    if let section = try store.projectSections.find(uid: uid) {
      try add(section)
      isKnown = true
    }
    if let filter = try store.filters.find(uid: uid) {
      filters[filter.id] = filter
      isKnown = true
    }
    if try store.fields.find(uid: uid) != nil {
      fieldUIDs.insert(uid)
      isKnown = true
    }
    if let calendar = try store.calendars.find(uid: uid) {
      calendarUIDs.insert(uid)
      add(try store.calendars.events(in: calendar))
      isKnown = true
    }
    if let event = try store.events.find(uid: uid) {
      add([event])
      isKnown = true
    }
    if try store.clients.find(uid: uid) != nil {
      clientUIDs.insert(uid)
      isKnown = true
    }
    if let invoice = try store.invoices.find(uid: uid) {
      invoices[invoice.id] = invoice
      isKnown = true
    }
    if let template = try store.templates.find(uid: uid) {
      templates[template.id] = template
      isKnown = true
    }
    // A tag is known by its name.
    if !isKnown, let tag = try store.tags.find(named: uid) {
      tags.append(tag)
      isKnown = true
    }
    guard isKnown else {
      throw Failure(
        .notFound,
        "No task, project, section, tag, filter, field, calendar, event, client, invoice or template has the uid “\(uid.prefix(40))”.",
        field: "uids", index: index)
    }
  }

  /// With those below it, their sections, events and tasks, but for those in the trash.
  private mutating func add(_ project: Project) throws {
    for node in tree.subtree(of: project.id) {
      let below = node.project
      projectIDs.insert(below.id)
      sectionUIDs.formUnion(try store.projectSections.all(inProject: below.uid).map(\.uid))
      add(try store.events.all(inProject: below.uid))
    }
    taskIDs.formUnion(try store.taskIDs(TaskQuery(.present(in: project, at: now)), at: now))
  }

  private mutating func add(_ section: ProjectSection) throws {
    sectionUIDs.insert(section.uid)
    for id in try store.projectSections.taskIDs(in: section)
    where try store.lookups.status(ofTask: id) != .deleted {
      taskIDs.insert(id)
    }
  }

  private mutating func add(_ events: [Event]) {
    for event in events { self.events[event.id] = event }
  }

  /// An event that repeats is one with its changed occurrences.
  mutating func completeSeries() throws {
    for event in events.values {
      guard let uid = event.seriesUID, let series = try store.events.find(uid: uid) else {
        continue
      }
      events[series.id] = series
    }
    for series in events.values where series.repeats {
      add(try store.events.changedOccurrences(ofSeries: series.uid))
    }
  }
}

extension TaskFilter {
  /// The tasks of a project and of those below it, whatever their state, but for those in the trash.
  fileprivate static func present(in project: Project, at now: Instant) -> TaskFilter {
    .all([
      .project([.id(project.id)]), .status([.open, .completed, .cancelled]),
      .any([.hidden(at: now), .not(.hidden(at: now))]), .any([.archived, .not(.archived)]),
    ])
  }
}

/// The dependencies of records on others.
private struct Need {
  var projectIDs: Set<Int64>
  var projectUIDs: Set<String> = []
  var sectionUIDs: Set<String>
  var tagKeys: Set<String>
  var fieldUIDs: Set<String>
  var calendarUIDs: Set<String>
  var clientUIDs: Set<String>
  var logoUIDs: Set<String> = []
  var lineUIDs: [String] = []
  var zoneNames: Set<String> = []
  var earliest: Instant?

  init(_ named: NamedRecords) {
    projectIDs = named.projectIDs
    sectionUIDs = named.sectionUIDs
    tagKeys = Set(named.tags.map(\.key.text))
    fieldUIDs = named.fieldUIDs
    calendarUIDs = named.calendarUIDs
    clientUIDs = named.clientUIDs
    projectUIDs = []
  }

  mutating func add(_ task: Task) {
    projectIDs.insert(task.projectID)
    if let uid = task.sectionUID { sectionUIDs.insert(uid) }
    add(task.tags, task.fieldValues, task.zoneName)
    for moment in [task.start, task.due] { add(moment) }
  }

  mutating func add(_ event: Event) {
    if let uid = event.projectUID { projectUIDs.insert(uid) }
    calendarUIDs.insert(event.uidOfCalendar)
    add(event.tags, event.fieldValues, event.zoneName)
    add(event.start)
  }

  mutating func add(_ invoice: Invoice, of store: any Store) throws {
    if !invoice.clientUID.isEmpty { clientUIDs.insert(invoice.clientUID) }
    lineUIDs += try store.invoiceLines.all(ofInvoice: invoice.uid).map(\.uid)
    for party in try store.invoiceParties.all(ofInvoice: invoice.uid) where !party.logoUID.isEmpty {
      logoUIDs.insert(party.logoUID)
    }
  }

  private mutating func add(_ tags: TagSet, _ values: FieldValues, _ zoneName: String?) {
    for name in tags.names { tagKeys.insert(NameKey(name).text) }
    for element in values.elements { fieldUIDs.insert(element.fieldUID) }
    if let zoneName { zoneNames.insert(zoneName) }
  }

  private mutating func add(_ moment: Moment?) {
    guard let moment else { return }
    let instant = Instant(clamping: moment.millisecondsInUTC)
    earliest = min(earliest ?? instant, instant)
  }
}

extension Store {
  /// Visits some tasks, in the order of their ids.
  func forEachTask(_ ids: [Int64], _ visit: (Task) throws -> Void) throws {
    let batch = 500
    for start in stride(from: 0, to: ids.count, by: batch) {
      let end = min(start + batch, ids.count)
      for task in try tasks.tasks(ids: Array(ids[start..<end])) { try visit(task) }
    }
  }
}
