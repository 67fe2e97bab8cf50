import CTaskcore
import Domain
import Language

extension FilterInput {
  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ input: taskcore_filter_input) throws {
    self.init()
    if input.has(TASKCORE_FILTER_NAME) { name = try text(input.name, "name") }
    if input.has(TASKCORE_FILTER_QUERY) { query = try text(input.query, "query") }
    if input.has(TASKCORE_FILTER_COLOUR) { colour = try ColourToken(code: input.colour) }
  }
}

extension StoreHandle {
  /// Throws what is wrong with a query.
  func queryCheck(at now: Instant) -> (String) throws -> Void {
    { [self] text in _ = try queries(at: now).query(text) }
  }
}
