import Domain
import Sync

/// Translates the rows of a step into writes of registers.
struct StepOperations {
  /// The operation of a step on one record.
  struct OfRecord {
    var values: [PropertyKey: LogValue] = [:]
    /// It is never to come back.
    var isPurged = false
    /// How the tags are spelled that it has now, by what they are.
    var spellings: [String: String] = [:]
  }

  let records: Records

  /// What a step of purging removed is never to come back.
  func operations(
    of group: ChangeGroup, by action: Step.Action?, over registers: RecordRegisters
  ) throws -> OfRecord {
    guard SyncScope.contains(group.entity, uid: group.uid) else { return OfRecord() }
    return try operations(
      of: group, in: records.repository(of: group.entity), by: action, over: registers)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func operations<Repository: ReversibleRepository>(
    of group: ChangeGroup, in repository: Repository, by action: Step.Action?,
    over registers: RecordRegisters
  ) throws -> OfRecord {
    let isPurge = action == .purgeTasks
    var writes = Writes<Repository.Element>(over: registers) { value, property in
      Self.canRead(value, property, of: group.uid, in: repository)
    }
    var hadCount = 0
    for row in group.rows {
      guard row.property == ChangeLog.identity else {
        hadCount += 1
        writes.add(row)
        continue
      }
      writes.restart()
      if row.new == .null {
        if isPurge, hadCount == 0 { return OfRecord(isPurged: true) }
        writes.values[.existence] = .null
      } else {
        try create(row.new, &writes)
      }
    }
    if action == .undo || action == .redo { writes.leaveWhatReturns() }
    if let record = try repository.present(in: group) { writes.addUnits(of: record) }
    let values = writes.values.filter { key, value in
      SyncScope.contains(key.property.text, of: group.entity)
        && SyncScope.isSaid(key, value, of: group.entity, by: action)
        // That nothing has a tag says nothing of how it is spelled.
        && (group.entity != .tag || value != .null)
    }
    return OfRecord(values: values, spellings: writes.spellings)
  }

  /// Whether this version can show a value; what only a newer one can is not overwritten by what is shown instead.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func canRead<Repository: ReversibleRepository>(
    _ value: LogValue, _ property: Repository.Element.Property, of uid: String,
    in repository: Repository
  ) -> Bool {
    guard var blank = try? Repository.Element.blank(uid: uid) else { return false }
    let row = ChangeGroup.Row(property: property.rawValue, old: value, new: .null)
    return (try? repository.takeBack(row, of: property, in: &blank)) != nil
  }

  /// All that a record was made with; what it had before it came again is no more.
  private func create<Element: Record>(_ creation: LogValue, _ writes: inout Writes<Element>) throws
  {
    writes.values[.existence] = .integer(1)
    guard let text = creation.text else { return }
    let select = try records.database.statement(
      """
      SELECT own.key, part.type, coalesce(part.value, own.value), own.type FROM json_each(?1) AS own
      LEFT JOIN json_each(?1, '$.' || json_quote(own.key)) AS part ON own.type = 'array'
      ORDER BY own.id, part.id
      """)
    defer { select.reset() }
    try select.bind(text)
    while try select.step() {
      let value = select.logValue(2)
      writes.add(ChangeGroup.Row(property: select.text(0), old: .null, new: value))
    }
    writes.makeDefaults()
  }
}

/// The writes of a step to one record.
private struct Writes<Element: Record> {
  var values: [PropertyKey: LogValue] = [:]
  private(set) var spellings: [String: String] = [:]
  /// What the registers had before the step.
  private let before: RecordRegisters
  /// Whether the record came in this step, and all that it has is written.
  private var isNew = false
  private let canRead: (LogValue, Element.Property) -> Bool

  init(
    over registers: RecordRegisters, canRead: @escaping (LogValue, Element.Property) -> Bool
  ) {
    before = registers
    self.canRead = canRead
  }

  mutating func restart() {
    values = [:]
    isNew = true
  }

  mutating func add(_ row: ChangeGroup.Row) {
    guard let property = Element.Property(rawValue: row.property) else { return }
    if Element.hasRowsOfElements(property) {
      if let old = row.old.text { values[Element.key(of: old, property)] = .null }
      if let new = row.new.text {
        let key = Element.key(of: new, property)
        values[key] = .integer(1)
        if property.rawValue == TaskProperty.tag.rawValue, let tag = key.element {
          spellings[tag.text] = new
        }
      }
    } else if Element.hasElements(property), let separator = Element.separator(of: property) {
      var row = row
      if Element.isTags(property) {
        for name in row.new.elements(separator).compactMap(\.text) {
          spellings[NameKey(name).text] = name
        }
        row.old = row.old.tagKeys(separator)
        row.new = row.new.tagKeys(separator)
      }
      addElements(of: row, separator, isKeyed: Element.isKeyed(property))
    } else {
      values[PropertyKey(row.property)] = row.new
    }
  }

