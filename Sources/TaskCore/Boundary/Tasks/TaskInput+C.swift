import CTaskcore
import Domain

extension TaskInput {
  /// What the members that a caller announced say; the zone is the store's.
  ///
  /// - Throws: `invalid`, with the member.
  init(
    _ input: taskcore_task_input, _ check: InputCheck = .throwing, in zone: any Zone
  ) throws {
    self.init()
    try read(input, check, in: zone)
  }

  static func tags(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String
  ) throws -> [String] {
    guard (0...TagSet.maximumCount).contains(count) else {
      throw Failure(
        .invalid, "A task has at most \(TagSet.maximumCount) tags, not \(UInt(bitPattern: count)).",
        field: field)
    }
    return try texts(pointer, count: count, field, as: "tag")
  }

  static func ids(
    _ pointer: UnsafePointer<Int64>?, count: Int, _ field: String
  ) throws -> [Int64] {
    Array(try buffer(pointer, count: UInt(bitPattern: count), field))
  }
}

extension ProjectChoice {
  /// A project by its name or its id, of which at most one is given: the other is nil. A name that is
  /// given may be NULL by mistake.
  init?(name: UnsafePointer<CChar>??, id: Int64?) throws {
    switch (name, id) {
    case (nil, nil): return nil
    case (let name?, nil): self = .name(try text(name, "project"))
    case (nil, let id?): self = .id(id)
    default:
      throw Failure(
        .invalid, "Give a project by its name or by its id, not by both.", field: "project_id")
    }
  }
}
