/// The order of the items of a collection: by href.
package struct ItemOrder: Equatable, Sendable {
  private static let mark: Substring = "*"

  package var hrefs: [String]
  /// Whether the server is being told: it may have a part of it.
  package var isOnItsWay: Bool

  package init(_ hrefs: [String], isOnItsWay: Bool = false) {
    self.hrefs = hrefs
    self.isOnItsWay = isOnItsWay
  }

  init(_ text: String) {
    let lines = text.split(separator: "\n")
    isOnItsWay = lines.first == Self.mark
    hrefs = lines.dropFirst(isOnItsWay ? 1 : 0).map(String.init)
  }

  var text: String {
    ((isOnItsWay ? [String(Self.mark)] : []) + hrefs).joined(separator: "\n")
  }
}
