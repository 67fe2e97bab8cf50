import Domain
import Localization

/// Reads the headings of an Org file: `* TODO [#A] Pay rent :bank:` with what stands below each.
///
/// A heading without a keyword is a project, and one below it a section; the headings with one are tasks, each below
/// the task whose heading it stands under.
struct OrgSource: OthersSource {
  private var lines: TextLines
  private var keywords = OrgKeywords()
  private var fileTags: [String] = []
  private var waiting: OrgHeading?
  /// What is open above the next heading, by its stars.
  private var above: [OrgHeading] = []
  private var notes = ImportNotes()

  init(_ bytes: @escaping ByteSource) {
    lines = TextLines(bytes)
  }

  mutating func takeNotes() -> ImportNotes { lines.takeNotes(with: &notes) }

  mutating func next() throws -> OthersRecord? {
    while let line = try lines.next() {
      guard let heading = OrgHeading(line, keywords) else {
        if waiting == nil {
          readBeginning(line)
        } else {
          waiting?.take(line)
        }
        continue
      }
      let before = waiting
      waiting = heading
      if let before, let record = record(of: before) { return record }
    }
    guard let last = waiting else { return nil }
    waiting = nil
    return record(of: last)
  }

  /// `#+TODO: TODO NEXT | DONE`, `#+FILETAGS: :work:`
  private mutating func readBeginning(_ line: TextLines.Line) {
    let parts = line.trimmed.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return }
    switch parts[0].uppercased() {
    case "#+TODO", "#+SEQ_TODO", "#+TYP_TODO": keywords.read(String(parts[1]))
    case "#+FILETAGS": fileTags = parts[1].split { ": ".contains($0) }.map { String($0) }
    default: break
    }
  }

  private mutating func record(of heading: OrgHeading) -> OthersRecord? {
    above.removeAll { $0.stars >= heading.stars }
    defer { above.append(heading) }
    guard heading.keyword != nil else {
      if !heading.body.isEmpty {
        notes.append(
          ImportNote(
            .skipped,
            "The text below “\(heading.title.prefix(80))”, which is no task, was left out.",
            line: heading.line, component: "heading"))
      }
      return nil
    }
    var record = heading.record(keywords)
    record.depth = above.count { $0.keyword != nil }
    let places = above.filter { $0.keyword == nil }
    if let list = places.first { record.add(.list, list.title) }
    if places.count > 1, let section = places.last { record.add(.section, section.title) }
    for tag in fileTags + above.flatMap(\.tags) { record.add(.tag, tag) }
    return record
  }
}

/// The keywords that make a heading a task.
struct OrgKeywords {
  private var states: [String: Meaning.State] = [
    "TODO": .open, "NEXT": .open, "WAITING": .open, "WAIT": .open, "HOLD": .open,
    "STARTED": .started, "DOING": .started, "DONE": .completed, "CANCELLED": .cancelled,
    "CANCELED": .cancelled, "KILL": .cancelled,
  ]

  func state(of word: String) -> Meaning.State? { states[word] }

  /// `TODO(t) NEXT | DONE(d) CANCELLED`: what stands behind the bar is done; without one, the last word is.
  mutating func read(_ text: String) {
    var words = text.split(separator: " ").map { String($0.prefix { $0 != "(" }) }
    if !words.contains("|"), words.count > 1 { words.insert("|", at: words.count - 1) }
    var isDone = false
    for word in words {
      if word == "|" {
        isDone = true
      } else if states[word] == nil {
        states[word] = isDone ? .completed : .open
      }
    }
  }
}
