extension InvoicePeriod {
  /// Nil when neither is known.
  public init?(_ first: Int32, _ last: Int32) {
    self.init(first: CalendarDate(number: first), last: CalendarDate(number: last))
    if self == .none { return nil }
  }

  /// `2026-10-01 to 2026-10-31`
  public var text: String {
    switch (first, last) {
    case (let first?, let last?):
      first == last ? first.text : "\(first.text) to \(last.text)"
    case (let first?, nil): "from \(first.text)"
    case (nil, let last?): "to \(last.text)"
    case (nil, nil): ""
    }
  }
}
