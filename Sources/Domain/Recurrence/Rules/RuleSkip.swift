/// The treatment of days that a month or a year does not have (RFC 7529 section 4.1).
package enum RuleSkip: String, Sendable {
  case omit = "OMIT"
  case backward = "BACKWARD"
  case forward = "FORWARD"
}
