import Domain
import Sync

/// Derives the records' own tables from their states, with the same result in every replica.
final class ShownRecords {
  let database: Database
  let records: Records
  let states: RecordStates
  unowned let store: SQLiteStore
  /// Tasks that are below another one now, or below none.
  private var freed: Set<ExactText> = []
  /// Tasks that came, or are in another project now.
  private var tasks: Set<ExactText> = []
  /// Tasks that came or went, or have another status, of which it depends what can be below what.
  private var linked: Set<ExactText> = []
  /// The kinds of which a record came or went: others may have waited for that.
  private var cameOrWent: Set<Int32> = []
  /// By kind, an object of ``ShownProperties``.
  private var known: [Int32: AnyObject] = [:]
  /// Tasks whose occurrence may be another one now.
  private var series: Set<ExactText> = []

  init(_ replication: Replication) {
    database = replication.database
    records = replication.records
    states = replication.states
    store = replication.store
  }

  func free(task uid: ExactText) { freed.insert(uid) }

  /// Shows what follows of records that were changed here, there and elsewhere: what others wrote may be beside it.
  func settle(_ changed: Set<RecordKey>) throws {
    let kinds = Set(changed.map(\.kind))
    if kinds.contains(CommittedChange.Entity.field.rawValue) { try fieldNames.settle() }
    if kinds.contains(CommittedChange.Entity.template.rawValue) { try templateNames.settle() }
    for key in changed where Self.marks.contains(key.kind) {
      let task = try states.find(key).registers[Self.markedTask]?.value.text
      if let task { series.insert(ExactText(task)) }
    }
    // What was done here is in the tables already: what of it came or went is not to be seen there.
    cameOrWent.formUnion(kinds)
    for key in changed where key.kind == CommittedChange.Entity.task.rawValue {
      tasks.insert(key.uid)
      linked.insert(key.uid)
    }
    try update(Array(changed))
  }

  private static let marks: Set<Int32> = [
    CommittedChange.Entity.completion.rawValue, CommittedChange.Entity.skippedOccurrence.rawValue,
  ]
  private static let markedTask = PropertyKey(Completion.Property.task.rawValue)

  private var fieldNames: ShownUniqueNames<CustomField> {
    ShownUniqueNames(repository: records.fields, states: states, separator: "_", name: .name)
  }

  private var templateNames: ShownUniqueNames<Template> {
    ShownUniqueNames(repository: records.templates, states: states, separator: " ", name: .name)
  }

  /// Shows what an older version of the library could not read.
  func showWhatWaitedForThisVersion() throws {
    try update(states.waiting(.forNewerVersion))
  }

  /// Shows some records as their states have them, and what follows from that elsewhere.
  func update(_ touched: [RecordKey]) throws {
    try show(touched)
    try finish(touched)
  }

  /// Shows some records as their states have them.
  func show(_ touched: [RecordKey]) throws {
    let focus = ShownFocus(records.focusSessions, states)
    var keys = Set(touched + (try focus.sessions(before: touched.filter(Self.isOfFocus))))
    try addParts(ofInvoices: touched, to: &keys)
    try removeOtherParties(of: keys)
    try showInOrder(keys)
  }

  /// Shows what follows elsewhere of records that are shown.
  func finish(_ touched: [RecordKey]) throws {
    try showWaiting(touched)
    try ShownSeries(states).update(touched)
    if touched.contains(where: Self.isOfFocus) {
      try ShownFocus(records.focusSessions, states).update()
    }
    try ShownInvoices(records).settleAmounts(ofDraftsWith: touched, states)
    for key in states.renamed where key.kind == CommittedChange.Entity.task.rawValue {
      linked.insert(key.uid)
    }
    try ShownReferences(self).update(touched, tasks: linked)
    states.renamed = []
    linked = []
    try ShownTasks(self).update(freed: freed, shown: tasks, series: series)
    freed = []
    tasks = []
    series = []
  }

  /// Shows those again that wait for others, as far as something came or went that they may have waited for. Those are
  /// of kinds that come before theirs, or of their own: two of one kind may not be there at once.
  private func showWaiting(_ touched: [RecordKey]) throws {
    let changed = cameOrWent.union(touched.map(\.kind).filter { $0 != Self.task })
    if changed.isEmpty { return }
    let first = changed.map { Self.place(of: $0) }.min() ?? .max
    let waiting = try states.waiting(.forOthers).filter {
      let place = Self.place(of: $0.kind)
      return first < place || first == place && $0.kind != Self.task
    }
    // What comes by that may be waited for, too.
    try showInOrder(Set(waiting))
    cameOrWent = []
  }

