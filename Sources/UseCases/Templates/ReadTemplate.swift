package import Domain

/// Reads the content of a template.
package final class ReadTemplate: UseCase {
  /// - Throws: `notFound`; `corrupt` for a damaged template.
  package func run(_ id: Int64) throws -> TemplateContent {
    let template = try store.templates.existing(id, "template")
    return try Failure.damaged("the template “\(template.name)”") {
      try TemplateContent(text: template.content)
    }
  }
}
