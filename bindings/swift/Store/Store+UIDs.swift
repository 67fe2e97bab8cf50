import CTaskcoreHeader

extension Store {
  /// The id of the task with a uid, also in the trash.
  public func taskID(ofUID uid: String) throws -> Int64 {
    try Self.number { taskcore_task_find(handle, uid, $0) }
  }

  /// The id of the event with a uid.
  public func eventID(ofUID uid: String) throws -> Int64 {
    try Self.number { taskcore_event_find(handle, uid, $0) }
  }

  /// The id of the client with a uid.
  public func clientID(ofUID uid: String) throws -> Int64 {
    try Self.number { taskcore_client_find(handle, uid, $0) }
  }
}
