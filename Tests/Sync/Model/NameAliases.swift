import Domain

@testable import Sync

/// Which records have one name without knowing of each other: the one with the smallest uid has it, and the others
/// are its aliases.
///
/// What is done to the record is done to its aliases. When one of them gets another name it is a record of its own
/// again, with all that it had.
struct NameAliases: Equatable, Sendable {
  /// A record with a name, and the one that it is below, within which names differ.
  struct Named: Sendable {
    let uid: ExactText
    let name: NameKey
    let parent: ExactText?

    init(_ uid: String, _ name: String, below parent: String? = nil) {
      self.uid = ExactText(uid)
      self.name = NameKey(name)
      self.parent = parent.map(ExactText.init)
    }
  }

  private struct Place: Hashable {
    let parent: ExactText?
    let name: NameKey
  }

  private var owners: [ExactText: ExactText] = [:]

  /// The parents are those that are laid: see ``AcyclicReferences``.
  init(_ records: [Named]) {
    // What is below aliases is below one record, and may have one name there: that goes down level by level.
    while true {
      var smallest: [Place: ExactText] = [:]
      for record in records {
        let place = place(of: record)
        smallest[place] = min(record.uid, smallest[place] ?? record.uid)
      }
      var owners: [ExactText: ExactText] = [:]
      for record in records {
        let owner = smallest[place(of: record)] ?? record.uid
        if owner != record.uid { owners[record.uid] = owner }
      }
      if owners == self.owners { return }
      self.owners = owners
    }
  }

  /// The record that has the name; the same one where it is no alias.
  func owner(of uid: ExactText) -> ExactText { owners[uid] ?? uid }

  private func place(of record: Named) -> Place {
    Place(parent: record.parent.map(owner), name: record.name)
  }
}
