import Domain

/// Collects the changes of a commit, one entry for each record.
final class CommitRecorder {
  private(set) var changes: [CommittedChange] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    var entity: CommittedChange.Entity
    var uid: ExactText
  }

  func record(
    _ entity: CommittedChange.Entity, _ kind: CommittedChange.Kind, id: Int64, uid: String,
    properties: ChangedProperties = []
  ) {
    let key = Key(entity: entity, uid: ExactText(uid))
    guard let position = positions[key] else {
      positions[key] = changes.count
      changes.append(
        CommittedChange(entity: entity, kind: kind, id: id, uid: uid, properties: properties))
      return
    }
    switch (changes[position].kind, kind) {
    case (.updated, .updated): changes[position].properties.formUnion(properties)
    case (.added, .updated): break  // new all the same
    case (_, .added), (_, .removed):
      changes[position].kind = kind
      changes[position].id = id
      changes[position].properties = []
    case (.removed, .updated): break  // nothing can be updated then
    }
  }
}
