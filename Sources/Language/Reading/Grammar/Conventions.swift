/// The date conventions of a region.
package struct Conventions: Equatable, Sendable {
  package enum DateOrder: Sendable {
    case dayFirst
    case monthFirst
  }

  /// Nil when nobody has said it: then a date that can be read in two ways is not read.
  package var dateOrder: DateOrder?
  /// From Monday, which is 0.
  package var firstWeekday: Int

  package init(dateOrder: DateOrder? = nil, firstWeekday: Int = 0) {
    self.dateOrder = dateOrder
    self.firstWeekday = firstWeekday
  }
}
