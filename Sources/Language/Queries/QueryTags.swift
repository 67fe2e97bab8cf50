import Domain
import Localization

/// The existing tags, so that a misspelled one is reported instead of finding nothing.
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
    let name = name.prefix(80)
    throw Failure(
      .notFound,
      near.map { "There is no tag “\(name)”; did you mean “\($0)”?" }
        ?? "There is no tag “\(name)”.", field: "filter",
      position: TextPosition(line: 1, column: offset + 1))
  }
}
