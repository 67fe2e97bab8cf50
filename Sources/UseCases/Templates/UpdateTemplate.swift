package import Domain

/// Changes the name of a template, or what is made of it.
package final class UpdateTemplate: UseCase {
  /// - Throws: `notFound`; `invalid` for a bad name, and for a day without a source; `conflict` for a name that is taken,
  ///   for a task in the trash and for Inbox.
  package func run(_ id: Int64, to input: TemplateInput, at now: Instant) throws {
    try store.write(.updateTemplate, at: now) {
      let old = try store.templates.existing(id, "template")
      var template = old
      if let name = input.name { try template.setName(name) }
      if let source = input.source {
        try template.setContent(
          TemplateSource(store: store).content(of: source, from: input.anchor, at: now))
      } else if input.anchor != nil {
        throw Failure(
          .invalid,
          "The day counts for what a template is saved from: give the task or project, too.",
          field: "anchor_date")
      }
      if template == old { return }
      template.modified = now
      try store.templates.save(template, over: old)
    }
  }
}
