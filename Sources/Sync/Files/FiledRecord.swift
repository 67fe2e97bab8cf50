package import Domain

/// A record in a file, as a message whose clock is the modification time of the record.
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
