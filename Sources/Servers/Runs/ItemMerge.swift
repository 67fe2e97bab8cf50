import Domain
import Interchange
import Storage

/// A three-way merge of an item, property by property: the base is the last version that both sides agreed
/// on.
struct ItemMerge {
  let theirs: CalendarObject
  let ours: CalendarObject
  /// What both agreed on last, as it was here.
  let base: CalendarObject
  let changedThere: ObjectDifference
  let changedHere: ObjectDifference
  /// What was changed on both sides, and differs.
  let clash: ObjectDifference
  /// Whether a server that keeps no repeats has the present occurrence of a series as done.
  let isOccurrenceDone: Bool

  /// Without a base, what both say alike is one.
  init(_ theirs: CalendarObject, over ours: CalendarObject, base: ItemRow?) {
    let known = [base?.theirs, base?.ours].compactMap { $0.flatMap { CalendarObject($0) } }
    let all = [theirs, ours] + known
    self.theirs = theirs.grouped(like: all)
    self.ours = ours.grouped(like: all)
    let common = self.ours.common(with: self.theirs)
    let bases = known.count == 2 ? known.map { $0.grouped(like: all) } : [common, common]
    self.base = bases[1]
    let changes = self.theirs.difference(from: bases[0])
    // What is there is one occurrence: when that is, and whether it is done, says nothing of the series.
    let isPlain =
      known.count == 2 && theirs.holdsTasks && ours.repeats && known[1].repeats && !theirs.repeats
      && !known[0].repeats
    let isTicked = !changes.onlyStatus.isEmpty && theirs.isCompleted && !ours.isCompleted
    isOccurrenceDone = isPlain && isTicked
    let told = isPlain ? changes.withoutTimes : changes
    changedHere = self.ours.difference(from: bases[1])
    let (here, mine, other) = (changedHere, self.ours, self.theirs)
    let changedThere = (isOccurrenceDone ? told.withoutStatus : told)
      .withWhole { !mine.has($0) && other.has($0) && here.changes.contains(.component($0)) }
    self.changedThere = changedThere
    clash = changedThere.filter { change in
      // What was removed on one side and changed on the other stays, with the change.
      if case .component(let place) = change {
        if !mine.has(place) { return false }
        if !other.has(place) { return here.changes.contains { $0.place == place } }
      }
      return here.changes.contains(change) && !mine.agrees(with: other, on: change)
    }
  }

  /// The components that were removed there, and are to be removed here.
  var removed: [CalendarObject.Place] {
    changedThere.subtracting(clash).changes.compactMap {
      guard case .component(let place) = $0, ours.has(place), !theirs.has(place) else { return nil }
      return place
    }
  }

  /// The components that come from there.
  var added: [CalendarObject.Place] {
    changedThere.changes.compactMap {
      guard case .component(let place) = $0, !ours.has(place), theirs.has(place) else { return nil }
      return place
    }
  }

  /// Whether it is below something else there than before.
  var isMovedThere: Bool { !changedThere.filter(theirs.parentChange.changes.contains).isEmpty }

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
    let agreed = base.applying(alike, from: now)
      .applying(changedThere.subtracting(alike), from: theirs)
    if !isOccurrenceDone { return agreed }
    // The next occurrence is to be done, which the server is told.
    return agreed.applying(theirs.difference(from: base).onlyStatus, from: theirs)
  }
}
