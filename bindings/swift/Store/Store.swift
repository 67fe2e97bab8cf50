import CTaskcoreHeader

/// An open store: the library's functions in Swift's terms. Calls from several threads take turns.
public final class Store: @unchecked Sendable {
  let handle: UnsafeMutablePointer<taskcore_store>
  /// Whether nothing may be changed.
  public let isReadOnly: Bool
  /// The clock that the library uses while it is open; nil for the system's.
  public let clock: Clock?
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for that of the locale. It is to be set
  /// before other threads use the store.
  public var weekStart: Int32?
  /// The source of passwords for hubs and accounts.
  var passwordCalls: Calls?
  /// Transports in place of folders, by their names.
  var transportCalls: [String: Calls] = [:]

  /// Opens a store, which is created if it does not exist.
  public init(_ options: Options) throws {
    let texts = CStrings()
    var settings = options.input(in: texts)
    #if DEBUG
      // What this binding sets without saying so would be passed over.
      settings.flags |= TASKCORE_OPEN_CHECK_FIELDS
    #endif
    var opened: UnsafeMutablePointer<taskcore_store>?
    var error: UnsafeMutablePointer<taskcore_error>?
    _ = withExtendedLifetime(texts) { taskcore_store_open_e(&settings, &opened, &error) }
    defer { taskcore_error_free(error) }
    guard let opened else {
      Calls.destroy(settings.clock_payload)
      Calls.destroy(settings.progress_payload)
      throw TaskcoreError(try required(error))
    }
    handle = opened
    isReadOnly = options.isReadOnly
    clock = options.clock
  }

  deinit {
    taskcore_store_free(handle)
  }
}
