import CTaskcoreHeader

/// The value that a task or an event has of an own field.
public struct CustomFieldValue: Codable, Hashable, Sendable {
  /// The name of the field.
  public let name: String
  /// As the kind of the field says; to take it away, empty.
  public let value: String

  /// A value for a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  init(_ row: taskcore_field_value) {
    name = String(c: row.name)
    value = String(c: row.value)
  }

  /// For the library, with its texts in a memory.
  func input(in memory: CStrings) -> taskcore_field_value {
    var input = blank(taskcore_field_value(), taskcore_field_value_init)
    input.name = memory.copy(name)
    input.value = memory.copy(value)
    return input
  }
}
