package import Domain

/// A report on the score: today, the week, insights, charts and tables.
package struct Report: Equatable, Sendable {
  /// A highlighted number, with its label and details.
  package struct Card: Equatable, Sendable {
    package var title: String
    /// `5 days`
    package var value: String
    /// How far it is to what comes next, 0 to 1; nil where nothing does.
    package var progress: Double?
    package var facts: [Fact] = []
    /// A sentence, or "".
    package var note = ""
    /// Of the value.
    package var colour = ColourToken.black

    init(_ title: String, _ value: String) {
      self.title = title
      self.value = value
    }
  }

  package struct Fact: Equatable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A sentence, and the figures that support it.
  package struct Finding: Equatable, Sendable {
    package var text: String
    package var figures: [Fact]
    package var colour: ColourToken
  }

  package var title: String
  /// `Thursday 15 January 2026, 12:00`
  package var momentLabel: String
  /// Where its days are those of: `Europe/Paris`.
  package var zoneLabel: String
  /// `17 December 2025 to 15 January 2026`
  package var rangeLabel: String
  package var today: Today
  package var week: Week
  package var findings: [Finding]
  /// Streaks and the level.
  package var goals: [Card]
  /// Trend, forecast and the best days.
  package var pace: [Card]
  package var charts: [Chart]
  package var tables: [Table]
  /// Nothing was ever added: there is nothing to say but how to begin.
  package var isFresh = false
  /// What the page says around it.
  package var wording = Wording.english
}
