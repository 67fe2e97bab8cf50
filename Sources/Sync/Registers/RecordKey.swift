package import Domain

/// The key of a record: `task 019a8f2e`.
///
/// Its kind is a number, so that records of kinds that only a newer version knows are merged and kept, too.
package struct RecordKey: Hashable, Sendable {
  package let kind: Int32
  package let uid: ExactText

  package init(kind: Int32, uid: String) {
    self.kind = kind
    self.uid = ExactText(uid)
  }

  package init(_ entity: CommittedChange.Entity, _ uid: String) {
    self.init(kind: entity.rawValue, uid: uid)
  }
}

extension RecordKey: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.kind != right.kind ? left.kind < right.kind : left.uid < right.uid
  }
}
