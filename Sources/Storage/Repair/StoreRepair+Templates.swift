import Domain

extension StoreRepair {
  /// Leaves out of templates what cannot be read, and nothing can be made of.
  func mendTemplates() throws {
    try mend(
      Template.self,
      [.created: .integer(now.milliseconds), .modified: .integer(now.milliseconds)])
    try mendNames(in: .template, by: .templateName)
    let ids = try rows("SELECT id FROM template ORDER BY id") { $0.integer(0) }
    for id in ids {
      let text = try rows("SELECT uid, content FROM template WHERE id = \(id)") {
        (uid: $0.text(0), content: $0.optionalText(1) ?? "")
      }
      guard let (uid, old) = text.first, (try? TemplateContent(text: old)) == nil,
        let new = try? TemplateContent(text: old, mending: true).text
      else { continue }
      try database.statement("UPDATE template SET content = ? WHERE id = ?").run(new, id)
      try log.changed(
        .template, id: id, uid: uid, property: Template.Property.content.rawValue, old: .text(old),
        new: .text(new))
      report.valuesMended += 1
    }
  }
}
