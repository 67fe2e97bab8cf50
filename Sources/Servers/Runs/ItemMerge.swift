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
    let known = [base?.theirs, base?.ours].compactMap { $0.flatMap { CalendarObject($0) } }
    let all = [theirs, ours] + known
    self.theirs = theirs.grouped(like: all)
    self.ours = ours.grouped(like: all)
    let common = self.ours.common(with: self.theirs)
    let bases = known.count == 2 ? known.map { $0.grouped(like: all) } : [common, common]
    self.base = bases[1]
    changedThere = self.theirs.difference(from: bases[0])
    changedHere = self.ours.difference(from: bases[1])
    let (here, mine, other) = (changedHere, self.ours, self.theirs)
    clash = changedThere.filter { here.changes.contains($0) && !mine.agrees(with: other, on: $0) }
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
    let now = now.grouped(like: [theirs, ours, base])
    let changes = ObjectDifference(changedThere.changes.union(changedHere.changes))
    let alike = changes.filter { now.agrees(with: theirs, on: $0) }
    // What was changed there and is not so here, for what is here is the later one, is to be sent.
    return base.applying(alike, from: now).applying(changedThere.subtracting(alike), from: theirs)
  }
}
