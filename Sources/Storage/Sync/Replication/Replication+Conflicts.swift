import Domain
package import Sync

/// A concurrent value: written without knowledge of the one that is shown.
package struct SyncConflict: Equatable, Sendable {
  package enum Choice: Int32, Sendable {
    case mine = 1
    case theirs = 2
    /// Of notes: the lines of both.
    case merged = 3
  }

  package let uid: String
  package let cause: Conflict.Cause
  package let record: RecordKey
  package let property: PropertyKey
  package let shown: Register.Head
  package let other: Register.Head
  /// Whether what is shown was written here.
  package let isShownMine: Bool

  package var mine: Register.Head { isShownMine ? shown : other }
  package var theirs: Register.Head { isShownMine ? other : shown }
}

extension Replication {
  /// All conflicts, in an order that is the same on every device.
  package func conflicts() throws -> [SyncConflict] {
    let select = try database.statement(
      "SELECT entity, uid FROM sync_record WHERE conflicts > 0 ORDER BY entity, uid")
    defer { select.reset() }
    var keys: [RecordKey] = []
    while try select.step() {
      keys.append(RecordKey(kind: Int32(clamping: select.integer(0)), uid: select.text(1)))
    }
    let replica = ExactText(try replicaUID())
    return try keys.flatMap { key in
      try RecordConflicts(states.present(key), of: key).all.map { found in
        let uid = Conflict(
          cause: found.cause, record: key, property: found.property, head: found.other
        ).uid
        return SyncConflict(
          uid: uid, cause: found.cause, record: key, property: found.property, shown: found.shown,
          other: found.other,
          isShownMine: found.other.step.replica != replica || found.other.isBeside)
      }
    }
  }

  package func conflictCount() throws -> Int64 {
    try database.integer("SELECT coalesce(sum(conflicts), 0) FROM sync_record WHERE conflicts > 0")
      ?? 0
  }

  /// Ends a conflict everywhere, as a part of the present step: this replica knows all values, and writes one of them.
  ///
  /// - Throws: `invalid` for a merge of what cannot be merged.
  package func resolve(_ conflict: SyncConflict, _ choice: SyncConflict.Choice) throws {
    guard let entity = CommittedChange.Entity(rawValue: conflict.record.kind) else {
      throw Self.unknown
    }
    if conflict.cause == .deleted {
      if choice == .merged { throw Self.unmergeable(conflict) }
      return try settle(conflict, isRestored: (choice == .mine) != conflict.isShownMine)
    }
    let value: LogValue
    switch choice {
    case .mine: value = conflict.mine.claim.value
    case .theirs: value = conflict.theirs.claim.value
    case .merged: value = try merged(conflict)
    }
    try write(value, of: conflict, in: records.repository(of: entity))
  }

  /// A task that was changed elsewhere comes out of the trash, or stays there with what was changed.
  private func settle(_ conflict: SyncConflict, isRestored: Bool) throws {
    guard let task = try records.tasks.find(uid: conflict.record.uid.text),
      let deleted = task.deleted
    else { throw Self.missing() }
    if isRestored {
      var restored = task
      try restored.restore()
      _ = try records.tasks.save(restored, over: task)
    } else {
      let value = LogValue.integer(deleted.milliseconds)
      try log.changed(
        .task, id: task.id, uid: task.uid, property: TaskProperty.deleted.rawValue, old: value,
        new: value)
    }
  }

  private static var unknown: Failure {
    Failure(
      .tooNew,
      "This conflict is about what a newer version of Taskcore wrote: upgrade Taskcore here, or "
        + "choose on the device that has it.", field: "uids")
  }

  private static func missing() -> Failure {
    Failure(.notFound, "What the conflict is about is not here any more.", field: "uid")
  }

  private static func unmergeable(_ conflict: SyncConflict) -> Failure {
    Failure(
      .invalid,
      "Only notes can be merged: choose mine or theirs for “\(conflict.property.property.text)”.",
      field: "choice")
  }

  private func merged(_ conflict: SyncConflict) throws -> LogValue {
    guard conflict.property.property.text == TaskProperty.notes.rawValue,
      let mine = conflict.mine.claim.value.text, let theirs = conflict.theirs.claim.value.text
    else { throw Self.unmergeable(conflict) }
    var lines = mine.split(separator: "\n", omittingEmptySubsequences: false)
    for line in theirs.split(separator: "\n", omittingEmptySubsequences: false)
    where !lines.contains(line) { lines.append(line) }
    return .text(lines.joined(separator: "\n"))
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func write<Repository: ReversibleRepository>(
    _ value: LogValue, of conflict: SyncConflict, in repository: Repository
  ) throws {
    let uid = conflict.record.uid.text
    let name = conflict.property.property.text
    let present = try repository.find(uid: uid)
    let shown = conflict.shown.claim.value
    guard let property = Repository.Element.Property(rawValue: name) else { throw Self.unknown }
    let isKeyed = Repository.Element.isKeyed(property)
    let chosen = conflict.property.logged(value, isKeyed: isKeyed)
    if value != shown, let present {
      var element = present
      let row = ChangeGroup.Row(
        property: name, old: chosen, new: conflict.property.logged(shown, isKeyed: isKeyed))
      try repository.takeBack(row, of: property, in: &element)
      if try repository.save(element, over: present) { return }
    }
    // It is shown already, or the record waits for what it belongs to. That it was chosen is a write all the same.
    try log.changed(
      Repository.Element.entity, id: present?.id ?? 0, uid: uid, property: name, old: chosen,
      new: chosen)
  }
}

extension PropertyKey {
  /// A value of it as the change log has it: of an element the element, and behind that its value where it has one.
  fileprivate func logged(_ value: LogValue, isKeyed: Bool) -> LogValue {
    guard let element else { return value }
    if value == .null { return .null }
    return .text(
      isKeyed ? "\(element.text)\(FieldValues.divider)\(value.text ?? "")" : element.text)
  }
}
