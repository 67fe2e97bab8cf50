/// Conditions on the values of own fields: `.all([.holds(seats), .not(.holds(room))])`.
package indirect enum FieldFilter: Equatable, Sendable {
  case holds(FieldCondition)
  case not(FieldFilter)
  case all([FieldFilter])
  case any([FieldFilter])
}
