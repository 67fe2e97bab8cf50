package import Domain
package import Storage

/// Creates a collection at a server for a project or a calendar, and syncs it.
package struct MakeCollection {
  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// - Parameters:
  ///   - choice: a project or a calendar, not both.
  ///   - account: where it is made.
  ///   - server: that of the account.
  ///   - now: the time.
  /// - Returns: the id of the collection.
  /// - Throws: `notFound` for a project or calendar that is not there; `conflict` for one that another collection has;
  ///   `unsupported` where the server makes none; what the server throws.
  package func run(
    _ choice: ChooseCollection.Choice, of account: AccountRow, at server: any CalendarServer,
    now: Instant
  ) throws -> Int64 {
    let (name, contents) = try described(choice)
    let collection = try server.makeCollection(named: name, holding: contents, colour: nil)
    let id = try store.keep {
      var row = CollectionRow(
        accountID: account.id, href: collection.href, name: "", holdsTasks: false,
        holdsEvents: false)
      row.take(collection)
      row.holdsTasks = contents.contains(.tasks)
      row.holdsEvents = contents.contains(.events)
      return try store.accounts.insert(row)
    }
    try ChooseCollection(store, newUID: newUID).run(id, choice, at: now)
    return id
  }

  private func described(
    _ choice: ChooseCollection.Choice
  ) throws -> (name: String, ServerCollection.Contents) {
    switch (choice.project, choice.calendar) {
    case (let id?, nil):
      guard let project = try store.projects.find(id: id) else {
        throw Failure(.notFound, "There is no project \(id).", field: "project_id")
      }
      return (project.name, .tasks)
    case (nil, let id?):
      guard let calendar = try store.calendars.find(id: id) else {
        throw Failure(.notFound, "There is no calendar \(id).", field: "calendar_id")
      }
      return (calendar.name, .events)
    default:
      throw Failure(
        .invalid, "A collection is made for a project or for a calendar: give one of them.",
        field: "project_id")
    }
  }
}
