import Glibc

/// A shared library of the system, loaded by its name: `DynamicLibrary("libcairo.so.2")`.
package struct DynamicLibrary: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Nil for one that is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
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
