import Domain
import Sync

/// Reverses the changes of a step to one record, except properties that have changed again since. One body
/// serves all kinds of records: a specialised copy for each made the library 0.45 MB larger.
extension ChangeGroup {
  @_semantics("optimize.sil.specialize.generic.never")
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
  @_semantics("optimize.sil.specialize.generic.never")
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
  @_semantics("optimize.sil.specialize.generic.never")
  private func setBack<Repository: ReversibleRepository>(
    _ present: Repository.Element, in repository: Repository, _ later: LaterChanges
  ) throws -> StepReversal {
    var changes = elementwise(changes(in: repository), of: present)
    var changedUnits = try unitsChangedSince(changes, present, in: repository, later)
    var leftCount = 0
    if let concurrent = later.concurrent {
      let state = try concurrent.state(of: self)
      changes = splitting(changes, Repository.Element.self) {
        concurrent.isBesideOther($0, in: state)
      }
      leftCount = giveWay(
        to: concurrent, in: state, &changes, &changedUnits, Repository.Element.self)
    }
    var element = present
    for change in changes.reversed() {
      guard let property = Repository.Element.Property(rawValue: change.row.property) else {
        continue
      }
      if !changedUnits.contains(change.unit) {
        try repository.takeBack(change.row, of: property, in: &element)
      } else if try change.unit != .stamp
        && !repository.has(change.row.old, ratherThan: change.row.new, of: property, in: present)
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

  /// What another device wrote at the same time, and this step hides, is what is shown without the step. Where that is
  /// not one value alone, the step stays.
  ///
  /// - Returns: of how many changes.
  @_semantics("optimize.sil.specialize.generic.never")
  private func giveWay<Element: Record>(
    to concurrent: ConcurrentWrites, in state: RecordStates.State, _ changes: inout [UnitChange],
    _ changedUnits: inout Set<UndoUnit>, _: Element.Type
  ) -> Int {
    var count = 0
    for index in changes.indices where !changedUnits.contains(changes[index].unit) {
      let change = changes[index]
      guard change.unit != .stamp, let property = Element.Property(rawValue: change.row.property)
      else { continue }
      let text = (change.row.old == .null ? change.row.new : change.row.old).text
      let key =
        Element.hasElements(property)
        ? text.map { Element.key(of: $0, property) } : PropertyKey(change.row.property)
      switch key.map({ concurrent.other(than: change.row, of: $0, in: state) }) ?? .none {
      case .none: continue
      case .one(let value) where !change.unit.hasSeveralProperties:
        changes[index].row.old = value
        count += 1
      default: changedUnits.insert(change.unit)
      }
    }
    return count
  }

  /// Lists of which `isOther` says of an element that another device wrote it, by their elements.
  private func splitting<Element: Record>(
    _ changes: [UnitChange], _: Element.Type, where isOther: (PropertyKey) -> Bool
  ) -> [UnitChange] {
    changes.flatMap { change -> [UnitChange] in
      guard let property = Element.Property(rawValue: change.row.property),
        Element.hasElements(property), !Element.hasRowsOfElements(property)
      else { return [change] }
      let parts = elements(of: change, property, Element.self)
      let isHidden = parts.contains { part in
        let text = (part.row.old == .null ? part.row.new : part.row.old).text
        return text.map { isOther(Element.key(of: $0, property)) } ?? false
      }
      return isHidden ? parts : [change]
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func unitsChangedSince<Repository: ReversibleRepository>(
    _ changes: [UnitChange], _ present: Repository.Element,
    in repository: Repository, _ later: LaterChanges
  ) throws -> Set<UndoUnit> {
    var units: Set<UndoUnit> = []
    for change in changes {
      guard let property = Repository.Element.Property(rawValue: change.row.property),
        try !repository.has(change.row.new, ratherThan: change.row.old, of: property, in: present)
      else { continue }
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

  /// The changes, with one for each element of a property that has several and was changed since. When something is
  /// again says nothing without its rule, so what it leaves out stays together with that when a step changed both.
  @_semantics("optimize.sil.specialize.generic.never")
  private func elementwise<Element: Record>(
    _ changes: [UnitChange], of present: Element
  ) -> [UnitChange] {
    changes.flatMap { change -> [UnitChange] in
      let name = change.row.property
      let isAlone = changes.allSatisfy { $0.row.property == name || $0.unit != change.unit }
      guard isAlone, let property = Element.Property(rawValue: name),
        Element.separator(of: property) != nil, present.value(of: property) != change.row.new
      else { return [change] }
      return elements(of: change, property, Element.self)
    }
  }

  /// What a change of a list did to each of its elements.
  @_semantics("optimize.sil.specialize.generic.never")
  private func elements<Element: Record>(
    of change: UnitChange, _ property: Element.Property, _: Element.Type
  ) -> [UnitChange] {
    guard let separator = Element.separator(of: property) else { return [change] }
    let before = change.row.old.elements(separator)
    let after = change.row.new.elements(separator)
    var gone = before.filter { !after.contains($0) }.map { (old: $0, new: LogValue.null) }
    var come = after.filter { !before.contains($0) }.map { (old: LogValue.null, new: $0) }
    if Element.isKeyed(property) {
      // A key that got another value is one change.
      for index in gone.indices {
        guard let other = come.firstIndex(where: { $0.new.key == gone[index].old.key }) else {
          continue
        }
        gone[index].new = come.remove(at: other).new
      }
    }
    return (gone + come).map { old, new in
      var part = change
      part.unit = .property("\(change.row.property) \(old.text ?? new.text ?? "")")
      part.row.old = old
      part.row.new = new
      return part
    }
  }

  /// What the rows come to, one change for each property or element, in the order of their last rows.
  @_semantics("optimize.sil.specialize.generic.never")
  private func changes<Repository: ReversibleRepository>(
    in repository: Repository
  ) -> [UnitChange] {
    var changes: [UnitChange] = []
    for row in rows {
      guard let property = Repository.Element.Property(rawValue: row.property) else { continue }
      let unit = repository.undoUnit(of: row, property)
      var change = UnitChange(unit: unit, row: row)
      let earlier = changes.firstIndex { $0.row.property == row.property && $0.unit == unit }
      if let earlier { change.row.old = changes.remove(at: earlier).row.old }
      changes.append(change)
    }
    return changes
  }
}

/// The change of a step to one property, or to one element of a property with several.
private struct UnitChange {
  var unit: UndoUnit
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
