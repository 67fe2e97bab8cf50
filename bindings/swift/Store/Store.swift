import CTaskcoreHeader

/// An open store: the library's functions in Swift's terms.
public final class Store {
  let handle: UnsafeMutablePointer<taskcore_store>
  /// Whether nothing may be changed.
  public let isReadOnly: Bool
  /// What the library reads the time from for as long as it is open; nil for the system's.
  public let clock: Clock?
  private let progress: StoreProgress?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for that of the locale.
  public var weekStart: Int32?

  /// Where it is and how it is opened.
  public struct Options: Sendable {
    /// Nil for the user's own store.
    public var path: (any UTF8Text)?
    /// Whether nothing may be changed.
    public var isReadOnly = false
    /// An IANA name; nil for the system's.
    public var zone: (any UTF8Text)?
    /// What tells the time; nil for the system's clock.
    public var clock: Clock?
    /// Is asked some every 50 ms of a long call whether that goes on; it throws `interrupted` and has
    /// changed nothing when it does not. Nil for always.
    public var goesOn: (@Sendable () -> Bool)?

    /// Says where a store is; what is not given is as usual.
    public init(
      path: (any UTF8Text)? = nil, isReadOnly: Bool = false, zone: (any UTF8Text)? = nil,
      clock: Clock? = nil, goesOn: (@Sendable () -> Bool)? = nil
    ) {
      self.path = path
      self.isReadOnly = isReadOnly
      self.zone = zone
      self.clock = clock
      self.goesOn = goesOn
    }
  }

  /// Opens a store, which is made when there is none.
  public init(_ options: Options) throws {
    let texts = CStrings()
    var settings = taskcore_open_options()
    settings.struct_size = MemoryLayout<taskcore_open_options>.size
    settings.path = options.path.map(texts.copy)
    settings.flags = options.isReadOnly ? TASKCORE_OPEN_READ_ONLY : 0
    #if DEBUG
      // What this binding sets without saying so would be passed over.
      settings.flags |= TASKCORE_OPEN_CHECK_FIELDS
    #endif
    settings.durability = TASKCORE_DURABILITY_FULL
    settings.busy_timeout_ms = 5000
    settings.time_zone = options.zone.map(texts.copy)
    let clock = options.clock
    if let clock {
      settings.clock = Clock.read
      settings.clock_payload = Unmanaged.passUnretained(clock).toOpaque()
    }

    let progress = options.goesOn.map(StoreProgress.init)
    if let progress {
      settings.progress = StoreProgress.ask
      settings.progress_payload = Unmanaged.passUnretained(progress).toOpaque()
    }

    var opened: UnsafeMutablePointer<taskcore_store>?
    try Self.check(
      withExtendedLifetime((texts, clock, progress)) { taskcore_store_open(&settings, &opened) })
    guard let opened else { throw TaskcoreError(.internal, "The store could not be opened.") }
    handle = opened
    isReadOnly = options.isReadOnly
    self.clock = clock
    self.progress = progress
  }

  deinit {
    taskcore_store_free(handle)
  }

  /// - Throws: the library's own words when a call failed.
  static func check(_ status: taskcore_status) throws {
    guard status != TASKCORE_OK else { return }
    guard let error = taskcore_last_error()?.pointee, error.status == status else {
      throw TaskcoreError(
        TaskcoreError.Code(rawValue: status),
        "The library answered \(String(c: taskcore_status_name(status))).")
    }
    throw TaskcoreError(error)
  }
}

extension Store {
  /// The version of the library that is running: `0.1.0`.
  public static var libraryVersion: String { String(c: taskcore_version()) }

  /// Where the user's own store is.
  public static func defaultPath() throws -> [UInt8] {
    var path: UnsafeMutablePointer<CChar>?
    try check(taskcore_default_path(&path))
    defer { taskcore_string_free(path) }
    return path.map { [UInt8](c: $0) } ?? []
  }
}
