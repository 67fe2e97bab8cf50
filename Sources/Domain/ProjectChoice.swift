/// How a caller says which project is meant.
package enum ProjectChoice: Equatable, Sendable {
  case id(Int64)
  case name(String)
}
