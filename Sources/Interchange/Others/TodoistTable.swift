import Domain
import Localization

/// A project of Todoist as a table, "export as a template":
/// `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE`.
///
/// A row is a task, a heading that the next tasks are below, or a comment on the task before it.
struct TodoistTable: OthersTable {
  static let columns: [String: Meaning] = [
    "type": .nothing, "content": .title, "description": .notes,
    "priority": .priority(["1": .p1, "2": .p2, "3": .p3, "4": .none]), "indent": .nothing,
    "author": .nothing, "date": .due, "date lang": .language, "timezone": .zone,
    "duration": .nothing, "duration unit": .nothing, "deadline": .deadline,
    "deadline lang": .nothing,
  ]

  private var section: String?

  func meaning(of heading: String) -> Meaning? { Self.columns[heading] }

  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord? {
    func cell(_ heading: String) -> String {
      let value = record.values.first { OthersHeading.key($0.name) == heading }
      return TextRule.trimmed(value?.text ?? "")
    }
    let content = cell("content")
    switch cell("type").lowercased() {
    case "task":
      var task = record
      task.depth = max(0, (Int(cell("indent")) ?? 1) - 1)
      if let section { task.add(.section, section) }
      TodoistContent.read(content, into: &task)
      if let unit = Self.units[cell("duration unit")], !cell("duration").isEmpty {
        task.add(.duration(unit: unit), cell("duration"), as: "DURATION")
      }
      return task
    case "section":
      section = content.isEmpty ? nil : content
    case "note":
      var comment = OthersRecord(at: record.position)
      comment.isAddition = true
      TodoistContent.readComment(content, date: cell("date"), into: &comment)
      return comment
    case let type:
      notes.append(
        ImportNote(
          .skipped, "A row of the type “\(type.prefix(40))” is no task.",
          line: record.position.line, component: "row"))
    }
    return nil
  }

  static let units: [String: Int64] = ["minute": 60, "day": 86_400]
}

/// The markup of Todoist's texts.
enum TodoistContent {
  /// `Pay rent @bank`: the words that are labels become tags. `* ` before a task says that it cannot be completed.
  static func read(_ content: String, into record: inout OthersRecord) {
    var words: [Substring] = []
    for word in content.split(separator: " ", omittingEmptySubsequences: false) {
      let name = word.dropFirst()
      if word.first == "@", let first = name.first, first.isLetter || first == "_" || first.isNumber
      {
        record.add(.tag, String(name), as: "label")
      } else {
        words.append(word)
      }
    }
    var title = words.joined(separator: " ")
    if title.hasPrefix("* ") {
      title = String(title.dropFirst(2))
      record.add(nil, "true", as: "uncompletable")
    }
    for index in record.values.indices where record.values[index].meaning == .title {
      record.values[index].text = TextRule.trimmed(title)
    }
  }

  /// `See this [[file {"file_name":"a.pdf","file_url":"https://example.org/a.pdf"}]]`
  static func readComment(_ content: String, date: String, into record: inout OthersRecord) {
    var text = content
    if let start = content.place(of: "[[file "), content.hasSuffix("]]"),
      let file = try? JSONValue(
        text: String(content[start.upperBound...].dropLast(2)))
    {
      text = TextRule.trimmed(String(content[..<start.lowerBound]))
      add(file, to: &record)
      if text.isEmpty { text = (try? file["file_name"]?.string()) ?? "" }
    }
    if text.isEmpty { return }
    record.comments.append(OthersRecord.Comment(text: text, date: date.isEmpty ? nil : date))
  }

  /// A file that is kept elsewhere is a link.
  static func add(_ file: JSONValue, to record: inout OthersRecord) {
    if let url = try? file["file_url"]?.string() { record.add(.link, url, as: "file_url") }
  }
}
