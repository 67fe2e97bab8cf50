import Glibc

/// The same numbers in every run: SplitMix64, by Sebastiano Vigna.
package struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins at a test's usual seed, or at that of `TASKCORE_TEST_SEED`, and prints which one it is.
  package init(seed usual: UInt64, for test: String = #function) {
    state = Self.seed(insteadOf: usual)
    print("\(test): TASKCORE_TEST_SEED=\(state)")
  }

  /// What a test begins at: its usual seed, unless `TASKCORE_TEST_SEED` says another one.
  package static func seed(insteadOf usual: UInt64) -> UInt64 {
    getenv("TASKCORE_TEST_SEED").flatMap { UInt64(String(cString: $0)) } ?? usual
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
