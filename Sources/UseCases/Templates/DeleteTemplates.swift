package import Domain

/// Deletes templates, in one step; the tasks made from them are kept.
package final class DeleteTemplates: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteTemplates, at: now) {
      for template in try store.templates.existing(ids, "template") {
        try store.templates.remove(template)
      }
    }
  }
}