  /// A list keeps its order: each element has a place, which is written again only where the order is another one.
  private mutating func addElements(
    of row: ChangeGroup.Row, _ separator: Character, isKeyed: Bool
  ) {
    let new = row.new.elements(separator).compactMap(\.text)
    let old = row.old.elements(separator).compactMap(\.text)
    if isKeyed {
      let divider = FieldValues.divider
      for text in old {
        values[PropertyKey(row.property, element: Self.key(text, divider))] = .null
      }
      for text in new {
        let key = Self.key(text, divider)
        values[PropertyKey(row.property, element: key)] = .text(
          String(text.dropFirst(key.count + 1)))
      }
      return
    }
    for text in old where !new.contains(where: { ExactText($0) == ExactText(text) }) {
      values[PropertyKey(row.property, element: text)] = .null
    }
    var last: Int64 = 0
    for text in new {
      let key = PropertyKey(row.property, element: text)
      let place = (values[key] ?? (isNew ? nil : before[key]?.value))?.integer
      if let place, place > last {
        last = place
        continue
      }
      last = place == nil ? max(last, highestPlace(of: row.property)) + 1 : last + 1
      values[key] = .integer(last)
    }
  }

  private static func key(_ text: String, _ divider: Character) -> String {
    String(text.prefix { $0 != divider })
  }

  private func highestPlace(of property: String) -> Int64 {
    let name = ExactText(property)
    let known = (isNew ? [:] : before).lazy.filter {
      $0.key.property == name && values[$0.key] == nil
    }
    .compactMap { $0.value.value.integer }.max()
    let written = values.lazy.filter { $0.key.property == name }.compactMap(\.value.integer).max()
    return max(known ?? 0, written ?? 0)
  }

  /// What a record that comes again does not have any more.
  mutating func makeDefaults() {
    for (key, register) in before where values[key] == nil && register.value != .null {
      if isShown(key) { values[key] = .null }
    }
  }

  /// Whether what is in a register is what this version shows; what only a newer one knows stays as it is.
  private func isShown(_ key: PropertyKey) -> Bool {
    guard let property = Element.Property(rawValue: key.property.text) else { return false }
    guard key.element == nil, let value = before[key]?.value, value != .null else { return true }
    return canRead(value, property)
  }

  /// The undo of a removal brings the record back as it was. What it had is in the registers still, and what others wrote
  /// there meanwhile is not overwritten.
  mutating func leaveWhatReturns() {
    guard isNew, values[.existence] != .null,
      let removal = before[.existence]?.heads.first, removal.claim.value == .null
    else { return }
    values = values.filter { key, value in
      guard key != .existence, let head = before[key]?.heads.first else { return true }
      return head.claim.value != value
        && (head.step == removal.step || removal.needs.contains(head.step))
    }
  }

  /// When something is, and when it is again: one says nothing without the others, so they are written together.
  mutating func addUnits(of record: Element) {
    addEnd(of: record)
    guard record.isOfSeries,
      values.keys.contains(where: {
        Element.Property(rawValue: $0.property.text).map(Element.isInSeriesUnit) ?? false
      }) || (values[.existence] == .integer(1))
    else { return }
    for property in Element.Property.allCases where Element.isInSeriesUnit(property) {
      add(property, of: record)
    }
  }
}

extension Writes {
  /// A task is done or cancelled: who says one also says that it is not the other, or is open again.
  private mutating func addEnd(of record: Element) {
    guard let task = record as? Task, before[.existence] != nil else { return }
    let ends = [TaskProperty.completed, .cancelled]
    guard ends.contains(where: { values[PropertyKey($0.rawValue)] != nil }) else { return }
    for end in ends { add(end, of: task) }
  }

  /// What a record has of a property that is written together with another one.
  private mutating func add<Other: Record>(_ property: Other.Property, of record: Other) {
    let key = PropertyKey(property.rawValue)
    if values[key] != nil || isShown(key) { values[key] = record.value(of: property) }
  }
}

extension LogValue {
  /// Joined tags, each as what it is without case and accents.
  fileprivate func tagKeys(_ separator: Character) -> LogValue {
    let keys = elements(separator).compactMap { $0.text.map { NameKey($0).text } }
    return keys.isEmpty ? .null : .text(keys.joined(separator: String(separator)))
  }
}

extension Record {
  /// Whether a property is a list of tags.
  static func isTags(_ property: Property) -> Bool {
    (property as? EventProperty) == .tags || (property as? TaskProperty) == .tag
  }

  /// Whether each row of the change log is about one element of a property.
  static func hasRowsOfElements(_ property: Property) -> Bool {
    guard let property = property as? TaskProperty else { return false }
    return property == .tag || property == .dependency
  }

  /// Whether each element of a property has a register of its own.
  static func hasElements(_ property: Property) -> Bool {
    hasRowsOfElements(property) || separator(of: property) != nil && !isInSeriesUnit(property)
  }

  /// The register of an element. A tag is what its name is without case and accents; how it is spelled is said of the
  /// tag. Of a keyed element, the register is that of its key.
  static func key(of element: String, _ property: Property) -> PropertyKey {
    if isTags(property) { return PropertyKey(property.rawValue, element: NameKey(element).text) }
    let key = isKeyed(property) ? String(element.prefix { $0 != FieldValues.divider }) : element
    return PropertyKey(property.rawValue, element: key)
  }

  static func isInSeriesUnit(_ property: Property) -> Bool {
    if let property = property as? TaskProperty {
      return property == .planned || Task.undoUnit(of: property) == .series && property != .series
    }
    if let property = property as? EventProperty {
      return Event.undoUnit(of: property) == .series && property != .kind
    }
    return false
  }

  var isOfSeries: Bool {
    if let task = self as? Task { return task.repeats || task.repeatStart != nil }
    return (self as? Event).map { $0.repeatStart != nil } ?? false
  }
}
