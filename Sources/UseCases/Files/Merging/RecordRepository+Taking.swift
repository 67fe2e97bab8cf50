import Domain

extension RecordRepository {
  /// Stores it over the one with its uid, of which something may stay, or as a new one.
  func take(_ element: Element, by undated: UndatedPrecedence? = nil) throws {
    guard let old = try find(uid: element.uid) else {
      _ = try insert(element)
      return
    }
    var element = element
    element.id = old.id
    try save(undated?.taken(element, over: old) ?? element, over: old)
  }
}
