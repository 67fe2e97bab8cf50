import CTaskcoreHeader

extension Store {
  /// Clients by their names; with words, those whose names, city, numbers or e-mail begin so; at most
  /// so many, nil for all, after the first ones.
  public func clients(
    _ selection: ClientSelection = .inUse, words: (any UTF8Text)? = nil, limit: Int64? = nil,
    offset: Int64 = 0
  ) throws -> [Client] {
    try ClientQuery {
      $0.text = words
      $0.isArchived = selection == .all ? nil : selection == .archived
      ($0.limit, $0.offset) = (limit, offset)
    }.withInput { input in
      try Client.list.read { taskcore_client_query(handle, input, &$0) }
    }
  }
}
