package import Domain

/// A choice above the home screen.
package struct Chip: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, Sendable {
    case all = 1
    case favourites
    case project
    case filter
  }

  package var kind: Kind
  package var title: String
  /// In the language of queries; "" for all.
  package var query: String
  /// Of the project or filter.
  package var id: Int64 = 0
  /// How many open tasks it shows.
  package var openCount: Int64
  package var colour = ColourToken.black
  package var isSelected = false

  static func all(openCount: Int64, _ wording: Wording) -> Chip {
    Chip(kind: .all, title: wording.all, query: "", openCount: openCount)
  }

  static func favourites(openCount: Int64, _ wording: Wording) -> Chip {
    Chip(
      kind: .favourites, title: wording.favourites, query: "star:yes", openCount: openCount,
      colour: .yellow)
  }

  init(_ project: Project, path: String, openCount: Int64) {
    self.init(
      kind: .project, title: path, query: Self.query(for: project, path: path), id: project.id,
      openCount: openCount, colour: project.colour)
  }

  init(_ filter: SavedFilter, openCount: Int64) {
    self.init(
      kind: .filter, title: filter.name, query: filter.query, id: filter.id,
      openCount: openCount, colour: filter.colour)
  }

  private init(
    kind: Kind, title: String, query: String, id: Int64 = 0, openCount: Int64,
    colour: ColourToken = .black
  ) {
    self.kind = kind
    self.title = title
    self.query = query
    self.id = id
    self.openCount = openCount
    self.colour = colour
  }

  /// `project:Inbox`, `project:"New home"`
  static func query(for project: Project, path: String) -> String {
    if project.isInbox { return "project:\(Project.inboxName)" }
    var quoted = ""
    for character in path {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return "project:\"\(quoted)\""
  }
}
