import Domain

extension ProjectInput {
  /// Says whom a project is for, as far as the input does.
  ///
  /// - Throws: `notFound` for a client.
  func setClient(of project: inout Project, in store: any Store) throws {
    guard let client else { return }
    let uid = try client.map { try store.clients.existing($0, "client", field: "client_id").uid }
    try project.setClientUID(uid)
  }
}
