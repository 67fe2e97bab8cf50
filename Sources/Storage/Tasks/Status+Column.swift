import Domain

extension Status {
  /// Nil for what no task has.
  init?(column: Int64) { self.init(rawValue: UInt32(truncatingIfNeeded: column)) }

  /// Whether the task with the status of one column can be under that with the status of another. Of what
  /// cannot be read, nothing is said.
  static func fits(_ row: Statement, _ column: Int32, under parent: Int32) -> Bool {
    guard let status = Status(column: row.integer(column)),
      let above = Status(column: row.integer(parent))
    else { return true }
    return status.fits(under: above)
  }
}
