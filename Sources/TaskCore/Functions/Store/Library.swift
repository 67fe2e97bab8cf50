public import CTaskcore
import Domain
import Platform
import Storage

/// Tells the version of the library that is running.
///
/// - Returns: such as `"0.1.0"`; static.
///   Since 0.1.0.
@c(taskcore_version)
public func version() -> UnsafePointer<CChar> {
  staticText(LibraryVersion.literal)
}

/// Tells which programs can run with this library: those built for the same number.
///
/// - Returns: `TASKCORE_ABI_VERSION` of the header that the library was built with.
///   Since 0.1.0.
@c(taskcore_abi_version)
public func abiVersion() -> Int32 {
  TASKCORE_ABI_VERSION
}

/// Names a status.
///
/// - Parameter status: any number.
/// - Returns: such as `"TASKCORE_EBUSY"`, or `"unknown"`; static.
///   Since 0.1.0.
@c(taskcore_status_name)
public func statusName(status: taskcore_status) -> UnsafePointer<CChar> {
  staticText(statusName(status))
}

/// Tells the details of this thread's last call that can fail.
///
/// Code that may move to another thread between two calls, as in Go and where `await` is, calls the
/// forms that hand over the error itself: see `taskcore_error_free`.
///
/// - Returns: the details, never NULL; borrowed until this thread's next call that can fail, or
///   its end. Their status is `TASKCORE_OK` when that call succeeded.
///   Since 0.1.0.
@c(taskcore_last_error)
public func lastError() -> UnsafePointer<taskcore_error> {
  LastError.get()
}

/// Frees an error that a function handed over.
///
/// - Parameter error: the error; NULL is fine. It must not be used any more, nor its texts.
///   Since 0.1.0.
@c(taskcore_error_free)
public func errorFree(error: Handle<taskcore_error>) {
  if let error, UnsafePointer(error) != ctaskcore_no_memory_error() { RawMemory.free(error) }
}

/// Frees a string that the library gave as a `char *`.
///
/// - Parameter string: the string; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_string_free)
public func stringFree(string: Handle<CChar>) {
  RawMemory.free(string)
}

/// Frees bytes that the library gave as a `uint8_t *`.
///
/// - Parameter bytes: the bytes; NULL is fine. They must not be used any more.
///   Since 0.1.0.
@c(taskcore_bytes_free)
public func bytesFree(bytes: Handle<UInt8>) {
  RawMemory.free(bytes)
}

/// Tells where the user's own store is: `$XDG_DATA_HOME/taskcore/taskcore.db`, and
/// `~/.local/share/taskcore/taskcore.db` without that variable.
///
/// - Parameter path: receives the path, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `path` is NULL; `TASKCORE_EACCESS` when
///   neither `XDG_DATA_HOME` nor `HOME` is an absolute path; `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_default_path)
public func defaultPath(path: Out<OwnedText>) -> taskcore_status {
  path?.pointee = nil
  return attempt {
    let path = try required(path, "path")
    path.pointee = try copied(SQLiteStore.defaultPath())
  }
}
