import CLoading
import Glibc

/// The process that this code runs in.
package enum CurrentProcess {
  /// Its number, which a fork does not share.
  @inlinable package static var id: Int32 { getpid() }

  /// The id of the user whose rights it has.
  package static var user: UInt32 { geteuid() }

  /// Whether it has rights that its caller lacks (setuid, setgid, file capabilities): what the caller says by the
  /// environment is not followed then.
  package static var isPrivileged: Bool { loading_is_privileged() != 0 }

  /// Whether it, and no other job, may use the terminal.
  package static var isInForeground: Bool { tcgetpgrp(STDOUT_FILENO) == getpgrp() }

  package static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }
}

/// The system's random number generator.
package enum SystemRandom {
  package static func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    if let start = bytes.baseAddress { arc4random_buf(start, bytes.count) }
  }
}
