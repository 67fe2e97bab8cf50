import Domain

/// The tasks to indent or outdent, without descendants of others among them.
struct IndentedTasks {
  struct Element {
    fileprivate var place: TaskOrderKey
    fileprivate var index: Int

    /// - Throws: what `body` does, with the index.
    func visit(in store: any Store, _ body: (Task) throws -> Void) throws {
      do {
        try body(try store.tasks.existing(place.id))
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }

  /// In the manual order.
  let inOrder: [Element]

  /// - Throws: `notFound` or what `check` throws, with the index.
  init(_ ids: [Int64], in store: any Store, _ check: (Task) throws -> Void) throws {
    let below = try store.tasks.idsBelowOthers(among: ids)
    var elements: [Element] = []
    try store.tasks.forEach(ids) { task, index in
      try check(task)
      if !below.contains(task.id) { elements.append(Element(place: task.place, index: index)) }
    }
    inOrder = elements.sorted { $0.place < $1.place }
  }
}
