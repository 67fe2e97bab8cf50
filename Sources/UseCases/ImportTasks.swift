package import Domain

/// Reads all that a file holds, in one step: all of it, or nothing.
package struct ImportTasks {
  /// Is told how many tasks are done; what it throws stops the work.
  package typealias Progress = (_ done: Int) throws -> Void

  /// What became of the tasks of the file.
  package struct Report: Equatable, Sendable {
    package var added = 0
    package var updated = 0
    package var unchanged = 0

    package var count: Int { added + updated + unchanged }
  }

  private static let progressInterval = 500

  private let store: any Store
  private let newUID: () -> String
  private let checkQuery: (String) throws -> Void

  /// `checkQuery` throws what is wrong with the query of a saved filter.
  package init(
    _ store: any Store, newUID: @escaping () -> String,
    checkQuery: @escaping (String) throws -> Void
  ) {
    self.store = store
    self.newUID = newUID
    self.checkQuery = checkQuery
  }

  /// - Throws: what is wrong with the first bad item, with its position in the text.
  package func callAsFunction(
    from reader: inout some TaskFileReader, at now: Instant, progress: Progress
  ) throws -> Report {
    try store.write(.importFile, at: now) {
      var projects = ImportProjects(store: store, newUID: newUID)
      var filters = ImportFilters(store: store, newUID: newUID, checkQuery: checkQuery)
      var tasks = ImportedTasks(store: store, newUID: newUID, at: now)
      while let item = try reader.next() {
        try Failure.inText(at: reader.position) {
          switch item {
          case .project(let project, let hasPosition):
            try projects.take(project, hasPosition: hasPosition, at: reader.position)
          case .tag(let tag):
            try take(tag)
          case .filter(let filter, let hasPosition):
            try filters.take(filter, hasPosition: hasPosition, at: reader.position)
          case .task(let filed):
            try projects.finish()
            try tasks.take(filed, from: reader)
          }
        }
        let count = tasks.report.count
        if count % Self.progressInterval == 0 { try progress(count) }
      }
      try projects.finish()
      try filters.finish()
      try tasks.finish(from: reader)
      try progress(tasks.report.count)
      return tasks.report
    }
  }

  /// The store keeps its spelling of a tag that it has.
  private func take(_ tag: Tag) throws {
    var tag = tag
    if let known = try store.tags.tag(named: tag.name) { tag.name = known.name }
    try store.tags.save(tag)
  }
}

extension Failure {
  /// Runs `body`; what it refuses is said of that place, where the text is then malformed.
  static func inText(at position: TextPosition, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch var failure as Failure {
      failure.position = failure.position ?? position
      if failure.kind == .invalid { failure.kind = .malformed }
      throw failure
    }
  }
}
