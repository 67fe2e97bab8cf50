import CTaskcore
import Domain
import Language

extension FilterInput {
  private static let knownFields =
    TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY | TASKCORE_FILTER_COLOUR

  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ input: taskcore_filter_input) throws {
    try checkSize(of: taskcore_filter_input.self, is: input.struct_size, "taskcore_filter_input")
    try checkMask(input.fields, known: Self.knownFields, "fields")
    self.init()
    func has(_ field: UInt64) -> Bool { input.fields & field != 0 }
    if has(TASKCORE_FILTER_NAME) { name = try text(input.name, "name") }
    if has(TASKCORE_FILTER_QUERY) { query = try text(input.query, "query") }
    if has(TASKCORE_FILTER_COLOUR) { colour = try ColourToken(code: input.colour) }
  }
}

extension StoreHandle {
  /// Throws what is wrong with a query.
  func queryCheck(at now: Instant) -> (String) throws -> Void {
    { [store] text in _ = try QueryReader(now: now, zone: store.zone).query(text) }
  }
}
