package import Domain

/// Saves a task with its subtasks, or a project with its tasks, as a template.
package final class AddTemplate: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and a source and for a bad one; `notFound` for the task or project;
  ///   `conflict` for a name that is taken, for a task in the trash and for Inbox.
  package func run(_ input: TemplateInput, at now: Instant) throws -> Int64 {
    guard let name = input.name else {
      throw Failure(.invalid, "A new template needs a name.", field: "name")
    }
    guard let source = input.source else {
      throw Failure(
        .invalid, "A new template needs a task or a project that it is made from.",
        field: "task_id")
    }
    return try store.write(.addTemplate, at: now) {
      var template = Template(blank: newUID())
      try template.setName(name)
      template.created = now
      template.modified = now
      try template.setContent(
        TemplateSource(store: store).content(of: source, from: input.anchor, at: now))
      return try store.templates.insert(template)
    }
  }
}
