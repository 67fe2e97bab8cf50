import Domain
import Language

/// What a text in the language of queries asks for, at an instant.
func parseQuery(_ text: String, at now: Instant, in zone: any Zone) throws -> TaskQuery {
  try Failure.about("query") { try QueryReader(now: now, zone: zone).query(text) }
}
