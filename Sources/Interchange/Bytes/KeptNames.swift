package import Domain

/// The names of a file's preserved properties.
enum KeptNames {
  /// Each as often as it is there.
  static func names(of item: FileItem) throws -> [String] {
    switch item {
    case .task(let filed): try names(in: filed.task.kept)
    case .event(let filed): try names(in: filed.event.kept)
    case .unknownProperty(let property): KeptCalendar.names(in: property)
    default: []
    }
  }

  private static func names(in kept: String?) throws -> [String] {
    guard let kept else { return [] }
    return try JSONValue(kept: kept).object().flatMap { format in
      switch format.name {
      case FormatKept.todoTxt.name: TodoTxtKept.names(in: format.value)
      case ICalendarKept.format.name: ICalendarKept.names(in: format.value)
      case "taskwarrior": attributes(in: format.value)
      default: members(of: format.value)
      }
    }
  }

  private static func members(of value: JSONValue) -> [String] {
    ((try? value.object()) ?? []).map(\.name)
  }

  /// Those of Taskwarrior that are understood are only kept as they were written.
  private static func attributes(in value: JSONValue) -> [String] {
    members(of: value).filter { !understoodAttributes.contains($0) }
  }

  private static let understoodAttributes: Set = [
    "uuid", "id", "description", "status", "entry", "modified", "start", "end", "due", "wait",
    "scheduled", "until", "project", "tags", "priority", "depends", "annotations", "urgency",
  ]
}

extension CSVReader {
  package func keptNames(of item: FileItem) throws -> [String] { try KeptNames.names(of: item) }
}

extension TodoTxtReader {
  package func keptNames(of item: FileItem) throws -> [String] { try KeptNames.names(of: item) }
}

extension ICalendarReader {
  package func keptNames(of item: FileItem) throws -> [String] { try KeptNames.names(of: item) }
}

extension OthersReader {
  package func keptNames(of item: FileItem) throws -> [String] { try KeptNames.names(of: item) }
}

extension TaskwarriorReader {
  package func keptNames(of item: FileItem) throws -> [String] { try KeptNames.names(of: item) }
}
