import CTaskcore
import Domain

extension FloatingTimes {
  private static let bitsOfTimes: [(FloatingTimes, UInt64)] = [
    (.start, TASKCORE_TASK_START), (.planned, TASKCORE_TASK_PLANNED), (.due, TASKCORE_TASK_DUE),
    (.until, TASKCORE_TASK_UNTIL),
  ]

  /// As a caller gives them: the bits of the properties.
  ///
  /// - Throws: `invalid` for a property that is no time.
  init(bits: UInt64) throws {
    let known = Self.bitsOfTimes.reduce(0) { $0 | $1.1 }
    guard bits & ~known == 0 else {
      throw Failure(
        .invalid,
        "Only a start, a planned time, a due and an until can float: TASKCORE_TASK_START, _PLANNED, _DUE and "
          + "_UNTIL.",
        field: "floating")
    }
    self.init(Self.bitsOfTimes.compactMap { bits & $1 != 0 ? $0 : nil })
  }

  /// The bits of their properties.
  var bits: UInt64 {
    Self.bitsOfTimes.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
