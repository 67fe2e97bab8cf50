import Domain

/// Imports templates: an existing uid is updated. A template with the name of another one is skipped, with a
/// note if their contents differ.
struct TemplateImporter {
  private let store: any Store
  private let undated: UndatedPrecedence
  private let newUID: () -> String
  private var displaced = DisplacedNames(
    of: "template", "templates", maximumLength: TextRule.templateName.maximum)
  private(set) var notes = ImportNotes()

  init(store: any Store, _ undated: UndatedPrecedence, newUID: @escaping () -> String) {
    self.store = store
    self.undated = undated
    self.newUID = newUID
  }

  /// - Throws: `invalid` for a content of which nothing can be made.
  mutating func take(_ template: Template, at position: TextPosition) throws {
    _ = try TemplateContent(text: template.content)
    guard let old = try store.templates.find(uid: template.uid) else {
      if let namesake = try store.templates.find(named: template.name) {
        noteLeftOut(template, for: namesake, at: position)
      } else {
        _ = try store.templates.insert(template)
      }
      return
    }
    var template = template
    template.id = old.id
    template = try undated.taken(template, over: old)
    if NameKey(template.name) != NameKey(old.name) { try freeName(of: template, at: position) }
    try store.templates.save(template, over: old)
    displaced.named(id: template.id)
  }

  private mutating func noteLeftOut(
    _ template: Template, for namesake: Template, at position: TextPosition
  ) {
    if ExactText(template.content) == ExactText(namesake.content) { return }
    notes.append(
      ImportNote(
        .skipped,
        "The template “\(template.name)” is left out: another one has its name here. Rename one of "
          + "them, and import the file again.", line: position.line, component: "templates",
        uid: template.uid))
  }

  /// A template that lost its name to another one, and got none, has it again.
  mutating func finish() throws {
    let templates = store.templates
    try displaced.giveBack(noting: &notes) {
      try templates.find(id: $0)
    } holder: { name, _ in
      try templates.find(named: name)
    } rename: { template, name in
      var renamed = template
      try renamed.setName(name)
      try templates.save(renamed, over: template)
    }
  }

  private mutating func freeName(of template: Template, at position: TextPosition) throws {
    guard let owner = try store.templates.find(named: template.name), owner.id != template.id else {
      return
    }
    var renamed = owner
    try renamed.setName(newUID())
    try store.templates.save(renamed, over: owner)
    displaced.lost(owner.name, id: owner.id, at: position)
  }
}
