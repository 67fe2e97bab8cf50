import Localization

/// The numbers of a file's values that are preserved without being understood, by name.
package struct KeptSummary: Equatable, Sendable {
  /// So many names are told apart.
  package static let maximumCount = 1_000

  private var counts: [String: Int] = [:]
  /// Of the names that are too many.
  private var otherCount = 0

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  /// Counts a value.
  package mutating func count(_ name: String) {
    if counts[name] == nil, counts.count == Self.maximumCount {
      otherCount += 1
    } else {
      counts[name, default: 0] += 1
    }
  }

  /// One for each name; the one of which there are most is first.
  package var notes: [ImportNote] {
    let names = counts.sorted { ($1.value, ExactText($0.key)) < ($0.value, ExactText($1.key)) }
    let others = otherCount > 0 ? [Self.note("other names", otherCount)] : []
    return names.map { Self.note("“\($0.key.prefix(40))”", $0.value) } + others
  }

  private static func note(_ what: Message, _ count: Int) -> ImportNote {
    ImportNote(
      .summed,
      Message(
        count: count, "\(count) value of \(what) is kept for exports to this format.",
        "\(count) values of \(what) are kept for exports to this format."), line: 0)
  }
}
