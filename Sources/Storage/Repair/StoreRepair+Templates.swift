import Domain

extension StoreRepair {
  /// Leaves out of templates what cannot be read, and nothing can be made of.
  func mendTemplates() throws {
    try mend(
      Template.self,
      [.created: .integer(now.milliseconds), .modified: .integer(now.milliseconds)])
    try mendNames(in: .template, by: .templateName)
    let mendable = try rows("SELECT id, uid, content FROM template ORDER BY id") {
      row -> (id: Int64, uid: String, old: String, new: String)? in
      let old = row.optionalText(2) ?? ""
      if (try? TemplateContent(text: old)) != nil { return nil }
      guard let new = try? TemplateContent(text: old, mending: true).text else { return nil }
      return (row.integer(0), row.text(1), old, new)
    }
    for (id, uid, old, new) in mendable.compactMap({ $0 }) {
      try database.statement("UPDATE template SET content = ? WHERE id = ?").run(new, id)
      try log.changed(
        .template, id: id, uid: uid, property: Template.Property.content.rawValue, old: .text(old),
        new: .text(new))
      report.valuesMended += 1
    }
  }
}
