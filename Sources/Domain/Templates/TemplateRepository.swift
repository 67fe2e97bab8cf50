/// The templates, in the order of their names. A new or changed name that is taken is a `conflict`.
package protocol TemplateRepository: RecordRepository<Template> {
  /// The template whose name is the same but for case and accents.
  func find(named name: String) throws -> Template?
}
