/// The consumed lines of a component, with the names of the equivalent blocks.
struct TakenLines {
  /// So many names are looked through faster than they are hashed.
  private static let maximumFewCount = 24

  private var few: [(name: String, lines: [String])] = []
  private var many: [String: [String]] = [:]

  /// None for what was not taken.
  subscript(name: String) -> [String] {
    few.first { $0.name == name }?.lines ?? (many.isEmpty ? nil : many[name]) ?? []
  }

  mutating func append(_ lines: [String], as name: String) {
    if let index = few.firstIndex(where: { $0.name == name }) {
      few[index].lines += lines
    } else if few.count < Self.maximumFewCount {
      few.append((name, lines))
    } else {
      many[name, default: []] += lines
    }
  }
}
