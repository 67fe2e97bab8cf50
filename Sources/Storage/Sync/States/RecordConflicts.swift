import Domain
import Sync

/// The conflicts of one record that the user should decide, by the rules of its kind.
struct RecordConflicts {
  /// A hidden head, and the shown one that it conflicts with.
  struct Found {
    let cause: Conflict.Cause
    let property: PropertyKey
    let shown: Register.Head
    let other: Register.Head
  }

  /// What nobody need decide on: it follows from the rest, or is of no matter.
  private static let quiet: Set<String> = [
    TaskProperty.modified.rawValue, EventProperty.modified.rawValue,
    TaskProperty.position.rawValue, TaskProperty.occurrence.rawValue,
    TaskProperty.repeatFloor.rawValue, TaskProperty.repeatDone.rawValue,
    TaskProperty.created.rawValue, EventProperty.created.rawValue,
    // What a draft comes to follows from its lines.
    Invoice.Property.net.rawValue, Invoice.Property.vat.rawValue, Invoice.Property.gross.rawValue,
    Invoice.Property.due.rawValue, ShownSeries.owner.property.text,
    ShownSeries.forced.property.text, ShownSeries.lease.property.text,
  ]

  /// Kinds of which two devices make the same record when they do the same: when each did is of no matter.
  private static let quietKinds: Set<Int32> = [
    CommittedChange.Entity.completion.rawValue, CommittedChange.Entity.skippedOccurrence.rawValue,
    CommittedChange.Entity.purgedTask.rawValue, CommittedChange.Entity.alert.rawValue,
  ]

  /// When something was done. That it was done twice, at different times, is no conflict.
  private static let moments: Set<String> = [
    TaskProperty.completed.rawValue, TaskProperty.cancelled.rawValue,
    TaskProperty.deleted.rawValue, Project.Property.archived.rawValue,
  ]

  private let key: RecordKey
  private let state: RecordStates.State

  init(_ state: RecordStates.State, of key: RecordKey) {
    self.state = state
    self.key = key
  }

  var count: Int { all.count }

  /// Those of each property, in their order; being deleted is said of the whole record, once.
  var all: [Found] {
    if !mayHaveAny || Self.quietKinds.contains(key.kind) { return [] }
    // Of what was removed there is nothing to decide on.
    if state.registers[.existence] != nil, !state.isThere(key.kind) { return [] }
    return state.registers.keys.sorted().flatMap { others(of: $0) } + [deleted].compactMap { $0 }
  }

  /// Nearly no record has any, and this is looked for whenever one is saved.
  private var mayHaveAny: Bool {
    if state.registers.values.contains(where: { $0.heads.count > 1 }) { return true }
    guard let trash = SyncScope.trash(of: key.kind) else { return false }
    return state.removal != nil || state.registers[trash].map { $0.value != .null } ?? false
  }

  /// The values that are not shown, one head of each.
  private func others(of property: PropertyKey) -> [Found] {
    guard !Self.isQuiet(property), let register = state.registers[property],
      register.heads.count > 1, let shown = register.heads.first
    else { return [] }
    var said = [Self.says(shown, property)]
    return register.heads.dropFirst().compactMap { head in
      let value = Self.says(head, property)
      // What a poll made is of no time: it gives way to what anybody wrote.
      if said.contains(value) || head.claim.stamp.clock == .ofPolls { return nil }
      said.append(value)
      return Found(cause: .otherValue, property: property, shown: shown, other: head)
    }
  }

  /// The latest edit that did not know that the record was put into the trash.
  private var deleted: Found? {
    guard let trash = SyncScope.trash(of: key.kind) else { return nil }
    let deletions: [(PropertyKey, Register.Head)]
    if let removal = state.removal {
      deletions = [(.existence, removal)]
    } else {
      guard let register = state.registers[trash], register.value != .null else { return nil }
      deletions = register.heads.filter { $0.claim.value != .null }.map { (trash, $0) }
    }
    guard let (property, deletion) = deletions.first else { return nil }
    let edits = state.registers.filter { $0.key != trash && !Self.isQuiet($0.key) }
      .compactMap(\.value.heads.first).filter { edit in
        edit.claim.stamp.clock != .ofPolls && deletions.contains { edit.isConcurrent(with: $0.1) }
      }
    let latest = edits.max { ($0.claim.stamp, $0.step.seq) < ($1.claim.stamp, $1.step.seq) }
    return latest.map {
      Found(cause: .deleted, property: property, shown: deletion, other: $0)
    }
  }

  static func isQuiet(_ property: PropertyKey) -> Bool {
    quiet.contains(property.property.text) || property == .existence
  }

  /// What differs when two values are in conflict.
  private static func says(_ head: Register.Head, _ property: PropertyKey) -> LogValue {
    let value = head.claim.value
    // Of an element, the value is its place in the list.
    let isPlace = property.element != nil && value.integer != nil
    if isPlace || moments.contains(property.property.text), value != .null { return .integer(1) }
    return value
  }
}

extension RecordStates.State {
  /// The removal of a record that is in the trash all the same, for the removal did not know all that is in it.
  var removal: Register.Head? {
    guard !isPurged, let head = registers[.existence]?.heads.first, head.claim.value == .null,
      hasEdits(unknownTo: head)
    else { return nil }
    return head
  }

  private func hasEdits(unknownTo removal: Register.Head) -> Bool {
    registers.contains { property, register in
      guard property != .existence, let edit = register.heads.first else { return false }
      return edit.claim.stamp.clock != .ofPolls && edit.step != removal.step
        && !removal.needs.contains(edit.step)
    }
  }
}

extension HybridClock {
  /// That of what each device makes by itself: it comes before all that people write.
  static let ofPolls = HybridClock(1)
}
