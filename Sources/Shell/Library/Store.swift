import CTaskcoreHeader

/// An open store: the library's functions in Swift's terms.
final class Store {
  let handle: UnsafeMutablePointer<taskcore_store>
  let isReadOnly: Bool
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for that of the locale.
  var weekStart: Int32?
  /// What the clock shows when it stands still; the library reads it for as long as it is open.
  private let fixedNow: UnsafeMutablePointer<Int64>?

  /// Where it is and how it is opened.
  struct Options {
    /// Nil for the user's own store.
    var path: [UInt8]?
    var isReadOnly = false
    /// An IANA name; nil for the system's.
    var zone: [UInt8]?
    /// In milliseconds since 1970 UTC; nil for the system's clock.
    var now: Int64?
  }

  init(_ options: Options) throws {
    let texts = CStrings()
    var settings = taskcore_open_options()
    settings.struct_size = MemoryLayout<taskcore_open_options>.size
    settings.path = options.path.map(texts.copy)
    settings.flags = options.isReadOnly ? TASKCORE_OPEN_READ_ONLY : 0
    settings.durability = TASKCORE_DURABILITY_FULL
    settings.busy_timeout_ms = 5000
    settings.time_zone = options.zone.map(texts.copy)
    let fixedNow = options.now.map { now in
      let place = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
      place.initialize(to: now)
      return place
    }
    if let fixedNow {
      settings.clock = { now, payload in
        guard let now, let payload else { return TASKCORE_EINTERNAL }
        now.pointee = payload.load(as: Int64.self)
        return TASKCORE_OK
      }
      settings.clock_payload = UnsafeMutableRawPointer(fixedNow)
    }

    var opened: UnsafeMutablePointer<taskcore_store>?
    do {
      try Self.check(withExtendedLifetime(texts) { taskcore_store_open(&settings, &opened) })
    } catch {
      fixedNow?.deallocate()
      throw error
    }
    guard let opened else {
      fixedNow?.deallocate()
      throw ShellError.failed("The store could not be opened.")
    }
    handle = opened
    isReadOnly = options.isReadOnly
    self.fixedNow = fixedNow
  }

  deinit {
    taskcore_store_free(handle)
    fixedNow?.deallocate()
  }

  /// - Throws: the library's own words when a call failed.
  static func check(_ status: taskcore_status) throws {
    guard status != TASKCORE_OK else { return }
    guard let error = taskcore_last_error()?.pointee, error.status == status else {
      throw ShellError.failed("The library answered \(String(c: taskcore_status_name(status))).")
    }
    var failure = ShellError.failed(String(c: error.message))
    if error.line > 0 || error.column > 0 { failure.position = (error.line, error.column) }
    throw failure
  }
}

extension Store {
  /// Where the user's own store is.
  static func defaultPath() throws -> [UInt8] {
    var path: UnsafeMutablePointer<CChar>?
    try check(taskcore_default_path(&path))
    defer { taskcore_string_free(path) }
    return path.map { [UInt8](c: $0) } ?? []
  }
}
