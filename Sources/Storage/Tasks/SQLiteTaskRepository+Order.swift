import Domain

/// Tasks next to each other in the manual order. Its index has the uids after the keys, so that
/// equal keys are in one order on every device.
extension SQLiteTaskRepository {
  func places(before place: TaskOrderKey?, limit: Int, besides ids: [Int64]) throws
    -> [TaskOrderKey]
  {
    try places(place, "<", "DESC", limit: limit, besides: ids)
  }

  func places(after place: TaskOrderKey?, limit: Int, besides ids: [Int64]) throws -> [TaskOrderKey]
  {
    try places(place, ">", "ASC", limit: limit, besides: ids)
  }

  func firstPlace(
    inProject project: Int64, under parent: Int64?, besides ids: [Int64]
  ) throws -> TaskOrderKey? {
    try place("ASC", inProject: project, under: parent, besides: ids)
  }

  func lastPlace(
    inProject project: Int64, under parent: Int64?, besides ids: [Int64]
  ) throws -> TaskOrderKey? {
    try place("DESC", inProject: project, under: parent, besides: ids)
  }

  func previousSibling(of task: Task) throws -> Task? {
    let statuses = task.status == .open ? "1" : "1, 2, 8"
    return try first(
      of: database.statement(
        """
        \(Self.selection) WHERE \(Self.siblings(under: task.parentID))
          AND position <= ?2 AND (position < ?2 OR uid < ?3) AND +status IN (\(statuses))
        ORDER BY position DESC, uid DESC LIMIT 1
        """), task.parentID ?? task.projectID, task.position.text, task.uid)
  }

  /// With the id of the parent, or else of the project.
  private static func siblings(under parent: Int64?) -> String {
    parent == nil ? "project_id = ?1 AND parent_id IS NULL" : "parent_id = ?1"
  }

  private func places(
    _ place: TaskOrderKey?, _ comparison: String, _ order: String, limit: Int, besides ids: [Int64]
  ) throws -> [TaskOrderKey] {
    let condition =
      place == nil
      ? "" : "position \(comparison)= ?3 AND (position <> ?3 OR uid \(comparison) ?4) AND"
    let select = try database.statement(
      """
      SELECT id, uid, position FROM task INDEXED BY task_by_position
      WHERE \(condition) id NOT IN (SELECT value FROM json_each(?1))
      ORDER BY position \(order), uid \(order) LIMIT ?2
      """)
    defer { select.reset() }
    if let place {
      try select.bind(IDArray(ids), Int64(limit), place.position.text, place.uid)
    } else {
      try select.bind(IDArray(ids), Int64(limit))
    }
    var places: [TaskOrderKey] = []
    var last = place
    while try select.step() {
      let next = try TaskOrderKey(row: select)
      if let last, comparison == ">" ? next <= last : next >= last {
        throw Failure(
          .corrupt,
          "The store is damaged: the tasks are not in their manual order, \(next.id) comes after "
            + "\(last.id). Restore the store from a backup.",
          field: "path")
      }
      places.append(next)
      last = next
    }
    return places
  }

  private func place(
    _ order: String, inProject project: Int64, under parent: Int64?, besides ids: [Int64]
  ) throws -> TaskOrderKey? {
    let select = try database.statement(
      """
      SELECT id, uid, position FROM task
      WHERE \(Self.siblings(under: parent)) AND id NOT IN (SELECT value FROM json_each(?2))
      ORDER BY position \(order), uid \(order) LIMIT 1
      """)
    defer { select.reset() }
    try select.bind(parent ?? project, IDArray(ids))
    return try select.step() ? TaskOrderKey(row: select) : nil
  }
}

extension TaskOrderKey {
  fileprivate init(row: Statement) throws {
    let id = row.integer(0)
    let position = try Failure.damaged("task \(id)") { try OrderKey(row.text(2)) }
    self.init(id: id, uid: row.text(1), position: position)
  }
}
