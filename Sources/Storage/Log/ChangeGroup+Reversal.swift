import Domain

/// Takes back what a step did to one record, where that is still as the step left it.
extension ChangeGroup {
  func reverse<Repository: ReversibleRepository>(
    in repository: Repository, _ later: LaterChanges
  ) throws -> StepReversal {
    switch reversal(of: try repository.present(in: self)) {
    case .removing(let element): return try withdraw(element, from: repository, later)
    case .inserting(let id):
      let blank = try Repository.Element.blank(uid: uid)
      _ = try repository.insert(repository.before(rows, blank), id: id)
      return StepReversal(changedCount: 1)
    case .changing(let present): return try setBack(present, in: repository, later)
    case .gone: return StepReversal()
    case .changedSince: return StepReversal(leftCount: 1)
    }
  }

  /// Removes what the step added. What was changed since, or what others need, is set aside.
  private func withdraw<Repository: ReversibleRepository>(
    _ element: Repository.Element, from repository: Repository, _ later: LaterChanges
  ) throws -> StepReversal {
    let asLeft = try repository.before(later.rows(after: self), element)
    let isChanged = repository.changedProperties(of: element, from: asLeft).contains {
      Repository.Element.undoUnit(of: $0) != .stamp
    }
    if try isChanged || repository.isInUse(element) { return try repository.setAside(element) }
    try repository.remove(element)
    return StepReversal(changedCount: 1)
  }

  /// Sets back the units that are as the step left them.
  private func setBack<Repository: ReversibleRepository>(
    _ present: Repository.Element, in repository: Repository, _ later: LaterChanges
  ) throws -> StepReversal {
    let changes = changes(in: repository)
    let changedUnits = try unitsChangedSince(changes, present, in: repository, later)
    var element = present
    var leftCount = 0
    for change in changes.reversed() {
      if !changedUnits.contains(change.unit) {
        try repository.takeBack(change.row, of: change.property, in: &element)
      } else if try change.unit != .stamp
        && !repository.has(
          change.row.old, ratherThan: change.row.new, of: change.property, in: present)
      {
        leftCount += 1
      }
    }
    // When it was changed last is not set back alone.
    let isTouched = changes.contains { $0.unit != .stamp && !changedUnits.contains($0.unit) }
    let isOnlyStamp = changes.allSatisfy { $0.unit == .stamp }
    guard isTouched || isOnlyStamp else { return StepReversal(leftCount: leftCount) }
    let hasChanged = try repository.save(element, over: present)
    return StepReversal(changedCount: hasChanged ? 1 : 0, leftCount: leftCount)
  }

  private func unitsChangedSince<Repository: ReversibleRepository>(
    _ changes: [UnitChange<Repository.Element>], _ present: Repository.Element,
    in repository: Repository, _ later: LaterChanges
  ) throws -> Set<UndoUnit> {
    var units: Set<UndoUnit> = []
    for change in changes
    where try !repository.has(
      change.row.new, ratherThan: change.row.old, of: change.property, in: present)
    {
      units.insert(change.unit)
    }
    // A unit may also have been changed in a property that the step did not touch.
    guard changes.contains(where: { $0.unit.hasSeveralProperties }) else { return units }
    let rows = try later.rows(after: self)
    if rows.isEmpty { return units }
    let asLeft = try repository.before(rows, present)
    for property in repository.changedProperties(of: present, from: asLeft) {
      let unit = Repository.Element.undoUnit(of: property)
      if unit.hasSeveralProperties { units.insert(unit) }
    }
    return units
  }

  /// What the rows come to, one change for each property or element, in the order of their last rows.
  private func changes<Repository: ReversibleRepository>(
    in repository: Repository
  ) -> [UnitChange<Repository.Element>] {
    var changes: [UnitChange<Repository.Element>] = []
    for row in rows {
      guard let property = Repository.Element.Property(rawValue: row.property) else { continue }
      let unit = repository.undoUnit(of: row, property)
      var change = UnitChange<Repository.Element>(unit: unit, property: property, row: row)
      let earlier = changes.firstIndex { $0.property == property && $0.unit == unit }
      if let earlier { change.row.old = changes.remove(at: earlier).row.old }
      changes.append(change)
    }
    return changes
  }
}

/// What a step did to one property, or to one element of a property that has several.
private struct UnitChange<Element: Record> {
  var unit: UndoUnit
  var property: Element.Property
  var row: ChangeGroup.Row
}

extension UndoUnit {
  fileprivate var hasSeveralProperties: Bool {
    switch self {
    case .record, .series, .place: true
    case .property, .stamp: false
    }
  }
}
