import CSQLite
import Domain

/// Functions that the queries of this connection use; the schema does without them, so that any
/// program can read the file.
extension Database {
  func defineFunctions(zone: any Zone) throws {
    try define("taskcore_collation_key", context: nil) { context, _, arguments in
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
    try define("taskcore_end_of_day", context: DayEdges { zone.endOfDay($0) }, Self.dayEdge)
    try define("taskcore_start_of_day", context: DayEdges { zone.startOfDay($0) }, Self.dayEdge)
    try define("taskcore_urgency", argumentCount: 7, context: nil) { context, _, arguments in
      func integer(_ index: Int) -> Int64 { sqlite3_value_int64(arguments?[index]) }
      let isDue = sqlite3_value_type(arguments?[1]) != SQLITE_NULL
      let urgency = Urgency(
        priority: Priority(rawValue: Int32(truncatingIfNeeded: integer(0))) ?? .none,
        due: isDue ? Instant(clamping: integer(1)) : nil, isFavourite: integer(2) != 0,
        created: Instant(clamping: integer(3)), isBlocked: integer(4) != 0,
        isBlocking: integer(5) != 0)
      sqlite3_result_int(context, urgency.value(at: Instant(clamping: integer(6))))
    }
  }

  private static let dayEdge: Function = { context, _, arguments in
    guard let days = sqlite3_user_data(context),
      let date = CalendarDate(packed: sqlite3_value_int(arguments?[0]))
    else { return }
    let edges = Unmanaged<DayEdges>.fromOpaque(days).takeUnretainedValue()
    sqlite3_result_int64(context, edges.milliseconds(of: date))
  }

  private typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Void

  /// Defines a function; SQLite frees its context.
  private func define(
    _ name: String, argumentCount: Int32 = 1, context: AnyObject?, _ function: Function
  ) throws {
    let code = sqlite3_create_function_v2(
      handle, name, argumentCount, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
      context.map { Unmanaged.passRetained($0).toOpaque() }, function, nil, nil,
      { if let context = $0 { Unmanaged<AnyObject>.fromOpaque(context).release() } })
    if code != SQLITE_OK { throw Failure(sqlite: code, on: handle) }
  }
}

/// The ends, or the beginnings, of the days of a zone; many tasks share few days.
private final class DayEdges {
  private let edge: (CalendarDate) -> Instant
  private var known: [CalendarDate: Int64] = [:]

  init(_ edge: @escaping (CalendarDate) -> Instant) {
    self.edge = edge
  }

  func milliseconds(of date: CalendarDate) -> Int64 {
    if let known = known[date] { return known }
    if known.count >= 10_000 { known.removeAll(keepingCapacity: true) }
    let milliseconds = edge(date).milliseconds
    known[date] = milliseconds
    return milliseconds
  }
}
