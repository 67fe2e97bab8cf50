package import Domain

/// Gives own fields another place in their manual order, in one step.
package final class MoveFields: UseCase {
  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index for one of the ids, or `invalid` for a place beside one that
  ///   moves; nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveField, at: now) {
      let reordering = Reordering(noun: "own field", items: try store.fields.all())
      let moved = try store.fields.existing(ids, "own field")
      for field in try reordering.moving(moved, to: place) {
        try store.fields.save(field, over: store.fields.existing(field.id, "own field"))
      }
    }
  }
}
