package import Domain

/// Gives sections of a project another place in their order, in one step.
package final class MoveSections: UseCase {
  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index for one of the ids; `conflict` for sections of several projects, and for a place
  ///   beside one of another project; `invalid` for a place beside one that moves. Nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveSection, at: now) {
      let moved = try store.projectSections.existing(ids, "section")
      guard let project = moved.first?.projectUID else { return }
      if let index = moved.firstIndex(where: { $0.projectUID != project }) {
        throw Failure(
          .conflict, "Only sections of one project have an order among them.", field: "ids",
          index: ids.firstIndex(of: moved[index].id))
      }
      try refuseOtherProject(of: place, than: project)
      let reordering = Reordering(
        noun: "section", items: try store.projectSections.all(inProject: project))
      for section in try reordering.moving(moved, to: place) {
        try store.projectSections.save(
          section, over: store.projectSections.existing(section.id, "section"))
      }
    }
  }

  private func refuseOtherProject(of place: OrderDestination, than uid: String) throws {
    let (id, field): (Int64, String)
    switch place {
    case .before(let anchor): (id, field) = (anchor, "before_id")
    case .after(let anchor): (id, field) = (anchor, "after_id")
    case .top, .bottom: return
    }
    if let anchor = try store.projectSections.find(id: id), anchor.projectUID != uid {
      throw Failure(
        .conflict, "The place is next to section “\(anchor.name)”, which is in another project.",
        field: field)
    }
  }
}
