import Domain
import Interchange
import Storage

/// What was changed of an item here and at the server since both agreed on it, property by property.
struct ItemMerge {
  let theirs: CalendarObject
  let ours: CalendarObject
  /// What both agreed on last, as it was here.
  let base: CalendarObject
  let changedThere: ObjectDifference
  let changedHere: ObjectDifference
  /// What was changed on both sides, and differs.
  let clash: ObjectDifference

  /// Without a base, what both say alike is one.
  init(_ theirs: CalendarObject, over ours: CalendarObject, base: ItemRow?) {
    self.theirs = theirs
    self.ours = ours
    let common = ours.common(with: theirs)
    self.base = base.flatMap { CalendarObject($0.ours) } ?? common
    changedThere = theirs.difference(from: base.flatMap { CalendarObject($0.theirs) } ?? common)
    changedHere = ours.difference(from: self.base)
    let here = changedHere
    clash = changedThere.filter { here.changes.contains($0) && !ours.agrees(with: theirs, on: $0) }
  }

  /// What is here with what was changed there alone; nil when that is nothing.
  var incoming: CalendarObject? {
    let changes = changedThere.subtracting(clash).filter { !ours.agrees(with: theirs, on: $0) }
    return changes.isEmpty ? nil : ours.applying(changes, from: theirs)
  }

  /// What is here with all that was changed there.
  var all: CalendarObject { ours.applying(changedThere, from: theirs) }

  /// What both agree on from now on, as it is here: what is otherwise here than there stays to be sent.
  func agreed(_ now: CalendarObject) -> CalendarObject {
    let changes = ObjectDifference(changedThere.changes.union(changedHere.changes))
    return base.applying(changes.filter { now.agrees(with: theirs, on: $0) }, from: now)
  }
}
