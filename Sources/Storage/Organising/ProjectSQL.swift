import Domain

/// The project that a name or an alias resolves to.
enum ProjectSQL {
  /// Joins `p`, the project that has the name of the one with a uid.
  static func join(_ uid: String) -> String {
    "LEFT JOIN project AS p ON p.uid = (\(holder(of: uid)))"
  }

  /// The path of `p`: its name after those of the projects that it is below. A circle of a damaged store ends.
  static let path = """
    CASE WHEN p.parent_uid IS NULL THEN p.name ELSE (
      WITH RECURSIVE above(uid, path, level) AS (
        SELECT p.parent_uid, p.name, 0
        UNION ALL
        SELECT o.parent_uid, o.name || '\(ProjectPath.separator)' || above.path, level + 1
        FROM above JOIN project AS o ON o.uid = above.uid
        WHERE level < \(ProjectPath.maximumDepth))
      SELECT path FROM above ORDER BY level DESC LIMIT 1) END
    """

  /// The uid of the project that has the name of the one with a uid; NULL for one that is gone.
  static func holder(of uid: String) -> String {
    "SELECT coalesce(alias_uid, uid) FROM project WHERE uid = \(uid)"
  }

  /// The uids of a project and of its aliases; the uid is that of any of them.
  static func sameName(_ uid: String) -> String {
    """
    SELECT coalesce(alias_uid, uid) FROM project WHERE uid = \(uid)
      UNION ALL SELECT uid FROM project WHERE alias_uid IS NOT NULL
        AND alias_uid = (\(holder(of: uid)))
    """
  }
}
