import Glibc

/// Where the symbolic links in a path lead to; the path itself when there is nothing.
package func resolved(path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
