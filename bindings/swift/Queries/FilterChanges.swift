import CTaskcoreHeader

/// What a saved filter is to be: a new one, or what changes about one.
public struct FilterChanges: Sendable {
  /// The name.
  public var name: (any UTF8Text)?
  /// The query.
  public var query: (any UTF8Text)?
  /// The colour.
  public var colour: Colour?

  /// Makes one with these values.
  public init(name: (any UTF8Text)? = nil, query: (any UTF8Text)? = nil, colour: Colour? = nil) {
    self.name = name
    self.query = query
    self.colour = colour
  }

  /// Hands the library's form of it to `body`.
  ///
  /// - Throws: what `body` throws; where the query does not parse, with the column of the line.
  func withInput(_ body: (UnsafePointer<taskcore_filter_input>) throws -> Void) throws {
    let texts = CStrings()
    var input = taskcore_filter_input()
    input.struct_size = MemoryLayout<taskcore_filter_input>.size
    if let name {
      input.fields |= TASKCORE_FILTER_NAME
      input.name = texts.copy(name)
    }
    if let query {
      input.fields |= TASKCORE_FILTER_QUERY
      input.query = texts.copy(query)
    }
    if let colour {
      input.fields |= TASKCORE_FILTER_COLOUR
      input.colour = colour.code
    }
    try withExtendedLifetime(texts) {
      try (query ?? "").locating { try body(&input) }
    }
  }
}
