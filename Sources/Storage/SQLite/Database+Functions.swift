import CSQLite
import Domain

/// Functions that the queries of this connection use; the schema does without them, so that any
/// program can read the file.
extension Database {
  func defineFunctions(days: DayClock, collation: any Collation) throws {
    try define("taskcore_collation_key", context: collation) { context, _, arguments in
      guard let collation = sqlite3_user_data(context),
        let bytes = sqlite3_value_text(arguments?[0])
      else { return }
      let count = Int(sqlite3_value_bytes(arguments?[0]))
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      let object = Unmanaged<AnyObject>.fromOpaque(collation).takeUnretainedValue()
      let key = (object as? any Collation)?.key(of: text) ?? []
      key.withUnsafeBufferPointer {
        taskcore_result_blob(context, $0.baseAddress, UInt64($0.count))
      }
    }
    try define(
      "taskcore_end_of_day",
      context: ValueCache(of: days) { date in
        CalendarDate(packed: Int32(truncatingIfNeeded: date)).map {
          days.days.endOfDay($0).milliseconds
        }
      }, ValueCache.function)
    try define(
      "taskcore_start_of_day",
      context: ValueCache(of: days) { date in
        CalendarDate(packed: Int32(truncatingIfNeeded: date)).map {
          days.days.startOfDay($0).milliseconds
        }
      }, ValueCache.function)
    try define(
      "taskcore_day",
      context: ValueCache(of: days) { milliseconds in
        Int64(days.days.date(at: Instant(clamping: milliseconds)).packed)
      }, ValueCache.function)
    try define(
      "taskcore_week",
      context: ValueCache(of: days) { date in
        CalendarDate(packed: Int32(truncatingIfNeeded: date)).map { Int64($0.monday.packed) }
      }, ValueCache.function)
    try define(
      TimeColumn.function,
      context: ValueCache(of: days) { value in
        TimeColumn.instant(value, in: days.days)
      }
    ) { context, count, arguments in
      let value = sqlite3_value_int64(arguments?[0])
      if sqlite3_value_type(arguments?[0]) == SQLITE_INTEGER, value < TimeColumn.floating.lowerBound
      {
        sqlite3_result_int64(context, value)
      } else {
        ValueCache.function(context, count, arguments)
      }
    }
    try defineMentions()
    try defineTextPattern()
    try defineFieldFunctions(days: days)
  }

  /// The result follows from the arguments, and nothing else happens.
  static let pure = SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
  /// It does something, as often as it is called.
  static let visiting = SQLITE_DIRECTONLY

  typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Void

  /// Defines a function; SQLite frees its context.
  func define(
    _ name: String, argumentCount: Int32 = 1, flags: Int32 = pure, context: AnyObject?,
    _ function: Function
  ) throws {
    let code = sqlite3_create_function_v2(
      handle, name, argumentCount, SQLITE_UTF8 | flags,
      context.map { Unmanaged.passRetained($0).toOpaque() }, function, nil, nil,
      { if let context = $0 { Unmanaged<AnyObject>.fromOpaque(context).release() } })
    if code != SQLITE_OK { throw Failure(sqlite: code, on: handle) }
  }
}

/// A cache for a function of a number that is slow to compute; many tasks share few days.
private final class ValueCache {
  private let days: DayClock
  private let compute: (Int64) -> Int64?
  private var known: [Int64: Int64] = [:]
  /// Of the days that they are known by.
  private var version = 0

  init(of days: DayClock, _ compute: @escaping (Int64) -> Int64?) {
    self.days = days
    self.compute = compute
  }

  /// Of NULL, and of what has no value, it is NULL.
  static let function: Database.Function = { context, _, arguments in
    guard let values = sqlite3_user_data(context),
      sqlite3_value_type(arguments?[0]) != SQLITE_NULL,
      let value = Unmanaged<ValueCache>.fromOpaque(values).takeUnretainedValue()
        .value(of: sqlite3_value_int64(arguments?[0]))
    else { return }
    sqlite3_result_int64(context, value)
  }

  private func value(of number: Int64) -> Int64? {
    if version != days.version {
      known.removeAll(keepingCapacity: true)
      version = days.version
    }
    if let known = known[number] { return known }
    guard let value = compute(number) else { return nil }
    if known.count >= 10_000 { known.removeAll(keepingCapacity: true) }
    known[number] = value
    return value
  }
}
