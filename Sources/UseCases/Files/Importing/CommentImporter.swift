import Domain
import Sync

/// Imports comments. Newer versions in the store are kept, and so are deletions.
struct CommentImporter {
  private struct Waiting {
    var comment: Comment
    var position: TextPosition
  }

  private let store: any Store
  private let policy: ImportPolicy
  /// Comments on what is not there yet.
  private var waiting: [Waiting] = []
  private var mayHaveComments: Bool?

  init(store: any Store, by policy: ImportPolicy) {
    self.store = store
    self.policy = policy
  }

  /// Takes a comment that the file has by itself; what it is on may come after it.
  mutating func take(_ comment: Comment, at position: TextPosition) throws {
    if try store.hasItem(of: comment) { return try save(comment) }
    waiting.append(Waiting(comment: comment, position: position))
  }

  /// Sees to the comments that were waiting. `taskHere` tells the uid that a task of the file has here; nil for one
  /// that was removed and stays so, with its comments.
  ///
  /// One on what neither the file nor the store has is left out, with a note.
  mutating func finish(noting notes: inout ImportNotes, taskHere: (String) -> String?) throws {
    for waiting in waiting {
      try ImportFile.leniently(
        at: waiting.position, in: "comments", noting: &notes, uid: waiting.comment.uid
      ) {
        var comment = waiting.comment
        if comment.itemKind == .task {
          guard let uid = taskHere(comment.itemUID) else { return }
          try comment.set(.item, to: .text(uid))
        }
        guard try store.hasItem(of: comment) else {
          throw Failure(
            .invalid,
            "The comment is on the \(comment.itemKind.noun) “\(comment.itemUID.prefix(40))”, "
              + "which neither the file nor the store has.")
        }
        try save(comment)
      }
    }
    waiting.removeAll()
  }

  private mutating func save(_ comment: Comment) throws {
    mayHaveComments = true
    if let old = try store.comments.find(uid: comment.uid) {
      if !counts(comment, over: old) { return }
    } else if try wasRemoved(comment) {
      return
    }
    try store.comments.take(comment)
  }

  private func counts(_ comment: Comment, over old: Comment) -> Bool {
    switch policy {
    case .newerWins: comment.modified ?? comment.created >= old.modified ?? old.created
    case .fileWins: true
    case .onlyNew: false
    }
  }

  private func wasRemoved(_ comment: Comment) throws -> Bool {
    try policy != .fileWins
      && store.lookups.writes(of: .comment, uid: comment.uid).removed != nil
  }

  /// The comments in a file, with their items.
  struct Filed {
    var comments: [FiledComment]
    /// Whether these are all that the item has.
    var isAll: Bool
    /// Those that the file had when it was read last; of these, one that it lacks now was removed there.
    var before: [FiledComment]
    /// Whether the item is newer here: an older file does not know which comments there are.
    var isOlder = false
    /// The notes of the item. A store of before this version may have comments of a file there, which are
    /// not made comments a second time.
    var notes: String
  }

  /// - Returns: whether anything changed.
  mutating func take(_ filed: Filed, on kind: Comment.ItemKind, uid: String) throws -> Bool {
    if filed.comments.isEmpty, try !mayRemove(filed) { return false }
    var left = try store.comments.all(on: kind, uid: uid)
    var new: [Comment] = []
    var hasChanged = false
    for each in filed.comments {
      if let index = left.firstIndex(where: { $0.uid == each.comment.uid }) {
        if try update(left.remove(at: index), to: each, isOlder: filed.isOlder) {
          hasChanged = true
        }
      } else if let index = left.firstIndex(where: each.isLike) {
        left.remove(at: index)
      } else if !isNote(each, of: filed) {
        var comment = each.comment
        try comment.set(.item, to: .text(uid))
        new.append(comment)
      }
    }
    for comment in left
    where !filed.isOlder && (filed.isAll || filed.before.contains { $0.isLike(comment) }) {
      try store.comments.remove(comment)
      hasChanged = true
    }
    for comment in new {
      if try add(comment) { hasChanged = true }
    }
    return hasChanged
  }

  /// Whether the item can have comments here that the file says are no more.
  private mutating func mayRemove(_ filed: Filed) throws -> Bool {
    guard !filed.isOlder, filed.isAll || !filed.before.isEmpty else { return false }
    let may = try mayHaveComments ?? !store.comments.isEmpty()
    mayHaveComments = may
    return may
  }

  private func update(
    _ old: Comment, to filed: FiledComment, isOlder: Bool
  ) throws -> Bool {
    var comment = filed.comment
    comment.id = old.id
    if !filed.isDated || comment.created.isInSecond(of: old.created) {
      comment.created = old.created
    }
    if ExactText(comment.text) == ExactText(old.text) {
      comment.modified = comment.modified ?? old.modified
    }
    // One without a time of its own is of when its item was modified.
    let isNewer = filed.comment.modified == nil ? !isOlder : counts(comment, over: old)
    return try isNewer && store.comments.save(comment, over: old)
  }

  private func isNote(_ filed: FiledComment, of item: Filed) -> Bool {
    item.before.contains { $0.isLike(filed.comment) }
      && item.notes.split(separator: "\n").contains {
        ExactText(String($0)) == ExactText(filed.comment.text)
      }
  }

  /// One whose uid another item's comment has gets the uid that follows from its content.
  private mutating func add(_ comment: Comment) throws -> Bool {
    mayHaveComments = true
    if try wasRemoved(comment) { return false }
    var comment = comment
    if try store.comments.find(uid: comment.uid) != nil {
      let modified = comment.modified
      comment = try Comment(
        filedOn: comment.itemKind, itemUID: comment.itemUID, text: comment.text,
        created: comment.created)
      comment.modified = modified
      if try store.comments.find(uid: comment.uid) != nil { return false }
    }
    _ = try store.comments.insert(comment)
    return true
  }
}
