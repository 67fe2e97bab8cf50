/// A place in the manual order of the saved filters.
package enum FilterPlace: Equatable, Sendable {
  case before(Int64)
  case after(Int64)
  case top
  case bottom
}
