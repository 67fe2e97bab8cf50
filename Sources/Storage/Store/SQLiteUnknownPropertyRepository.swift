import Domain

/// Properties from imported files that this version does not know, kept for export.
final class SQLiteUnknownPropertyRepository:
  SQLiteRecordRepository<UnknownProperty>, UnknownPropertyRepository
{
  func replaceable() throws -> [UnknownProperty] {
    try select("stand_in IS NOT NULL OR (name IS NULL AND item_uid IS NOT NULL)")
  }

  func purge(ofItem uid: String, in section: String) throws {
    try purge(select("item_uid = ? AND section = ?", uid, section), ofItem: uid)
  }
}
