/// What becomes of a day that a month or year does not have (RFC 7529 section 4.1).
package enum RuleSkip: String, Sendable {
  case omit = "OMIT"
  case backward = "BACKWARD"
  case forward = "FORWARD"
}
