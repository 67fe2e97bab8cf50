import CSQLite
import Domain

/// Functions that the queries of this connection use; the schema does without them, so that any
/// program can read the file.
extension Database {
  func defineFunctions(zone: any Zone) throws {
    try define("taskcore_name_key", context: nil) { context, _, arguments in
      guard let bytes = sqlite3_value_text(arguments?[0]) else { return }
      let count = Int(sqlite3_value_bytes(arguments?[0]))
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      var key = NameKey(text).text
      key.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          taskcore_result_text(context, $0.baseAddress, UInt64($0.count))
        }
      }
    }
    try define("taskcore_end_of_day", context: EndOfDay(zone: zone)) { context, _, arguments in
      guard let days = sqlite3_user_data(context),
        let date = try? CalendarDate(packed: sqlite3_value_int(arguments?[0]), field: "due_date")
      else { return }
      let endOfDay = Unmanaged<EndOfDay>.fromOpaque(days).takeUnretainedValue()
      sqlite3_result_int64(context, endOfDay.milliseconds(of: date))
    }
  }

  private typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Void

  /// Defines a function of one argument; SQLite frees its context.
  private func define(_ name: String, context: AnyObject?, _ function: Function) throws {
    let code = sqlite3_create_function_v2(
      handle, name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
      context.map { Unmanaged.passRetained($0).toOpaque() }, function, nil, nil,
      { if let context = $0 { Unmanaged<AnyObject>.fromOpaque(context).release() } })
    if code != SQLITE_OK { throw Failure(sqlite: code, on: handle) }
  }
}

/// The ends of the days of a zone; many tasks share few days.
private final class EndOfDay {
  private let zone: any Zone
  private var known: [CalendarDate: Int64] = [:]

  init(zone: any Zone) {
    self.zone = zone
  }

  func milliseconds(of date: CalendarDate) -> Int64 {
    if let known = known[date] { return known }
    if known.count >= 10_000 { known.removeAll(keepingCapacity: true) }
    let milliseconds = zone.endOfDay(date).milliseconds
    known[date] = milliseconds
    return milliseconds
  }
}
