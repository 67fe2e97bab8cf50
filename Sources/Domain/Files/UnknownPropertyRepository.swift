/// Properties from imported files that this version does not know, kept for export.
package protocol UnknownPropertyRepository: RecordRepository<UnknownProperty> {
  /// What stands for a value or an object that a file may now say in words that are known.
  func replaceable() throws -> [UnknownProperty]
  /// Removes what a record of a section had that is purged, also from the change log.
  func purge(ofItem uid: String, in section: String) throws
}
