import Domain

/// What keeps records so that what the change log has of them can be taken back.
protocol ReversibleRepository<Element> {
  associatedtype Element: Record

  func find(uid: String) throws -> Element?
  /// The record as it is now; nil when it is not there.
  func present(in group: ChangeGroup) throws -> Element?
  /// Gives it that id.
  func insert(_ element: Element, id: Int64?) throws -> Int64
  func save(_ element: Element, over old: Element) throws -> Bool
  func remove(_ element: Element) throws
  /// Sets a property to what it was before a row of the change log.
  func takeBack(
    _ row: ChangeGroup.Row, of property: Element.Property, in element: inout Element) throws
}

extension ReversibleRepository {
  func present(in group: ChangeGroup) throws -> Element? { try find(uid: group.uid) }

  func takeBack(
    _ row: ChangeGroup.Row, of property: Element.Property, in element: inout Element
  ) throws {
    try element.set(property, to: row.old)
  }
}

extension ChangeGroup {
  /// Takes the rows back.
  func reverse(in repository: some ReversibleRepository) throws {
    switch reversal(of: try repository.present(in: self)) {
    case .removing(let element): try repository.remove(element)
    case .inserting(let id): _ = try repository.insert(blank(in: repository), id: id)
    case .changing(let present):
      _ = try repository.save(before(present, in: repository), over: present)
    case nil: break
    }
  }

  private func blank<Repository: ReversibleRepository>(
    in repository: Repository
  ) throws -> Repository.Element {
    try before(Repository.Element.blank(uid: uid), in: repository)
  }

  /// The record as it was before the rows.
  private func before<Repository: ReversibleRepository>(
    _ present: Repository.Element, in repository: Repository
  ) throws -> Repository.Element {
    var element = present
    for row in rows.reversed() {
      guard let property = Repository.Element.Property(rawValue: row.property) else { continue }
      try repository.takeBack(row, of: property, in: &element)
    }
    return element
  }
}
