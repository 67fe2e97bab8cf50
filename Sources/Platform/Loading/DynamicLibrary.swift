import CLoading
import Glibc
package import Localization

/// The libraries of the system that are loaded when they are needed.
package enum OptionalLibraries {
  /// Why one that is needed is not there, and what helps.
  ///
  /// - Parameters:
  ///   - need: what needs it: `Reading XML needs libexpat`.
  ///   - package: the Debian package that has it.
  /// - Returns: A sentence.
  package static func missing(_ need: Message, package: String) -> Message {
    CurrentProcess.isPrivileged
      ? "\(need), which is not loaded in a program with other rights than its caller's (setuid)."
      : "\(need): install the Debian package \(package)."
  }
}

/// A shared library of the system, loaded by its name: `DynamicLibrary("libcairo.so.2")`.
package struct DynamicLibrary: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Nil for one that is not installed, and in a privileged process.
  package init?(_ name: String) {
    guard let handle = loading_open(name) else { return nil }
    self.handle = handle
  }

  deinit {
    dlclose(handle)
  }

  /// Where a function is; nil when the library has none of that name.
  package borrowing func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(handle, name)
  }
}
