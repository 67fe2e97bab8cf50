import CSQLite
import Domain

extension Database {
  /// So many steps of SQLite's machine take some ten microseconds.
  private static let steps: Int32 = 1_000

  /// Lets SQLite ask while it works and while it waits for other users, as many milliseconds as these may take.
  func askAtSafePoints(busyTimeout: Int32) {
    let context = Unmanaged.passUnretained(safePoints).toOpaque()
    sqlite3_progress_handler(
      handle, Self.steps,
      { context in
        guard let context else { return 0 }
        return Unmanaged<SafePoints>.fromOpaque(context).takeUnretainedValue().shallEnd ? 1 : 0
      }, context)
    let wait = BusyWait(timeout: busyTimeout, safePoints: safePoints)
    busyWait = wait
    sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().goesOn(count) ? 1 : 0
      }, Unmanaged.passUnretained(wait).toOpaque())
  }
}

/// Waits for other users of a file as SQLite's own timeout does, and asks at safe points.
final class BusyWait {
  private static let pauses: [Int32] = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50]
  private let timeout: Int32
  private let safePoints: SafePoints
  private var waited: Int32 = 0

  init(timeout: Int32, safePoints: SafePoints) {
    self.timeout = timeout
    self.safePoints = safePoints
  }

  /// Pauses before the next attempt, of which so many were made.
  ///
  /// - Returns: whether there is one.
  fileprivate func goesOn(_ count: Int32) -> Bool {
    if count == 0 { waited = 0 }
    let pause = min(
      count < Self.pauses.count ? Self.pauses[Int(count)] : 50, timeout - waited)
    if pause <= 0 || safePoints.shallEnd { return false }
    sqlite3_sleep(pause)
    waited += pause
    return !safePoints.shallEnd
  }
}
