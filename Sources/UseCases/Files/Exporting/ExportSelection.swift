package import Domain

/// The selection for an export: the tasks of a query, and records of any kind by their uids.
package struct ExportSelection: Equatable, Sendable {
  package var query: TaskQuery?
  package var uids: [String]

  package init(query: TaskQuery? = nil, uids: [String] = []) {
    self.query = query
    self.uids = uids
  }
}
