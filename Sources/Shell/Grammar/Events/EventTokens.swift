import TaskcoreSwift

/// The tokens for the project, the tags and the own fields of an event.
struct EventPlace: OrganisingChanges {
  static let kind = EntityKind.event

  var project: (any UTF8Text)?
  var tagsAdded: [any UTF8Text] = []
  var tagsRemoved: [any UTF8Text] = []
  var ownFields: [CustomFieldValue]?

  /// Says it of an event that has these tags.
  func apply(to changes: inout EventChanges, having tags: [String]) {
    if let project {
      if project.utf8Bytes.isEmpty { changes.projectID = 0 } else { changes.project = project }
    }
    if let ownFields { changes.ownFields = (changes.ownFields ?? []) + ownFields }
    if tagsAdded.isEmpty, tagsRemoved.isEmpty { return }
    let removed = tagsRemoved.map { $0.string.lowercased() }
    let kept = tags.filter { !removed.contains($0.lowercased()) }
    changes.tags = kept.map { Array($0.utf8) } + tagsAdded
  }
}

extension [Token<EventPlace>] {
  /// What `event add` understands beside quick add.
  static let forAdding: [Token<EventPlace>] = [
    Token(
      form: TokenForm(
        marks: ["project:"], value: .project, summary: "its project; a new name is added")
    ) { value, place, _ in place.project = Word(bytes: value).bytesOrNone },
    .tag,
  ]

  /// What `event edit` understands: an event can also lose tags.
  static let forEditing: [Token<EventPlace>] =
    forAdding + Token<EventPlace>.quickMarks + [Token<EventPlace>.lostTag]
}
