import CTaskcore
import Testing

@testable import TaskCore

/// Opens a store in memory, in a zone, whose clock shows the milliseconds at `clock`; for the least number
/// there is, it answers the error 7 instead.
func openStore(
  clock: UnsafeMutablePointer<Int64>, zone: String = "UTC", locale: String? = nil,
  busyTimeout: Int32 = 0
) throws -> UnsafeMutablePointer<taskcore_store> {
  var options = taskcore_open_options()
  options.struct_size = MemoryLayout<taskcore_open_options>.size
  options.busy_timeout_ms = busyTimeout
  options.clock = { now, payload in
    let time = payload?.load(as: Int64.self) ?? 0
    now?.pointee = time
    return time == .min ? 7 : 0
  }
  options.clock_payload = UnsafeMutableRawPointer(clock)
  var store: UnsafeMutablePointer<taskcore_store>?
  func open() -> taskcore_status {
    zone.withCString { zone in
      ":memory:".withCString { path in
        options.path = path
        options.time_zone = zone
        return storeOpen(options: &options, store: &store)
      }
    }
  }
  let status =
    locale?.withCString { name in
      options.locale = name
      return open()
    } ?? open()
  try #require(status == TASKCORE_OK)
  return try #require(store)
}
