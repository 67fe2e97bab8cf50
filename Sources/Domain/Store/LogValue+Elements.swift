/// Values of properties with several elements, such as reminders: a change is logged as removed and added
/// elements.
extension LogValue {
  package func elements(_ separator: Character) -> [LogValue] {
    guard case .text(let text) = self else { return [] }
    return text.split(separator: separator).map { .text(String($0)) }
  }

  /// What an element that is a value by a key begins with: its key.
  package var key: String {
    text.map { String($0.prefix { $0 != FieldValues.divider }) } ?? ""
  }

  /// The value without the elements that came by a change from `old` to `new`, and with those that went. When
  /// nothing else changed it is the old one, in its order.
  package func reverting(
    from new: LogValue, to old: LogValue, _ separator: Character
  ) -> LogValue {
    if self == new { return old }
    let before = old.elements(separator)
    let after = new.elements(separator)
    let kept = elements(separator).filter { !after.contains($0) || before.contains($0) }
    let back = before.filter { !after.contains($0) && !kept.contains($0) }
    let texts = (kept + back).compactMap(\.text)
    return texts.isEmpty ? .null : .text(texts.joined(separator: String(separator)))
  }

  /// Whether the elements that came by a change from `old` are there, and those that went are not.
  package func hasElements(of new: LogValue, ratherThan old: LogValue, _ separator: Character)
    -> Bool
  {
    if self == new { return true }
    let present = elements(separator)
    let before = old.elements(separator)
    let after = new.elements(separator)
    return after.allSatisfy { before.contains($0) || present.contains($0) }
      && before.allSatisfy { after.contains($0) || !present.contains($0) }
  }

  /// The same of values by keys: a key that lost its value has no other one since.
  package func hasValues(of new: LogValue, ratherThan old: LogValue, _ separator: Character) -> Bool
  {
    guard hasElements(of: new, ratherThan: old, separator) else { return false }
    if self == new { return true }
    let keys = Set(elements(separator).map(\.key))
    let after = Set(new.elements(separator).map(\.key))
    let before = old.elements(separator)
    return before.allSatisfy { after.contains($0.key) || !keys.contains($0.key) }
  }
}
