import Domain

/// The annotations of a Taskwarrior task, which are its notes here, one line each.
struct TaskwarriorAnnotations {
  private struct Annotation {
    var entry: Instant
    var line: String
    /// As it was read.
    var value: JSONValue
    /// False for one that the notes have no line for.
    var isShown = false
  }

  /// What a task's notes may have.
  private static let maximumNotesBytes = 65_536

  private var annotations: [Annotation]

  /// - Throws: `malformed` for what is no array of annotations.
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
        line: Self.lines(try description.value.string()).joined(separator: " "), value: value)
    }
    var byteCount = 0
    for index in annotations.indices where !annotations[index].line.isEmpty {
      byteCount += annotations[index].line.utf8.count + 1
      if byteCount > Self.maximumNotesBytes { break }
      annotations[index].isShown = true
    }
  }

  /// Those of a task that has none.
  init() {
    annotations = []
  }

  var notes: String {
    annotations.filter(\.isShown).map(\.line).joined(separator: "\n")
  }

  /// These annotations as changed notes have them.
  ///
  /// A line that is an annotation stays that one; another becomes a new annotation, written when
  /// the task was modified, or in the next second that no other one has.
  func rewritten(as notes: String, at modified: Instant) -> TaskwarriorAnnotations {
    var result = TaskwarriorAnnotations()
    result.annotations = annotations.filter { !$0.isShown }
    var shown = Dictionary(grouping: annotations.filter(\.isShown).reversed(), by: \.line)
    var newLines: [String] = []
    for line in Self.lines(notes) {
      if let annotation = shown[line]?.popLast() {
        result.annotations.append(annotation)
      } else {
        newLines.append(line)
      }
    }
    var seconds = Set(result.annotations.map { $0.entry.seconds })
    var second = TaskwarriorTime.nearest(modified).seconds
    for line in newLines {
      while !seconds.insert(second).inserted { second += 1 }
      let entry = Instant(clamping: second * 1_000)
      let value = JSONValue.object([
        JSONValue.Member("entry", .string(TaskwarriorTime.nearestText(entry))),
        JSONValue.Member("description", .string(line)),
      ])
      result.annotations.append(
        Annotation(entry: entry, line: line, value: value, isShown: true))
    }
    result.sort()
    return result
  }

  /// Nil when there are none.
  var value: JSONValue? {
    annotations.isEmpty ? nil : .array(annotations.map(\.value))
  }

  /// The lines of a text that are not blank.
  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return isBlank ? nil : String(Substring(line))
    }
  }

  /// As Taskwarrior has them: by their time, and else in the order that they have.
  private mutating func sort() {
    annotations = annotations.enumerated()
      .sorted { ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset) }
      .map(\.element)
  }
}

extension Instant {
  fileprivate var seconds: Int64 { milliseconds / 1_000 }
}
