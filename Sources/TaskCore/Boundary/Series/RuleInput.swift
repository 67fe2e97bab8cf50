import CTaskcore
import Domain

/// The repeat rule of an input; nil for an empty text, which takes a rule away.
///
/// - Throws: `invalid` for one that is no rule, or of a calendar that is not known.
func repeatRule(_ pointer: UnsafePointer<CChar>?) throws -> RepeatRule? {
  try RepeatRule(input: text(pointer, "repeat_rule"))
}

extension CallerArray where Element: AnnouncingStruct {
  /// The elements are read while the store is locked; so that no other process waits for rules that are
  /// refused, these are read before too.
  ///
  /// - Throws: as ``repeatRule(_:)``, with the index.
  func checkRules(
    _ field: UInt64, _ rule: (Element) -> UnsafePointer<CChar>?
  ) throws {
    for index in 0..<count {
      do {
        let input = try element(index)
        if input.has(field) { _ = try TaskCore.repeatRule(rule(input)) }
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }
}
