import CLoading
import Glibc

/// A shared library of the system, loaded: `DynamicLibrary(.cairo)`.
package struct DynamicLibrary: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Nil for one that is not installed, and in a privileged process.
  package init?(_ library: OptionalLibrary) {
    guard let handle = loading_open(library.number) else { return nil }
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
