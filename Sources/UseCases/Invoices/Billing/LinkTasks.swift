import Domain

/// Sets the tasks that a line bills, as a part of the present step.
struct LinkTasks {
  static let maximumCount = 10_000

  let store: any Store
  let newUID: () -> String

  /// Exactly these; one that is given twice counts once. Focus time that it is for stays.
  ///
  /// - Returns: whether they were others.
  /// - Throws: `notFound`, with the index; `invalid` for too many.
  func run(_ ids: [Int64], to line: InvoiceLine) throws -> Bool {
    guard ids.count <= Self.maximumCount else {
      throw Failure(
        .invalid, "An item is for at most \(Self.maximumCount) tasks, not \(ids.count).",
        field: "task_ids")
    }
    let wanted = try ids.enumerated().map { index, id in
      try Failure.at(index: index) { try store.tasks.existing(id, field: "task_ids").uid }
    }
    return try link(wanted, to: line)
  }

  /// Exactly these, by their uids.
  func link(_ uids: [String], to line: InvoiceLine) throws -> Bool {
    let present = try store.billedItems.all(ofLine: line.uid).filter { $0.kind == .task }
    let wanted = Set(uids)
    let unwanted = present.filter { !wanted.contains($0.itemUID) }
    try store.billedItems.removeAll(unwanted)
    var known = Set(present.map(\.itemUID))
    var isChanged = !unwanted.isEmpty
    for uid in uids where known.insert(uid).inserted {
      let item = BilledItem(uid: newUID(), lineUID: line.uid, kind: .task, itemUID: uid)
      _ = try store.billedItems.insert(item)
      isChanged = true
    }
    return isChanged
  }
}