  private static let task = CommittedChange.Entity.task.rawValue

  private static func isOfFocus(_ key: RecordKey) -> Bool {
    key.kind == CommittedChange.Entity.focusSession.rawValue
  }

  /// Those of the kinds that others name come first.
  static func inOrderOfKinds(_ entries: [Replication.Entry]) -> [Replication.Entry] {
    Dictionary(grouping: entries, by: \.key.kind)
      .sorted { (place(of: $0.key), $0.key) < (place(of: $1.key), $1.key) }.flatMap(\.value)
  }

  /// What others name comes before them, and goes after them.
  private func showInOrder(_ keys: Set<RecordKey>) throws {
    var waiting = Self.sorted(keys)
    var removed: [RecordKey] = []
    while !waiting.isEmpty {
      var refused: [RecordKey] = []
      for key in waiting {
        let state = try states.present(key)
        // A tag is there as long as a task has it, or it has a colour.
        let isShownWithoutExistence =
          CommittedChange.Entity(rawValue: key.kind).map {
            $0 == .tag || SyncScope.isMadeLocally($0)
          }
          ?? false
        if !state.isThere(key.kind), !isShownWithoutExistence {
          removed.append(key)
        } else if try !show(key, state) {
          refused.append(key)
        }
      }
      if refused.count == waiting.count { break }
      waiting = refused
    }
    for key in Self.sorted(removed).reversed() {
      let dependents = try ShownOwners(records: records).dependents(on: key)
      try remove(key)
      for dependent in dependents { _ = try show(dependent, states.present(dependent)) }
    }
  }

  /// What others changed of drafts that were issued meanwhile.
  private func addParts(ofInvoices touched: [RecordKey], to keys: inout Set<RecordKey>) throws {
    for key in touched where key.kind == CommittedChange.Entity.invoice.rawValue {
      for part in try database.parts(ofInvoice: key.uid.text) {
        // What does not count any more is no conflict.
        try states.countConflicts(of: part)
        keys.insert(part)
      }
    }
  }

  /// An invoice has one seller and one buyer: those of a step that issued it as well go before the others come.
  private func removeOtherParties(of keys: Set<RecordKey>) throws {
    for key in keys where key.kind == CommittedChange.Entity.invoiceParty.rawValue {
      if try !states.present(key).isThere(key.kind) { try remove(key) }
    }
  }

  /// The order in which files have the kinds; those that only a newer version knows come last.
  private static func sorted(_ keys: some Collection<RecordKey>) -> [RecordKey] {
    keys.map { (place: place(of: $0.kind), key: $0) }
      .sorted { ($0.place, $0.key.uid) < ($1.place, $1.key.uid) }.map(\.key)
  }

  private static func place(of kind: Int32) -> Int {
    CommittedChange.Entity(rawValue: kind).flatMap { order[$0] } ?? .max
  }

  private static let order: [CommittedChange.Entity: Int] = Dictionary(
    uniqueKeysWithValues: CommittedChange.Entity.inFileOrder.enumerated().map { ($1, $0) })

  /// - Returns: whether it could be shown, or has to wait for another record.
  private func show(_ key: RecordKey, _ state: RecordStates.State) throws -> Bool {
    guard let entity = CommittedChange.Entity(rawValue: key.kind) else {
      if !SyncScope.isOfStates(key.kind) { try states.set(.forNewerVersion, of: key) }
      return true
    }
    do {
      try states.set(show(key, state, in: records.repository(of: entity)), of: key)
      return true
    } catch let failure as Failure where failure.kind.isOfContent {
      try states.set(.forOthers, of: key)
      return false
    }
  }

