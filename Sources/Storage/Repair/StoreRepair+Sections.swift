import Domain

extension StoreRepair {
  /// Mends sections, removes those whose project is missing, and puts tasks below none that are below one which is not their
  /// project's.
  func mendSections() throws {
    try mend(ProjectSection.self, [.name: .text("?")])
    for row in try rows(
      """
      SELECT id, uid FROM project_section
      WHERE project_uid NOT IN (SELECT uid FROM project) ORDER BY id
      """, { Row(id: $0.integer(0), uid: $0.text(1)) })
    {
      try database.statement("DELETE FROM project_section WHERE id = ?").run(row.id)
      try log.removed(.projectSection, id: row.id, uid: row.uid)
      report.valuesMended += 1
    }
    let stray = try rows(
      """
      SELECT t.id, t.uid, t.section_uid FROM task AS t
        LEFT JOIN project AS p ON p.id = t.project_id
        LEFT JOIN project_section AS s ON s.uid = t.section_uid AND s.project_uid = p.uid
      WHERE t.section_uid IS NOT NULL AND s.id IS NULL ORDER BY t.id
      """
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), old: $0.logValue(2)) }
    for (row, old) in stray {
      try set(.section, in: "section_uid", to: LogValue.null, of: row, old: old, new: .null)
      report.valuesMended += 1
    }
  }
}
