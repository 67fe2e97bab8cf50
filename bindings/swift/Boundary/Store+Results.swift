import CTaskcoreHeader

extension Store {
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

  /// Whether a call succeeded; false when it answered that there is nothing.
  ///
  /// - Throws: the library's own words when it failed otherwise.
  static func check(_ status: taskcore_status, unless nothing: taskcore_status) throws -> Bool {
    if status == nothing { return false }
    try check(status)
    return true
  }

  /// - Throws: why the library refused a call, with what an event would overlap.
  static func check(
    conflicts list: inout UnsafeMutablePointer<taskcore_conflict_list>?,
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<taskcore_conflict_list>?>)
      -> taskcore_status
  ) throws {
    let status = call(&list)
    let conflicts = try Conflict.list.elements(of: list)
    do {
      try check(status)
    } catch var error as TaskcoreError {
      error.conflicts = conflicts
      throw error
    }
  }

  /// The bytes of a text that the library gives away; nil for NULL.
  static func taken(_ text: UnsafeMutablePointer<CChar>?) -> [UInt8]? {
    defer { taskcore_string_free(text) }
    return text.map { [UInt8](c: $0) }
  }

  /// The bytes of the text that a call makes.
  static func bytes(
    _ call: (inout UnsafeMutablePointer<CChar>?) throws -> taskcore_status
  ) throws -> [UInt8] {
    var text: UnsafeMutablePointer<CChar>?
    try check(call(&text))
    return taken(text) ?? []
  }

  /// A countdown in words.
  func label(of countdown: taskcore_countdown) throws -> String {
    try Self.bytes { taskcore_countdown_label(handle, [countdown], &$0) }.string
  }

  /// Runs a call that may ask for the password of a hub or an account.
  ///
  /// - Throws: what gives the password threw, or else why the call failed.
  func asking<Result>(_ call: () throws -> Result) throws -> Result {
    do {
      return try call()
    } catch {
      throw passwordCalls?.takeFailure() ?? error
    }
  }
}