  /// - Returns: what it waits for, to be shown with all that it has and names.
  @_semantics("optimize.sil.specialize.generic.never")
  private func show<Repository: ReversibleRepository>(
    _ key: RecordKey, _ state: RecordStates.State, in repository: Repository
  ) throws -> RecordStates.Wait {
    typealias Element = Repository.Element
    let present = try repository.find(uid: key.uid.text)
    // It has what was answered from the beginning, once it is made here.
    if present == nil, SyncScope.isMadeLocally(Element.entity) { return .none }
    let properties: ShownProperties<Element> = shownProperties()
    var isKnown = true
    var withElements: [ExactText] = []
    for register in state.registers.keys {
      if !properties.names.contains(register.property), register != .existence { isKnown = false }
      if register.element != nil, !withElements.contains(register.property) {
        withElements.append(register.property)
      }
    }
    var element = try Element.blank(uid: key.uid.text)
    element.id = present?.id ?? 0
    for property in properties.all {
      if !property.isTaken {
        if let present { try copy(property.property, from: present, to: &element, in: repository) }
      } else if property.isList {
        guard withElements.contains(property.key.property) else { continue }
        if try !set(property.property, of: &element, to: state.registers, in: repository) {
          isKnown = false
        }
      } else if let register = state.registers[property.key],
        !element.take(register.value, as: property.property, in: repository)
      {
        isKnown = false
      }
    }
    guard try ShownOwners(records: records).isOwned(element) else {
      if let present {
        if let section = present as? ProjectSection { try ShownTasks(self).leave(section) }
        try repository.remove(present)
        cameOrWent.insert(key.kind)
      }
      return .forOthers
    }
    let isWhole = try settle(&element, over: present, state)
    try store(element, over: present, in: repository)
    if present == nil { cameOrWent.insert(key.kind) }
    note(element, over: present)
    return !isWhole ? .forOthers : isKnown ? .none : .forNewerVersion
  }

  private func shownProperties<Element: Record>() -> ShownProperties<Element> {
    if let shown = known[Element.entity.rawValue] as? ShownProperties<Element> { return shown }
    let shown = ShownProperties<Element>()
    known[Element.entity.rawValue] = shown
    return shown
  }

  /// Sets a property that has elements.
  ///
  /// - Returns: false for what only a newer version can read: it stays in the state.
  @_semantics("optimize.sil.specialize.generic.never")
  private func set<Repository: ReversibleRepository>(
    _ property: Repository.Element.Property, of element: inout Repository.Element,
    to registers: RecordRegisters, in repository: Repository
  ) throws -> Bool {
    typealias Element = Repository.Element
    let value = registers.list(
      property.rawValue, Element.separator(of: property) ?? "\u{1F}",
      isKeyed: Element.isKeyed(property))
    if Element.hasRowsOfElements(property) {
      return try value.elements("\u{1F}").reduce(true) { isKnown, each in
        let name = Element.isTags(property) ? try spelling(of: each) : each
        return element.take(name, as: property, in: repository) && isKnown
      }
    }
    if value == .null { return true }
    if Element.isTags(property), let separator = Element.separator(of: property) {
      let names = try value.elements(separator).compactMap { try spelling(of: $0).text }
      return element.take(
        .text(names.joined(separator: String(separator))), as: property, in: repository)
    }
    return element.take(value, as: property, in: repository)
  }

