import CTaskcore
import Domain

/// A commit, as observers get it. It owns the memory of the C structs.
final class CommitNotice {
  private let arena = Arena()
  private var commit = taskcore_commit()
  private var named: [ChangedNames.Key: ChangedNames] = [:]

  init(_ step: CommittedStep, noticed: Instant, origin: Int32) {
    commit.struct_size = MemoryLayout<taskcore_commit>.size
    commit.at_ms = step.at.milliseconds
    commit.noticed_ms = noticed.milliseconds
    commit.action = step.action.rawValue
    commit.origin = origin
    guard
      let changes = arena.allocate(taskcore_change.self, count: step.changes.count)
    else { return }
    for (index, change) in step.changes.enumerated() {
      let changed = names(of: change)
      changes[index] = taskcore_change(
        struct_size: MemoryLayout<taskcore_change>.size, id: change.id,
        uid: arena.copy(change.uid) ?? staticText(""), fields: changed.bits,
        entity: change.entity.rawValue, kind: change.kind.rawValue,
        properties: changed.names, property_count: changed.count)
    }
    commit.changes = UnsafePointer(changes)
    commit.change_count = step.changes.count
  }

  /// What many things have changed alike is written once.
  private func names(of change: CommittedChange) -> ChangedNames {
    if change.properties.isEmpty { return ChangedNames() }
    let key = ChangedNames.Key(entity: change.entity, properties: change.properties)
    if let known = named[key] { return known }
    let properties = change.entity.observedProperties
    let changed = change.properties.places.map { properties[$0] }
    let names = try? arena.array(changed, of: UnsafePointer<CChar>?.self) { staticText($0.name) }
    let result = ChangedNames(
      names: names, count: names == nil ? 0 : changed.count,
      bits: changed.reduce(0) { $0 | $1.bit })
    named[key] = result
    return result
  }

  func tell(_ observer: ObserverHandle) -> Int32 {
    withExtendedLifetime(arena) { withUnsafePointer(to: commit) { observer.tell($0) } }
  }
}
