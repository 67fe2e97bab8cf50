import Glibc

/// Where the symbolic links in a path lead to; the path itself when there is nothing.
package func resolved(path: String) -> String {
  path.withPath { path in
    guard let resolved = realpath(path, nil) else { return String(cString: path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Where the symbolic links in a path lead to; nil when there is nothing.
package func existingPath(_ path: some PathText) -> [UInt8]? {
  path.withPath { path in
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
