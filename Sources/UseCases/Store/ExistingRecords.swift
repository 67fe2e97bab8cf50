import Domain
import Localization

extension RecordRepository {
  /// The noun is what a message calls it, such as "client".
  ///
  /// - Throws: `notFound`.
  func existing(_ id: Int64, _ noun: Message, field: String = "id") throws -> Element {
    guard let element = try find(id: id) else {
      throw Failure(.notFound, "There is no \(noun) \(id).", field: field)
    }
    return element
  }

  /// Those with these ids, in their order; an id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index.
  func existing(_ ids: [Int64], _ noun: Message) throws -> [Element] {
    var seen: Set<Int64> = []
    return try ids.enumerated().compactMap { index, id in
      guard seen.insert(id).inserted else { return nil }
      return try Failure.at(index: index) { try existing(id, noun, field: "ids") }
    }
  }
}

extension Failure {
  /// Runs `body`; what it refuses is said of that one of several inputs.
  static func at<Result>(index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure.at(index: index)
    }
  }
}
