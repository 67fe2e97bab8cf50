/// Where a task stands in the manual order; tasks with equal keys are in the order of their ids.
package struct TaskPlace: Equatable, Sendable {
  package var id: Int64
  package var position: OrderKey

  package init(id: Int64, position: OrderKey) {
    self.id = id
    self.position = position
  }
}

extension Task {
  package var place: TaskPlace { TaskPlace(id: id, position: position) }
}

extension TaskPlace: Comparable {
  package static func < (left: TaskPlace, right: TaskPlace) -> Bool {
    left.position == right.position ? left.id < right.id : left.position < right.position
  }
}
