package import Domain

/// What a file says of a record: a message whose clock is when the record was modified.
package struct FiledRecord: Sendable {
  package let record: RecordKey
  /// Of each property that the file speaks of; null for one that it takes away.
  package let values: [PropertyKey: LogValue]
  package let stamp: Stamp

  package init(_ record: RecordKey, _ values: [PropertyKey: LogValue], _ stamp: Stamp) {
    self.record = record
    self.values = values
    self.stamp = stamp
  }
}
