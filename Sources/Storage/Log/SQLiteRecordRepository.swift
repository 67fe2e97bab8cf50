import Domain
import Localization
import Platform

extension Record {
  /// It has a column for each property.
  static var table: String { entity.table }
}

/// The records of one kind in their table, with a column for each property. Subclasses keep derived columns
/// up to date.
class SQLiteRecordRepository<Element: Record>: RecordRepository, ReversibleRepository {
  let database: Database
  let log: ChangeLog
  let table: String
  private let columns: String
  private let derived: [String]
  private var insertRow: Statement?
  private var selectByUID: Statement?
  private let insertion: String
  private let selection: String

  convenience init(_ records: Records) {
    self.init(records, derived: [])
  }

  /// `derived` are the columns that hold what follows from a record, see ``derivedValues(of:)``.
  init(_ records: Records, derived: [String]) {
    database = records.database
    log = records.log
    table = Element.table
    self.derived = derived
    let properties = Self.properties.map(\.rawValue)
    columns = (properties + derived).joined(separator: ", ")
    let places = Array(repeating: "?", count: properties.count + derived.count + 2)
    selection = "SELECT id, uid, \(properties.joined(separator: ", ")) FROM \(table) WHERE"
    insertion = """
      INSERT INTO \(table)(id, uid, \(columns)) VALUES (\(places.joined(separator: ", ")))
      """
  }

  private static var properties: Element.Property.AllCases { Element.Property.allCases }
  private static var largestInsertion: Int { 16 }

  /// What the columns that follow from a record get.
  func derivedValues(of element: Element) -> [LogValue] { [] }

  /// Refuses what cannot be stored beside the others.
  func check(_ element: Element) throws {}

  /// Brings up to date what is derived from a changed one, or, when there was no old, from a new one.
  func didStore(_ element: Element, over old: Element?) throws {}

  /// Whether other records need it, so that no undo removes it.
  func isInUse(_ element: Element) throws -> Bool { false }

  /// Takes away what was derived from one.
  func didRemove(_ element: Element) throws {}

  func find(id: Int64) throws -> Element? { try select("id = ?", id).first }

  func find(uid: String) throws -> Element? {
    let select = try selectByUID ?? database.statement("\(selection) uid = ?")
    selectByUID = select
    defer { select.reset() }
    try select.bind(uid)
    return try select.step() ? element(in: select) : nil
  }

  func all() throws -> [Element] { try select("1") }

  func all(where property: Element.Property, isOneOf texts: [String]) throws -> [Element] {
    if texts.isEmpty { return [] }
    return try select(
      "\(property.rawValue) IN (SELECT value FROM json_each(?))", TextArray(texts))
  }

  func count() throws -> Int {
    let select = try database.statement("SELECT count(*) FROM \(table)")
    defer { select.reset() }
    return try select.step() ? Int(clamping: select.integer(0)) : 0
  }

  /// Those of which a condition holds, in the order of their ids or another one.
  func select<each Value: Bindable>(
    _ condition: String, order: String = orderOfIDs, _ value: repeat each Value
  ) throws -> [Element] {
    let select = try database.statement("\(selection) \(condition) ORDER BY \(order)")
    defer { select.reset() }
    try select.bind(repeat each value)
    var elements: [Element] = []
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    var advance = Advance("rows of \(table)")
    while try select.step() {
      try need.take()
      let element = try element(in: select)
      if order == Self.orderOfIDs { try advance.take(element.id) }
      elements.append(element)
    }
    return elements
  }

  /// The order of what is not asked for in another one.
  private static var orderOfIDs: String { "id" }

  @specialized(where Element == EventCalendar)
  @specialized(where Element == Project)
  private func element(in row: Statement) throws -> Element {
    try Failure.damaged("\(Element.entity.noun) \(row.integer(0))") {
      var element = try Element.blank(uid: row.text(1))
      element.id = row.integer(0)
      var column: Int32 = 2
      for property in Self.properties {
        try element.set(property, to: row.logValue(column))
        column += 1
      }
      return element
    }
  }

  func insert(_ element: Element) throws -> Int64 {
    try insert(element, id: database.freeID(element.id, of: table))
  }

  /// Gives it that id, or the next one for nil.
  @specialized(where Element == Completion)
  func insert(_ element: Element, id: Int64?) throws -> Int64 {
    try check(element)
    let insert = try insertRow ?? database.statement(insertion)
    insertRow = insert
    defer { insert.reset() }
    try insert.bind(id, element.uid, then: values(of: element))
    _ = try insert.step()
    var stored = element
    stored.id = database.lastInsertedID
    try didStore(stored, over: nil)
    try log.added(Element.entity, id: stored.id, uid: stored.uid, with: creation(of: element))
    return stored.id
  }

  @specialized(where Element == Completion)
  func insert(_ elements: [Element]) throws {
    for start in stride(from: 0, to: elements.count, by: Self.largestInsertion) {
      try insertAtOnce(elements[start..<min(start + Self.largestInsertion, elements.count)])
    }
  }

