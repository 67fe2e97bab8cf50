import Domain

/// What a text in the language of queries asks for, at an instant.
func parseQuery(_ text: String, at now: Instant, in zone: any Zone) throws -> TaskQuery {
  if text.isEmpty { return TaskQuery() }
  throw Failure(.unsupported, "Queries cannot be given as text.", field: "query")
}
