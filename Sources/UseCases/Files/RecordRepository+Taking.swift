import Domain

extension RecordRepository {
  /// Stores it over the one with its uid, or as a new one.
  func take(_ element: Element) throws {
    guard let old = try find(uid: element.uid) else {
      _ = try insert(element)
      return
    }
    var element = element
    element.id = old.id
    try save(element, over: old)
  }
}
