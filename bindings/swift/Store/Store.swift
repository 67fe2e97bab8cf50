import CTaskcoreHeader

/// An open store: the library's functions in Swift's terms. Calls from several threads take turns.
public final class Store: @unchecked Sendable {
  let handle: UnsafeMutablePointer<taskcore_store>
  /// Whether nothing may be changed.
  public let isReadOnly: Bool
  /// What the library reads the time from for as long as it is open; nil for the system's.
  public let clock: Clock?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for that of the locale. It is to be set
  /// before other threads use the store.
  public var weekStart: Int32?
  /// What gives the passwords of hubs.
  var hubCalls: HubCalls?
  /// What stands for folders, by their names.
  var transports: [String: Calls] = [:]

  /// Where it is and how it is opened.
  public struct Options: Sendable {
    /// Nil for the user's own store.
    public var path: (any UTF8Text)?
    /// Whether nothing may be changed.
    public var isReadOnly = false
    /// Whether what another program put into the file is removed: triggers, views, tables, indexes and
    /// columns. A file with such is refused as corrupt otherwise.
    public var repairsSchema = false
    /// Whether a store of an older version is copied before it is upgraded, to the same path with
    /// `.before-upgrade` behind it.
    public var backsUpBeforeUpgrade = true
    /// An IANA name; nil for the system's.
    public var zone: (any UTF8Text)?
    /// Of which dates, numbers and sorting are, such as `fr_FR`; nil for that of the environment.
    public var locale: (any UTF8Text)?
    /// What tells the time; nil for the system's clock.
    public var clock: Clock?
    /// Is asked some every 50 ms of a long call whether that goes on; it throws `interrupted` and has
    /// changed nothing when it does not. Nil for always.
    public var goesOn: (@Sendable () -> Bool)?

    /// Says where a store is; what is not given is as usual.
    public init(
      path: (any UTF8Text)? = nil, isReadOnly: Bool = false, repairsSchema: Bool = false,
      zone: (any UTF8Text)? = nil, locale: (any UTF8Text)? = nil, clock: Clock? = nil,
      goesOn: (@Sendable () -> Bool)? = nil
    ) {
      self.path = path
      self.isReadOnly = isReadOnly
      self.repairsSchema = repairsSchema
      self.zone = zone
      self.locale = locale
      self.clock = clock
      self.goesOn = goesOn
    }
  }

  /// Opens a store, which is made when there is none.
  public init(_ options: Options) throws {
    let texts = CStrings()
    var settings = blank(taskcore_open_options(), taskcore_open_options_init)
    settings.path = options.path.map(texts.copy)
    settings.flags = options.isReadOnly ? TASKCORE_OPEN_READ_ONLY : 0
    if options.repairsSchema { settings.flags |= TASKCORE_OPEN_REPAIR_SCHEMA }
    if !options.backsUpBeforeUpgrade { settings.flags |= TASKCORE_OPEN_NO_BACKUP }
    #if DEBUG
      // What this binding sets without saying so would be passed over.
      settings.flags |= TASKCORE_OPEN_CHECK_FIELDS
    #endif
    settings.time_zone = options.zone.map(texts.copy)
    settings.locale = options.locale.map(texts.copy)
    if let clock = options.clock {
      settings.clock = Clock.read
      settings.clock_payload = Payload.retain(clock)
      settings.clock_destroy = Payload.destroy
    }
    if let goesOn = options.goesOn {
      settings.progress = StoreProgress.ask
      settings.progress_payload = Payload.retain(StoreProgress(goesOn))
      settings.progress_destroy = Payload.destroy
    }

    var opened: UnsafeMutablePointer<taskcore_store>?
    var error: UnsafeMutablePointer<taskcore_error>?
    _ = withExtendedLifetime(texts) { taskcore_store_open_e(&settings, &opened, &error) }
    defer { taskcore_error_free(error) }
    guard let opened else {
      Payload.destroy(settings.clock_payload)
      Payload.destroy(settings.progress_payload)
      throw TaskcoreError(try required(error))
    }
    handle = opened
    isReadOnly = options.isReadOnly
    clock = options.clock
  }

  deinit {
    taskcore_store_free(handle)
  }

  /// - Throws: the library's own words when a call failed.
  static func check(_ status: taskcore_status) throws {
    guard status != TASKCORE_OK else { return }
    guard let error = taskcore_last_error()?.row, error.status == status else {
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

  /// The number in its soname, which grows when programs have to be built again.
  public static var libraryABIVersion: Int32 { taskcore_abi_version() }

  /// Where the user's own store is.
  public static func defaultPath() throws -> [UInt8] {
    var path: UnsafeMutablePointer<CChar>?
    try check(taskcore_default_path(&path))
    defer { taskcore_string_free(path) }
    return path.map { [UInt8](c: $0) } ?? []
  }
}
