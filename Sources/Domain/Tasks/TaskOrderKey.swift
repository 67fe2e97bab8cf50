/// Where a task stands in the manual order; tasks with equal keys are in the order of their ids.
package struct TaskOrderKey: Equatable, Sendable {
  package var id: Int64
  package var position: OrderKey

  package init(id: Int64, position: OrderKey) {
    self.id = id
    self.position = position
  }
}

extension Task {
  package var place: TaskOrderKey { TaskOrderKey(id: id, position: position) }
}

extension TaskOrderKey: Comparable {
  package static func < (left: TaskOrderKey, right: TaskOrderKey) -> Bool {
    left.position == right.position ? left.id < right.id : left.position < right.position
  }
}
