/// The selection of focus sessions and time entries for a draft, and their grouping into items.
package struct FocusBilling: Sendable {
  /// The grouping into lines; the raw values are those of the C API.
  package enum Grouping: Int32, CaseIterable, Sendable {
    case none = 1
    case task = 2
    case project = 3
    case day = 4
  }

  /// Of this project alone; nil: of any, and of none.
  package var projectID: Int64?
  /// Of this task alone.
  package var taskID: Int64?
  /// In the store's zone.
  package var days: ClosedRange<CalendarDate>
  package var grouping = Grouping.task
  /// Nil: as it is usual for the client or the seller.
  package var vat: InvoiceVAT?
  /// In millionths of the currency unit, of an hour; by rate, of time without one, and 0 refuses that.
  package var unitPrice: Int64
  /// Whether time costs what its own rate says, in a line for each rate.
  package var isByRate = false
  /// Whether it is the time alone of projects that are for the client of the draft.
  package var isOfClient = false
  /// Each line's time goes up to a multiple of so many minutes; 0: as it is.
  package var roundUpMinutes: Int64 = 0
  /// Of the lines; nil: the task's title, the project's name, or the day.
  package var name: String?

  package init(days: ClosedRange<CalendarDate>, vat: InvoiceVAT?, unitPrice: Int64) {
    self.days = days
    self.vat = vat
    self.unitPrice = unitPrice
  }

  /// - Throws: `invalid` for a rounding that is out of its range.
  package func check() throws {
    guard (0...1_440).contains(roundUpMinutes) else {
      throw Failure(
        .invalid, "Time is rounded up to 0 to 1440 minutes, not \(roundUpMinutes).",
        field: "round_up_minutes")
    }
  }
}
