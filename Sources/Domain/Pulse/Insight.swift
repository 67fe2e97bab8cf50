/// An observation in plain words, with the numbers that support it.
package struct Insight: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, CaseIterable, Sendable {
    case goal = 1
    case streak
    case week
    case month
    case trend
    case bestWeekday
    case bestHour
    case project
    case overdue
    case forecast
    case level
  }

  package struct Figure: Equatable, Sendable {
    /// Such as "points this week".
    package var name: String
    package var value: Double

    package init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  package var kind: Kind
  /// A sentence.
  package var text: String
  package var figures: [Figure]
  /// Green for good, orange for a warning, else grey.
  package var colour: ColourToken

  package init(_ kind: Kind, _ text: String, _ figures: [Figure], colour: ColourToken = .grey) {
    self.kind = kind
    self.text = text
    self.figures = figures
    self.colour = colour
  }
}
