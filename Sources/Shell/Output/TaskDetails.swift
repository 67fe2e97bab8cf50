extension Output {
  /// Prints every field of each task.
  func printDetails(_ tasks: [Task], in store: Store) throws {
    for (index, task) in tasks.enumerated() {
      if index > 0 { try print("") }
      for (name, value) in try task.details(in: store) {
        try printDetail(name, value)
      }
    }
  }

  /// Prints a name and its value, the further lines of which are indented too.
  private func printDetail(_ name: String, _ value: String) throws {
    let width = 11
    let padded = name + String(repeating: " ", count: max(0, width - name.count))
    var start = isColoured ? Style.bold.applied(to: padded) : padded
    for line in value.split(separator: "\n", omittingEmptySubsequences: false) {
      try print(start + String(line).printable)
      start = String(repeating: " ", count: width)
    }
  }
}

extension Task {
  fileprivate func details(in store: Store) throws -> [(name: String, value: String)] {
    func time(_ instant: Int64?) throws -> String {
      try instant.map { try store.localTime($0).text } ?? "-"
    }
    return [
      ("Id", String(id)), ("Title", title), ("Status", status.rawValue), ("Project", project),
      ("Tags", tags.isEmpty ? "-" : tags.joined(separator: ", ")), ("Priority", priority.name),
      ("Favourite", isFavourite ? "yes" : "no"), ("Due", try due.text(in: store) ?? "-"),
      ("Notes", notes.isEmpty ? "-" : notes), ("Created", try time(created)),
      ("Modified", try time(modified)), ("Completed", try time(completed)),
      ("Deleted", try time(deleted)), ("Uid", uid),
    ]
  }
}
