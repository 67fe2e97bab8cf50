private import CHost

/// A number that a file has beside its bytes: who writes others over them leaves it as it was.
///
/// A file system without extended attributes forgets it.
package enum FileClock {
  /// 0 for a file that has none.
  package static func read(from path: String) -> Int64 {
    path.withPath { host_file_clock($0) }
  }

  package static func write(_ clock: Int64, to path: String) {
    path.withPath { host_file_set_clock($0, clock) }
  }
}
