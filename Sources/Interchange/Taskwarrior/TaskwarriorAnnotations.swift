import Domain

/// The annotations of a Taskwarrior task: its comments here, and the lines of its notes.
///
/// Taskwarrior has no notes. A task shows them there as annotations, and our attribute for the notes says
/// which ones they are; all others are comments.
struct TaskwarriorAnnotations {
  struct Annotation {
    var entry: Instant
    /// Without white space around it.
    var text: String
    /// As it was read.
    var value: JSONValue

    /// Whether it is a line of the notes, but for white space around it.
    func isLine(_ line: String) -> Bool {
      let joined = TaskwarriorAnnotations.lines(text).joined(separator: " ")
      return ExactText(joined) == ExactText(TextRule.trimmed(line))
    }

    /// Whether a comment can say it: Taskwarrior takes descriptions of white space only, too.
    var isReadable: Bool {
      !text.isEmpty && text.utf8.count <= Comment.maximumLength && !text.utf8.contains(0)
    }
  }

  private(set) var annotations: [Annotation]

  /// - Throws: `malformed` for anything but an array of annotations.
  init(_ value: JSONValue, time: TaskwarriorTime) throws {
    annotations = try value.array().map { value in
      let members = try value.object()
      guard let entry = members.first(where: { $0.name == "entry" }),
        let description = members.first(where: { $0.name == "description" })
      else {
        throw Failure(.malformed, "An annotation must have an “entry” and a “description”.")
      }
      return Annotation(
        entry: try time.instant(entry.value),
        text: TextRule.trimmed(try description.value.string()), value: value)
    }
  }

  /// Those of a task that has none.
  init() {
    annotations = []
  }

  /// Takes the annotations away that are lines of notes, but for those that our attribute says are comments.
  ///
  /// - Returns: the notes as far as their lines are still there.
  mutating func takeNotes(_ notes: String, besides links: TaskwarriorComments) -> String {
    var left: [String] = []
    var isWhole = true
    for line in Self.lines(notes) {
      let index = annotations.firstIndex {
        $0.isLine(line) && links[$0.entry] == nil
      }
      if let index {
        annotations.remove(at: index)
        left.append(line)
      } else {
        isWhole = false
      }
    }
    return isWhole ? notes : left.joined(separator: "\n")
  }

  /// The rest as comments on a task.
  func comments(ofTask uid: String, _ links: TaskwarriorComments) throws -> [FiledComment] {
    try annotations.filter(\.isReadable).map { annotation in
      var comment = try Comment(
        filedOn: .task, itemUID: uid, text: annotation.text, created: annotation.entry)
      if let link = links[annotation.entry] {
        comment = try Comment(
          uid: link.uid, on: .task, itemUID: uid, text: annotation.text, created: link.created)
        comment.modified = link.modified
      }
      return FiledComment(comment)
    }
  }

  /// The lines of a text that are not blank.
  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return isBlank ? nil : String(Substring(line))
    }
  }
}

/// Writes the comments and the notes of a task as annotations, and reuses those that it was read with.
struct TaskwarriorAnnotationWriter {
  private typealias Annotation = TaskwarriorAnnotations.Annotation

  /// What our attributes say beside the annotations.
  private(set) var notes: String?
  private(set) var links = TaskwarriorComments()
  private(set) var value: JSONValue?
  /// Whether there is an annotation that was not read.
  private(set) var hasNew = false

  private var pool: [Annotation]
  private var written: [Annotation] = []

  init(_ filed: FiledTask, present: TaskwarriorAnnotations, isOurs: Bool) {
    pool = present.annotations
    var newComments: [Comment] = []
    for comment in filed.comments.map(\.comment) {
      if let annotation = take({
        ExactText($0.text) == ExactText(comment.text) && $0.entry.isInSecond(of: comment.created)
      }) {
        link(comment, to: annotation.entry, filed)
      } else {
        newComments.append(comment)
      }
    }
    let lines = TaskwarriorAnnotations.lines(filed.task.notes)
    let newLines = lines.filter { line in take { $0.isLine(line) } == nil }
    written += pool.filter { !$0.isReadable }
    var seconds = Set(written.map { $0.entry.milliseconds / 1_000 })
    for comment in newComments {
      link(comment, to: add(comment.text, at: comment.created, &seconds), filed)
    }
    for line in newLines { _ = add(line, at: filed.task.modified, &seconds) }
    hasNew = !newLines.isEmpty || !newComments.isEmpty
    // A task of Taskwarrior's own, of before there were comments, goes back as it came.
    if !filed.task.notes.isEmpty, isOurs || hasNew { notes = filed.task.notes }
    value = sorted(asIn: present)
  }

  private mutating func take(_ isWanted: (Annotation) -> Bool) -> Annotation? {
    guard let index = pool.firstIndex(where: isWanted) else { return nil }
    written.append(pool.remove(at: index))
    return written.last
  }

  /// Taskwarrior knows an annotation by its second: another one there is written in the next second that is
  /// free.
  private mutating func add(_ text: String, at instant: Instant, _ seconds: inout Set<Int64>)
    -> Instant
  {
    var second = TaskwarriorTime.nearest(instant).milliseconds / 1_000
    while !seconds.insert(second).inserted { second += 1 }
    let entry = Instant(clamping: second * 1_000)
    let value = JSONValue.object([
      JSONValue.Member("entry", .string(TaskwarriorTime.nearestText(entry))),
      JSONValue.Member("description", .string(text)),
    ])
    written.append(Annotation(entry: entry, text: text, value: value))
    return entry
  }

  /// Says of a comment what its annotation does not.
  private mutating func link(_ comment: Comment, to entry: Instant, _ filed: FiledTask) {
    let plain = try? Comment(
      filedOn: .task, itemUID: comment.itemUID, text: comment.text, created: entry)
    let isPlain =
      plain?.uid == comment.uid && comment.created == entry && comment.modified == nil
    if !isPlain || !filed.task.notes.isEmpty { links.add(comment, writtenAt: entry) }
  }

  /// As Taskwarrior has them, by their time; in the order in which they were read when nothing changed.
  private func sorted(asIn present: TaskwarriorAnnotations) -> JSONValue? {
    if written.isEmpty { return nil }
    func byTime(_ annotations: [Annotation]) -> [JSONValue] {
      annotations.enumerated()
        .sorted { ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset) }
        .map(\.element.value)
    }
    let values = byTime(written)
    if !hasNew, pool.isEmpty || written.count == present.annotations.count {
      return .array(present.annotations.map(\.value))
    }
    return .array(values)
  }
}
