import Glibc

/// How much a test does: less where somebody waits for it.
package enum TestLength {
  /// Whether `TASKCORE_TEST_SHORT` is set, as it is by `make check`.
  package static let isShort = getenv("TASKCORE_TEST_SHORT") != nil

  /// So many rounds, or a fifth of them.
  package static func rounds(_ count: Int) -> Int { isShort ? count / 5 : count }
}
