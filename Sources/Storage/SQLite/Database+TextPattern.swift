import CSQLite
import Domain

extension Database {
  /// Whether a text has a piece at some place: `taskcore_has(text, key, place)`.
  func defineTextPattern() throws {
    try define(TextPattern.function, argumentCount: 3, context: nil) { context, _, arguments in
      guard let text = sqlite3_value_text(arguments?[0]),
        let key = sqlite3_value_text(arguments?[1]),
        let place = TextPattern.Place(rawValue: sqlite3_value_int64(arguments?[2]))
      else { return }
      func string(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> String {
        let count = Int(sqlite3_value_bytes(arguments?[index]))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      }
      let holds = TextPattern.holds(string(text, 0), string(key, 1), place)
      sqlite3_result_int(context, holds ? 1 : 0)
    }
  }
}

extension TextPattern {
  static let function = "taskcore_has"
}
