import Glibc

/// An error of a system call, as in `errno`.
package struct SystemError: Error, Hashable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  package static let accessDenied = SystemError(code: EACCES)
  package static let alreadyExists = SystemError(code: EEXIST)
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let fileTooLarge = SystemError(code: EFBIG)
  package static let inputOutput = SystemError(code: EIO)
  /// A signal came while the call waited.
  package static let interrupted = SystemError(code: EINTR)
  package static let invalidArgument = SystemError(code: EINVAL)
  package static let noSpaceLeft = SystemError(code: ENOSPC)
  package static let notFound = SystemError(code: ENOENT)
  /// The kernel or the file system has no such call.
  package static let notSupported = SystemError(code: ENOSYS)
  /// Something is a link that is not to be followed.
  package static let isLink = SystemError(code: ELOOP)
  package static let notFolder = SystemError(code: ENOTDIR)
  package static let nameTooLong = SystemError(code: ENAMETOOLONG)
  package static let outOfMemory = SystemError(code: ENOMEM)
  package static let quotaExceeded = SystemError(code: EDQUOT)

  /// The error of this thread's last call.
  package static var last: SystemError { SystemError(code: errno) }

  /// So that ``last`` is of what comes.
  package static func forget() { errno = 0 }

  /// `No such file or directory`
  package var message: String { String(cString: strerror(code)) }
}

/// A path, and the error of a system call on it.
package struct RefusedPath: Error {
  package let path: String
  package let error: SystemError
}