  /// One statement for several rows takes half the time of one for each.
  @specialized(where Element == Completion)
  private func insertAtOnce(_ elements: ArraySlice<Element>) throws {
    let count = Self.properties.count + derived.count + 1
    let row = Array(repeating: "?", count: count).joined(separator: ", ")
    let rows = Array(repeating: "(\(row))", count: elements.count).joined(separator: ", ")
    let insert = try database.statement(
      "INSERT OR FAIL INTO \(table)(uid, \(columns)) VALUES \(rows)")
    defer { insert.reset() }
    var values: [LogValue] = []
    values.reserveCapacity(elements.count * count)
    for element in elements {
      try check(element)
      values.append(.text(element.uid))
      values += self.values(of: element)
    }
    try insert.bind(then: values)
    _ = try insert.step()
    var id = database.lastInsertedID - Int64(elements.count)
    for element in elements {
      id += 1
      var stored = element
      stored.id = id
      try didStore(stored, over: nil)
      try log.added(Element.entity, id: id, uid: stored.uid, with: creation(of: element))
    }
  }

  private func values(of element: Element) -> [LogValue] {
    Self.properties.map { element.value(of: $0) } + derivedValues(of: element)
  }

  /// It keeps the id: one that was made anew to take the place of the old one has none.
  func save(_ element: Element, over old: Element) throws -> Bool {
    var element = element
    element.id = old.id
    let changed = element.changedProperties(from: old)
    if changed.isEmpty { return false }
    try check(element)
    let assignments = (changed.map(\.rawValue) + derived).map { "\($0) = ?" }
      .joined(separator: ", ")
    let update = try database.statement("UPDATE \(table) SET \(assignments) WHERE id = ?")
    defer { update.reset() }
    var values = changed.map { element.value(of: $0) } + derivedValues(of: element)
    values.append(.integer(element.id))
    try update.bind(then: values)
    _ = try update.step()
    try didStore(element, over: old)
    for property in changed {
      try record(
        property, of: element, old: old.value(of: property), new: element.value(of: property))
    }
    return true
  }

  /// What one has from the start need not be logged: it has that again when it is made again.
  func remove(_ element: Element) throws {
    let had = try valuesBeyondDefaults(of: element)
    try database.statement("DELETE FROM \(table) WHERE id = ?").run(element.id)
    try didRemove(element)
    try log.removed(Element.entity, id: element.id, uid: element.uid, had: had)
  }

  private func valuesBeyondDefaults(
    of element: Element
  ) throws -> [(property: String, value: LogValue)] {
    let blank = try Element.blank(uid: element.uid)
    return element.changedProperties(from: blank).map {
      (property: $0.rawValue, value: element.value(of: $0))
    }
  }

  private func creation(of element: Element) throws -> CreationValues {
    CreationValues(try valuesBeyondDefaults(of: element))
  }

  /// The uids of those of a task, by its uid. Of one that was removed, only the change log has them.
  static func uidsOfTask(in table: String) -> String {
    """
    SELECT uid FROM \(table) WHERE task_uid = ?1
    UNION SELECT uid FROM change
    WHERE entity = \(Element.entity.rawValue) AND property = 'task_uid' AND old = ?1
    """
  }

  /// Forgets all that was ever logged of those of a task; what stays of them is logged as it is.
  func forgetChanges(ofTask uid: String) throws {
    try log.writePending()
    let select = try database.statement(Self.uidsOfTask(in: table))
    defer { select.reset() }
    try select.bind(uid)
    var found: [String] = []
    while try select.step() { found.append(select.text(0)) }
    for uid in found { try forgetChanges(of: uid) }
  }

  /// The uids of those of an item that were removed, which only the change log has.
  static var uidsOfRemoved: String {
    """
    SELECT uid FROM change WHERE property = 'item_uid' AND old = ?
      AND entity = \(Element.entity.rawValue)
    """
  }

  /// Removes those of an item that is purged, and forgets all that was ever logged of such ones.
  func purge(_ present: [Element], ofItem uid: String) throws {
    try log.writePending()
    let select = try database.statement(Self.uidsOfRemoved)
    defer { select.reset() }
    try select.bind(uid)
    var removed: [String] = []
    while try select.step() { removed.append(select.text(0)) }
    for uid in removed { try log.forgetRemoved(Element.entity, uid: uid) }
    for element in present {
      try log.forget(Element.entity, uid: element.uid)
      try database.statement("DELETE FROM \(table) WHERE id = ?").run(element.id)
      try log.removed(Element.entity, id: element.id, uid: element.uid)
    }
  }

  /// Forgets all that was ever logged of one, which is logged as it is when it stays.
  func forgetChanges(of uid: String) throws {
    guard let present = try find(uid: uid) else {
      return try log.forgetRemoved(Element.entity, uid: uid)
    }
    try log.forget(Element.entity, uid: uid)
    try log.restate(Element.entity, id: present.id, uid: uid, with: creation(of: present))
  }

  func creation(ofUID uid: String) throws -> LogValue? {
    try find(uid: uid).map { try creation(of: $0).logValue() }
  }

  private func record(
    _ property: Element.Property, of element: Element, old: LogValue, new: LogValue
  ) throws {
    try log.changed(
      Element.entity, id: element.id, uid: element.uid, property: property.rawValue, old: old,
      new: new)
  }
}
