import CTaskcoreHeader

/// Which times of a task hold by the clock wherever one is, as the bits of their properties have it.
public enum FloatingTimes {
  /// Each that can float, with the name of its property.
  public static let bits: [(name: String, bit: UInt64)] = [
    ("start", TASKCORE_TASK_START), ("planned", TASKCORE_TASK_PLANNED),
    ("due", TASKCORE_TASK_DUE), ("until", TASKCORE_TASK_UNTIL),
  ]
  /// All of them.
  public static let all = bits.reduce(0) { $0 | $1.bit }
}
