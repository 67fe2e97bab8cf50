/// The result of recovering a damaged file.
package struct RecoveryReport: Equatable, Sendable {
  /// Rows of the tables that are in the store now.
  package var rows = 0
  /// Rows that could not be read, or that another row with the same uid stands for.
  package var rowsLost = 0
  /// Pages that belong to the tables and could not be read.
  package var pagesLost = 0

  /// The records that the change log has and that did not come back.
  package var notes = ImportNotes()

  package init() {}
}
