import CSQLite
import Domain

/// The value of an own field in SQL.
enum FieldValueSQL {
  /// `taskcore_field_value(field_values, uid)`: the value as a text; NULL for none.
  static let function = "taskcore_field_value"
  /// The same without case and accents.
  static let keyFunction = "taskcore_field_key"

  /// When the date begins that is the value; NULL for none.
  static let timeFunction = "taskcore_field_time"

  /// The value of a field of a task `t`, as lists compare it: a text, a number, or the millisecond with
  /// which a date begins. The uid of the field is the only parameter.
  static func comparable(_ kind: CustomField.Kind) -> String {
    let value = "\(function)(t.field_values, ?)"
    switch kind {
    case .text, .choice: return value
    case .number, .duration: return "CAST(\(value) AS REAL)"
    case .date: return "\(timeFunction)(t.field_values, ?)"
    }
  }
}

extension Database {
  func defineFieldFunctions(days: DayClock) throws {
    try define(FieldValueSQL.function, argumentCount: 2, context: nil) { context, _, arguments in
      guard let value = fieldValue(arguments) else { return }
      result(value, context)
    }
    try define(FieldValueSQL.keyFunction, argumentCount: 2, context: nil) {
      context, _, arguments in
      guard let value = fieldValue(arguments) else { return }
      result(NameKey(value).text, context)
    }
    // The result follows from the arguments and the zone, which a query does not change.
    try define(FieldValueSQL.timeFunction, argumentCount: 2, context: days) {
      context, _, arguments in
      guard let value = fieldValue(arguments), let moment = try? Moment(text: value),
        let days = sqlite3_user_data(context)
      else { return }
      let clock = Unmanaged<DayClock>.fromOpaque(days).takeUnretainedValue()
      sqlite3_result_int64(context, moment.beginning(in: clock.days).milliseconds)
    }
  }
}

/// The value of a field among those of a row; nil for none.
private func fieldValue(_ arguments: UnsafeMutablePointer<OpaquePointer?>?) -> String? {
  func text(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let bytes = sqlite3_value_text(arguments?[index]) else { return nil }
    return UnsafeBufferPointer(
      start: bytes, count: Int(sqlite3_value_bytes(arguments?[index])))
  }
  guard let values = text(0), let uid = text(1) else { return nil }
  for element in values.split(separator: 0x1F) {
    guard let divider = element.firstIndex(of: 0x1E),
      element[..<divider].elementsEqual(uid)
    else { continue }
    return String(decoding: element[(divider + 1)...], as: UTF8.self)
  }
  return nil
}

private func result(_ text: String, _ context: OpaquePointer?) {
  var text = text
  text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      taskcore_result_text(context, $0.baseAddress, UInt64($0.count))
    }
  }
}
