/// Which tasks to list, and in which order: `TaskQuery(tag: "bank", sort: .due)`.
package struct TaskQuery: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Sort: Int32, CaseIterable, Sendable {
    case created = 0
    case due
    case priority
    case title
    case modified
  }

  package var project: ProjectChoice?
  package var tag: String?
  package var statuses: Set<Status> = [.open]
  package var dueFrom: Instant?
  package var dueBefore: Instant?
  package var sort = Sort.created
  package var isDescending = false
  package var limit: Int64?
  package var offset: Int64 = 0

  package init() {}
}
