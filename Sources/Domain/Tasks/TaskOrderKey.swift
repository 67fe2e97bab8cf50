/// The position of a task in the manual order; tasks with equal keys are ordered by uid.
package struct TaskOrderKey: Equatable, Sendable {
  package var id: Int64
  package var uid: String
  package var position: OrderKey

  package init(id: Int64, uid: String, position: OrderKey) {
    self.id = id
    self.uid = uid
    self.position = position
  }
}

extension Task {
  package var place: TaskOrderKey { TaskOrderKey(id: id, uid: uid, position: position) }
}

extension TaskOrderKey: Comparable {
  package static func < (left: TaskOrderKey, right: TaskOrderKey) -> Bool {
    (left.position, ExactText(left.uid)) < (right.position, ExactText(right.uid))
  }
}
