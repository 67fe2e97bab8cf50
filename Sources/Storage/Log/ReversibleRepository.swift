import Domain

/// A repository whose records can be restored from the change log.
protocol ReversibleRepository<Element> {
  associatedtype Element: Record

  func find(uid: String) throws -> Element?
  /// What one would be logged with if it were made as it is; nil when it is not there.
  func creation(ofUID uid: String) throws -> LogValue?
  /// The record as it is now; nil when it is not there.
  func present(in group: ChangeGroup) throws -> Element?
  /// Gives it that id.
  func insert(_ element: Element, id: Int64?) throws -> Int64
  func save(_ element: Element, over old: Element) throws -> Bool
  func remove(_ element: Element) throws
  /// Sets a property to what it was before a row of the change log.
  func takeBack(
    _ row: ChangeGroup.Row, of property: Element.Property, in element: inout Element) throws

  /// What is set back together with what a row is about.
  func undoUnit(of row: ChangeGroup.Row, _ property: Element.Property) -> UndoUnit
  /// Whether a property has a value of the change log. Of a property with several elements, a value is one
  /// that is there; without a value, `other` is one that is not.
  func has(
    _ value: LogValue, ratherThan other: LogValue, of property: Element.Property,
    in element: Element
  ) throws -> Bool
  /// What differs from how it was.
  func changedProperties(of element: Element, from old: Element) -> [Element.Property]
  /// Whether other records need it, so that it cannot be removed.
  func isInUse(_ element: Element) throws -> Bool
  /// Does with one that a step added what can be done when it cannot be removed, for it was changed since.
  func setAside(_ element: Element) throws -> StepReversal
}

extension ReversibleRepository {
  func present(in group: ChangeGroup) throws -> Element? { try find(uid: group.uid) }

  func takeBack(
    _ row: ChangeGroup.Row, of property: Element.Property, in element: inout Element
  ) throws {
    try element.set(property, to: element.value(of: property, before: row))
  }

  func undoUnit(of row: ChangeGroup.Row, _ property: Element.Property) -> UndoUnit {
    Element.undoUnit(of: property)
  }

  func has(
    _ value: LogValue, ratherThan other: LogValue, of property: Element.Property,
    in element: Element
  ) throws -> Bool {
    element.has(value, ratherThan: other, of: property)
  }

  func changedProperties(of element: Element, from old: Element) -> [Element.Property] {
    element.changedProperties(from: old)
  }

  func isInUse(_ element: Element) throws -> Bool { false }

  func setAside(_ element: Element) throws -> StepReversal { StepReversal(leftCount: 1) }

  /// A record as it was before some rows.
  func before(_ rows: [ChangeGroup.Row], _ present: Element) throws -> Element {
    var element = present
    for row in rows.reversed() {
      // Before it came again there was nothing of it; when it went, all that it was is in the log.
      if row.property == ChangeLog.identity, row.old == .null {
        let id = element.id
        element = try Element.blank(uid: element.uid)
        element.id = id
      }
      guard let property = Element.Property(rawValue: row.property) else { continue }
      try takeBack(row, of: property, in: &element)
    }
    return element
  }
}

extension Record {
  /// The value that a property had before a row of the change log. Of several elements, those that the row does not
  /// speak of stay.
  func value(of property: Property, before row: ChangeGroup.Row) -> LogValue {
    guard let separator = Self.separator(of: property) else { return row.old }
    return value(of: property).reverting(from: row.new, to: row.old, separator)
  }

  func has(_ value: LogValue, ratherThan other: LogValue, of property: Property) -> Bool {
    let present = self.value(of: property)
    guard let separator = Self.separator(of: property) else { return present == value }
    return Self.isKeyed(property)
      ? present.hasValues(of: value, ratherThan: other, separator)
      : present.hasElements(of: value, ratherThan: other, separator)
  }
}
