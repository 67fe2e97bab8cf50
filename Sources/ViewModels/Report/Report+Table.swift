extension Report {
  /// Numbers in rows, each of which its first cell names.
  package struct Table: Equatable, Sendable {
    package struct Column: Equatable, Sendable {
      package var title: String
      /// Numbers are aligned at their right.
      package var isNumber: Bool

      static func text(_ title: String) -> Column { Column(title: title, isNumber: false) }
      static func number(_ title: String) -> Column { Column(title: title, isNumber: true) }
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
