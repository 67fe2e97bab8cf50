import CTaskcore
import Domain
import Localization

extension [FieldChange] {
  /// Values of own fields as a caller gives them, of what messages call so.
  ///
  /// - Throws: `invalid` for too many, and for a field that is there twice.
  init(
    _ pointer: UnsafePointer<taskcore_field_value>?, count: Int, of owner: Message
  ) throws {
    guard (0...CustomField.maximumCount).contains(count) else {
      throw Failure(
        .invalid,
        "\(owner) has at most \(CustomField.maximumCount) values of own fields, not "
          + "\(UInt(bitPattern: count)).", field: "field_values")
    }
    var names = Set<ExactText>()
    self = try CallerArray(pointer, count: UInt(count), "field_values").map { value in
      let change = try FieldChange(
        name: TaskCore.text(value.name, "field_values", as: "name"),
        value: TaskCore.text(value.value, "field_values", as: "value"))
      guard names.insert(ExactText(change.name)).inserted else {
        throw Failure(
          .invalid, "The own field “\(change.name.prefix(80))” is there twice.",
          field: "field_values")
      }
      return change
    }
  }
}

extension taskcore_field_value {
  /// The same for a caller, with its texts in an arena.
  init(_ change: FieldChange, in arena: Arena) throws {
    self.init()
    struct_size = MemoryLayout<taskcore_field_value>.size
    name = try arena.text(change.name)
    value = try arena.text(change.value)
  }
}

extension Arena {
  /// The values of a row that are of fields that the store knows, in the order of these; NULL for none.
  func fieldValues(
    _ column: UnsafeBufferPointer<UInt8>, of what: Message, _ fields: [CustomField]
  ) throws -> (first: UnsafePointer<taskcore_field_value>?, count: Int) {
    let values = try Failure.damaged("the values of fields of \(what)") {
      try FieldValues(text: String(decoding: column, as: UTF8.self))
    }
    let known = values.known(fields)
    if known.isEmpty { return (nil, 0) }
    let copies = try array(known, of: taskcore_field_value.self) {
      try taskcore_field_value(FieldChange(name: $0.field.name, value: $0.text), in: self)
    }
    return (copies, known.count)
  }
}
