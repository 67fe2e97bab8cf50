package import Sync

extension Registers {
  /// What somebody should look at, in an order that is the same on every device.
  ///
  /// `trash` is the register of a kind that says when a record was put into the trash.
  package func conflicts(trash: (_ kind: Int32) -> PropertyKey?) -> [Conflict] {
    records.keys.sorted().flatMap { record -> [Conflict] in
      let registers = records[record] ?? [:]
      let deletions = deletions(of: registers, trash: trash(record.kind))
      return registers.keys.sorted().flatMap { property in
        conflicts(
          in: registers[property] ?? Register(), of: record, property,
          // Being deleted is said of the whole record: there is one conflict of it, not two.
          deletions: property == .existence || property == trash(record.kind) ? [] : deletions)
      }
    }
  }

  private func conflicts(
    in register: Register, of record: RecordKey, _ property: PropertyKey, deletions: [Register.Head]
  ) -> [Conflict] {
    let others = register.others.map {
      Conflict(cause: .otherValue, record: record, property: property, head: $0)
    }
    guard let shown = register.heads.first,
      deletions.contains(where: { $0.isConcurrent(with: shown) })
    else { return others }
    return [Conflict(cause: .deleted, record: record, property: property, head: shown)] + others
  }

  /// The heads by which a record is removed or in the trash.
  private func deletions(of registers: RecordRegisters, trash: PropertyKey?) -> [Register.Head] {
    var deletions: [Register.Head] = []
    if let existence = registers[.existence], existence.value == .null {
      deletions += existence.heads.filter { $0.claim.value == .null }
    }
    if let trash, let deleted = registers[trash], deleted.value != .null {
      deletions += deleted.heads.filter { $0.claim.value != .null }
    }
    return deletions
  }
}