  /// How a tag is spelled, by what it is without case and accents.
  private func spelling(of tag: LogValue) throws -> LogValue {
    guard let uid = tag.text else { return tag }
    let state = try states.find(RecordKey(.tag, uid))
    let name = state.registers[PropertyKey(Tag.Property.name.rawValue)]?.value ?? .null
    return name == .null ? tag : name
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func copy<Repository: ReversibleRepository>(
    _ property: Repository.Element.Property, from present: Repository.Element,
    to element: inout Repository.Element, in repository: Repository
  ) throws {
    if let task = present as? Task, var copied = element as? Task {
      copied.parentID = task.parentID
      try copied.setDependencies(task.dependencies)
      if let copied = copied as? Repository.Element { element = copied }
      return
    }
    try element.set(property, to: present.value(of: property))
  }

  /// What follows from other records.
  private func settle<Element: Record>(
    _ element: inout Element, over present: Element?, _ state: RecordStates.State
  ) throws -> Bool {
    if var event = element as? Event {
      let isWhole = try ShownOwners(records: records).settle(&event)
      if let settled = event as? Element { element = settled }
      return isWhole
    }
    if var record = element as? any SettledRecord {
      record.settle()
      if let settled = record as? Element { element = settled }
      return true
    }
    guard var task = element as? Task else { return true }
    let isWhole = try ShownTasks(self).settle(&task, over: present as? Task, state)
    if let settled = task as? Element { element = settled }
    return isWhole
  }

  /// Inserts a record, or saves it over what it was; names go to the one with the smallest uid.
  @_semantics("optimize.sil.specialize.generic.never")
  private func store<Repository: ReversibleRepository>(
    _ element: Repository.Element, over present: Repository.Element?, in repository: Repository
  ) throws {
    if try storeNamed(element, over: present) { return }
    if let present {
      _ = try repository.save(element, over: present)
    } else {
      _ = try repository.insert(element, id: nil)
    }
  }

  private func storeNamed<Element: Record>(_ element: Element, over present: Element?) throws
    -> Bool
  {
    switch element {
    case let project as Project:
      try ShownNames(repository: records.projects).store(project, over: present as? Project)
    case let filter as SavedFilter:
      try ShownNames(repository: records.filters).store(filter, over: present as? SavedFilter)
    case let calendar as EventCalendar:
      try ShownNames(repository: records.calendars).store(
        calendar, over: present as? EventCalendar)
    case let invoice as Invoice:
      try ShownInvoices(records).store(invoice, over: present as? Invoice)
    case let field as CustomField:
      try fieldNames.store(field)
    case let template as Template:
      try templateNames.store(template)
    default: return false
    }
    return true
  }

  private func note<Element: Record>(_ element: Element, over present: Element?) {
    switch element {
    case let task as Task:
      let present = present as? Task
      let uid = ExactText(task.uid)
      if present?.projectID != task.projectID { tasks.insert(uid) }
      if present?.status != task.status { linked.insert(uid) }
      if task.repeats { series.insert(uid) }
    case let completion as Completion: series.insert(ExactText(completion.taskUID))
    case let skip as SkippedOccurrence: series.insert(ExactText(skip.taskUID))
    default: break
    }
  }

  private func remove(_ key: RecordKey) throws {
    guard let entity = CommittedChange.Entity(rawValue: key.kind) else { return }
    try remove(key, in: records.repository(of: entity))
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func remove<Repository: ReversibleRepository>(
    _ key: RecordKey, in repository: Repository
  ) throws {
    guard let present = try repository.find(uid: key.uid.text) else { return }
    if SyncScope.isMadeLocally(Repository.Element.entity) { return }
    note(present, over: nil)
    cameOrWent.insert(key.kind)
    if let project = present as? Project { try ShownTasks(self).leave(project) }
    if let section = present as? ProjectSection { try ShownTasks(self).leave(section) }
    if let task = present as? Task {
      try ShownTasks(self).leave(task)
      if try states.find(key).isPurged { return try records.tasks.purge(task) }
    }
    switch present {
    case let project as Project: try ShownNames(repository: records.projects).remove(project)
    case let filter as SavedFilter: try ShownNames(repository: records.filters).remove(filter)
    case let calendar as EventCalendar:
      try ShownNames(repository: records.calendars).remove(calendar)
    case let invoice as Invoice: try ShownInvoices(records).remove(invoice)
    case is CustomField:
      try repository.remove(present)
      try fieldNames.settle()
    case is Template:
      try repository.remove(present)
      try templateNames.settle()
    default: try repository.remove(present)
    }
  }
}

extension Record {
  /// Sets a property to a value of the change log; of several elements, adds one.
  ///
  /// - Returns: whether it can be read.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate mutating func take<Repository: ReversibleRepository>(
    _ value: LogValue, as property: Property, in repository: Repository
  ) -> Bool where Repository.Element == Self {
    let row = ChangeGroup.Row(property: property.rawValue, old: value, new: .null)
    return (try? repository.takeBack(row, of: property, in: &self)) != nil
  }
}

extension RecordRegisters {
  /// All elements of a property that are there, in their order; equal places are in that of the texts.
  func list(_ property: String, _ separator: Character, isKeyed: Bool) -> LogValue {
    let name = ExactText(property)
    var elements: [(place: Int64, text: String)] = []
    for (key, register) in self {
      guard let element = key.element?.text, key.property == name, register.value != .null else {
        continue
      }
      if isKeyed {
        elements.append((0, "\(element)\(FieldValues.divider)\(register.value.text ?? "")"))
      } else {
        elements.append((register.value.integer ?? 0, element))
      }
    }
    if elements.isEmpty { return .null }
    elements.sort { ($0.place, ExactText($0.text)) < ($1.place, ExactText($1.text)) }
    return .text(elements.map(\.text).joined(separator: String(separator)))
  }
}

extension Failure.Kind {
  /// Whether it is about what a record says beside the others, and not about the store.
  fileprivate var isOfContent: Bool {
    switch self {
    case .invalid, .conflict, .notFound: true
    default: false
    }
  }
}
