import CTaskcoreHeader

extension Store {
  /// The screen of one task, also of one in the trash.
  public func detail(of id: Int64) throws -> Detail {
    try Self.content(
      { taskcore_detail_read(handle, id, &$0) }, taskcore_detail_contents, taskcore_detail_free,
      Detail.init)
  }
}
