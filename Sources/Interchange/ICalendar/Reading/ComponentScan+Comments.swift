import Domain

// Comments.
extension ComponentScan {
  /// The comments of a task or an event. What only Taskcore says of one is its uid and its dates; another
  /// program's is of when its component was modified.
  mutating func takeComments(
    on kind: Comment.ItemKind, uid: String, _ modified: Instant
  ) -> [FiledComment] {
    guard peek("COMMENT") != nil else { return [] }
    var found: [FiledComment] = []
    var seen = Set<ExactText>()
    for line in component.properties where line.name == "COMMENT" {
      guard let filed = Self.comment(line, on: kind, uid: uid, modified),
        seen.insert(ExactText(filed.comment.uid)).inserted
      else { continue }
      found.append(filed)
      _ = take {
        $0 == line
      } as: { _ in
        "COMMENT/\(filed.comment.uid)"
      }
    }
    return found
  }

  /// Nil for one without a text, which is kept as it is.
  private static func comment(
    _ line: ContentLine, on kind: Comment.ItemKind, uid: String, _ modified: Instant
  ) -> FiledComment? {
    func instant(_ name: String) -> Instant? { line.parameter(name).flatMap { Instant(text: $0) } }

    let text = ICalendarText.plain(line.value)
    let created = instant(TaskcoreProperty.created)
    let plain = try? Comment(
      filedOn: kind, itemUID: uid, text: text, created: created ?? modified,
      isDated: created != nil)
    guard var comment = plain else { return nil }
    if let own = line.parameter(TaskcoreProperty.uid).flatMap({ try? TextRule.uid.line($0) }),
      let known = try? Comment(
        uid: own, on: kind, itemUID: uid, text: text, created: created ?? modified)
    {
      comment = known
    }
    comment.modified = instant(TaskcoreProperty.modified)
    return FiledComment(comment, isDated: created != nil)
  }
}
