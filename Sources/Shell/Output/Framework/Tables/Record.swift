import TaskcoreSwift

/// A listed record: machine-readable formats contain its fields.
protocol Record {
  static var fieldNames: [String] { get }

  /// One value for each name.
  func fieldValues(in store: Store) throws -> [FieldValue]
}

/// The value of one field.
enum FieldValue {
  case null
  case integer(Int64)
  /// So many thousandths.
  case thousandths(Int32)
  case number(Double)
  case boolean(Bool)
  case text(String)
  case list([String])
  case integers([Int64])
  /// Numbers with their names.
  case figures([(name: String, value: Double)])
  /// Values with their names.
  case object([(name: String, value: FieldValue)])
  /// Several of those.
  case objects([[(name: String, value: FieldValue)]])
}

extension FieldValue {
  /// `12` or `12.25`; what is no finite number is 0.
  static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    return Int64(exactly: number).map(String.init) ?? String(number)
  }

  /// `-12.5`
  static func decimal(thousandths: Int32) -> String {
    let number = Int(thousandths)
    var fraction = (abs(number) % 1000).padded(to: 3)[...]
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = number < 0 ? "-" : ""
    return "\(sign)\(abs(number) / 1000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
