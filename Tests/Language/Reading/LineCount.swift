import Glibc
import TestSupport

/// How many random lines are read: `make lines` says more.
enum LineCount {
  static var value: Int {
    getenv("TASKCORE_TEST_LINES").flatMap { Int(String(cString: $0)) } ?? TestLength.rounds(20_000)
  }
}
