/// The result of an undo or a redo.
package struct StepReversal: Equatable, Sendable {
  /// How many records it changed.
  package var changedCount = 0
  /// How many of the step's changes it left alone, because their values were changed since.
  package var leftCount = 0
  /// How many tasks went to the trash instead of being removed, because they were changed since they
  /// were added.
  package var trashedCount = 0

  package init(changedCount: Int = 0, leftCount: Int = 0, trashedCount: Int = 0) {
    self.changedCount = changedCount
    self.leftCount = leftCount
    self.trashedCount = trashedCount
  }

  package static func += (total: inout Self, part: Self) {
    total.changedCount += part.changedCount
    total.leftCount += part.leftCount
    total.trashedCount += part.trashedCount
  }
}
