import Domain

/// The tags that there are, so that one that is misspelled is told and not searched for in vain.
package struct QueryTags {
  private let isKnown: (String) throws -> Bool
  private let names: () throws -> [String]

  /// `isKnown` says whether there is a tag of a name, and `names` gives those that may have been meant.
  package init(
    isKnown: @escaping (String) throws -> Bool, names: @escaping () throws -> [String]
  ) {
    self.isKnown = isKnown
    self.names = names
  }

  /// - Throws: `notFound` for one that is not there.
  func check(_ name: String, at offset: Int) throws {
    if try isKnown(name) { return }
    let near = nearestWord(to: name, among: try names().map { $0.lowercased() })
    let hint = near.map { "; did you mean “\($0)”?" } ?? "."
    throw Failure(
      .notFound, "There is no tag “\(name.prefix(80))”\(hint)", field: "filter",
      position: TextPosition(line: 1, column: offset + 1))
  }
}
