package import Domain

/// Renames a section.
package final class UpdateSection: UseCase {
  /// - Throws: `notFound`; `invalid` for a bad name; `conflict` for a name that is taken.
  package func run(_ id: Int64, named name: String?, at now: Instant) throws {
    try store.write(.updateSection, at: now) {
      let old = try store.projectSections.existing(id, "section")
      var section = old
      if let name { try section.setName(name) }
      try store.projectSections.refuseTaken(section)
      try store.projectSections.save(section, over: old)
    }
  }
}
