import CTaskcoreHeader

/// An open store: the library's functions in Swift's terms.
final class Store {
  let handle: UnsafeMutablePointer<taskcore_store>
  let isReadOnly: Bool
  /// What the library reads the time from for as long as it is open; nil for the system's.
  let clock: Clock?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for that of the locale.
  var weekStart: Int32?

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
    let clock = options.now.map(Clock.init)
    if let clock {
      settings.clock = Clock.read
      settings.clock_payload = Unmanaged.passUnretained(clock).toOpaque()
    }

    var opened: UnsafeMutablePointer<taskcore_store>?
    try Self.check(
      withExtendedLifetime((texts, clock)) { taskcore_store_open(&settings, &opened) })
    guard let opened else { throw ShellError.failed("The store could not be opened.") }
    handle = opened
    isReadOnly = options.isReadOnly
    self.clock = clock
  }

  deinit {
    taskcore_store_free(handle)
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
