extension Report {
  /// A table of numbers whose first column names the rows.
  package struct Table: Equatable, Sendable {
    package struct Column: Equatable, Sendable {
      package enum Kind: Equatable, Sendable {
        /// Aligned at its right.
        case number
        /// Short, such as a date.
        case label
        /// Of any length.
        case name
      }

      package var title: String
      package var kind: Kind

      static func number(_ title: String) -> Column { Column(title: title, kind: .number) }
      static func label(_ title: String) -> Column { Column(title: title, kind: .label) }
      static func name(_ title: String) -> Column { Column(title: title, kind: .name) }
    }

    package struct Row: Equatable, Sendable {
      /// As many as there are columns.
      package var cells: [String]
      /// Whether it is today's.
      package var isCurrent = false

      init(_ cells: [String], isCurrent: Bool = false) {
        self.cells = cells
        self.isCurrent = isCurrent
      }
    }

    package var caption: String
    package var columns: [Column]
    package var rows: [Row]
  }
}
