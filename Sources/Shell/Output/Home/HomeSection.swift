import TaskcoreSwift

/// A part of the home screen: tasks, with subtasks below their parents.
///
/// A subtask without a day of its own stands where its parent does, for there it is to be done; one
/// with a day keeps the section of that.
struct HomeSection {
  let kind: Home.Section.Kind?
  let title: String
  /// How many tasks it has, also those that are not in its lines.
  let total: Int
  let lines: [RowLine]

  /// The sections of a home screen, without those from which all went elsewhere.
  static func sections(of home: Home, in store: Store) throws -> [HomeSection] {
    let rows = home.sections.flatMap(\.rows)
    // Parents are read only where some row has subtasks.
    let hasParents = rows.contains { !$0.progress.isEmpty }
    let tasks = hasParents ? try store.tasks(rows.map(\.id)) : []
    let families = Families(
      home.sections, parents: Dictionary(tasks.map { ($0.id, $0.parent) }) { first, _ in first })
    return home.sections.indices.compactMap { index in
      let section = home.sections[index]
      let lines = families.lines(of: index)
      guard !lines.isEmpty else { return nil }
      return HomeSection(
        kind: section.kind, title: section.title,
        total: Int(section.total) + lines.count - section.rows.count, lines: lines)
    }
  }
}

/// The tree of tasks on a home screen.
private struct Families {
  private let sections: [Home.Section]
  private var rows: [Int64: Row] = [:]
  private var places: [Int64: Int] = [:]
  private var parents: [Int64: Int64] = [:]
  private var children: [Int64: [Int64]] = [:]
  /// By section: what was done of a series that stands elsewhere with what follows, or was done twice.
  private var loose: [Int: [Row]] = [:]

  init(_ sections: [Home.Section], parents: [Int64: Int64]) {
    self.sections = sections
    for (index, section) in sections.enumerated() {
      for row in section.rows {
        guard rows[row.id] == nil else {
          loose[index, default: []].append(row)
          continue
        }
        rows[row.id] = row
        places[row.id] = index
      }
    }
    for (index, section) in sections.enumerated() {
      for row in section.rows {
        // In a damaged store, a task can be below itself.
        guard places[row.id] == index, let parent = parents[row.id], let place = places[parent],
          place == index || section.kind == .inbox, head(of: parent) != row.id
        else { continue }
        self.parents[row.id] = parent
        children[parent, default: []].append(row.id)
      }
    }
  }

  /// Each family where its first member stands, so that nothing that presses moves down.
  func lines(of section: Int) -> [RowLine] {
    var lines: [RowLine] = []
    var seen: Set<Int64> = []
    for row in sections[section].rows {
      let first = head(of: row.id)
      if places[first] == section, seen.insert(first).inserted { append(first, 0, to: &lines) }
    }
    return lines + (loose[section] ?? []).map { RowLine(row: $0, depth: 0) }
  }

  private func head(of id: Int64) -> Int64 {
    var id = id
    while let parent = parents[id] { id = parent }
    return id
  }

  private func append(_ id: Int64, _ depth: Int, to lines: inout [RowLine]) {
    guard let row = rows[id] else { return }
    lines.append(RowLine(row: row, depth: depth))
    for child in children[id] ?? [] { append(child, depth + 1, to: &lines) }
  }
}
