import Domain

/// The changed properties of a record, as observers get them.
struct ChangedNames {
  var names: UnsafePointer<UnsafePointer<CChar>?>?
  var count = 0
  var bits: UInt64 = 0

  struct Key: Hashable {
    var entity: CommittedChange.Entity
    var properties: ChangedProperties
  }
}
