import Glibc

/// The environment variables of this process. They are hidden from a privileged process (setuid).
package enum Environment {
  /// The value of a variable; nil for one that is not set.
  package static subscript(name: String) -> String? {
    pointer(name).map { String(cString: $0) }
  }

  /// The value of a variable, byte for byte; nil for one that is not set.
  package static func bytes(_ name: String) -> [UInt8]? {
    pointer(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  private static func pointer(_ name: String) -> UnsafeMutablePointer<CChar>? {
    CurrentProcess.isPrivileged ? nil : getenv(name)
  }

  /// All variables, byte for byte: `LANG=fr_FR.UTF-8`.
  package static var all: [[UInt8]] {
    var variables: [[UInt8]] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable))))
      next += 1
    }
    return variables
  }

  /// Sets a variable. Only a program with one thread may do so, and no library.
  package static func set(_ name: String, _ value: String) {
    setenv(name, value, 1)
  }
}
