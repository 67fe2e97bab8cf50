import Domain

/// A hidden value that was written concurrently with the one that is shown.
package struct Conflict: Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    /// Another value of the same property, which is shown.
    case otherValue
    /// The record was deleted elsewhere. It stays so, and the value is in it.
    case deleted
  }

  package let cause: Cause
  package let record: RecordKey
  package let property: PropertyKey
  package let head: Register.Head

  package init(cause: Cause, record: RecordKey, property: PropertyKey, head: Register.Head) {
    self.cause = cause
    self.record = record
    self.property = property
    self.head = head
  }

  /// Of each conflict another one, and the same on every device.
  package var uid: String {
    let element = property.element.map { "/\($0.text)" } ?? ""
    return OccurrenceUID.make(
      series: "\(record.kind)/\(record.uid.text)",
      occurrence: "\(property.property.text)\(element)/\(head.step.replica.text)/\(head.step.seq)",
      role: "conflict")
  }
}
