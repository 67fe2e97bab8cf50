import Domain
import Localization

/// Task ids as a value.
extension QueryValue {
  private static let mostIDs: Int64 = 1000

  /// Those of `3`, or of `3-5`.
  ///
  /// - Throws: `malformed` for what is neither, and for a range that is too long.
  func ids() throws -> [Int64] {
    guard let ids = Self.ids(text) else {
      throw Failure(
        malformed: "“\(text.prefix(40))” is not the id of a task, nor a range of ids such as 3-5.",
        at: offset)
    }
    guard ids.upperBound - ids.lowerBound < Self.mostIDs else {
      throw Failure(
        malformed: "“\(text.prefix(40))” has more than \(Self.mostIDs) ids.", at: offset)
    }
    return Array(ids)
  }

  /// Nil for anything but an id or a range of ids.
  static func ids(_ text: some StringProtocol) -> ClosedRange<Int64>? {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy(\.isASCIIDigit) ? Int64($0) : nil }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
      return nil
    }
    return first...last
  }
}
