import TaskcoreSwift

/// An edited form, split into blocks and lines that are not interpreted yet.
struct WrittenForm {
  /// A text, and which line of the form it is in, from 1.
  typealias Line = (text: String, number: Int)

  /// The block of one task.
  struct Block {
    /// Nil for a task that is not there yet.
    let task: Int64?
    let line: Int
    var fields: [TaskForm.Name: Line] = [:]
    /// Nil when the form has none.
    var notes: String?
  }

  /// An error in a line.
  struct Problem {
    let line: Int
    let message: Message
  }

  private(set) var blocks: [Block] = []
  private(set) var problems: [Problem] = []
  /// What a line may be about.
  private let names: [TaskForm.Name]

  init(_ text: String, _ fields: [CustomField]) {
    names = TaskForm.names(fields)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      if line.isHeading {
        begin(line, at: index + 1)
      } else if let last = blocks.indices.last, let notes = blocks[last].notes {
        let written = line.hasPrefix("\\") ? line.dropFirst() : line
        blocks[last].notes = notes.isEmpty ? "\(written)\n" : notes + "\(written)\n"
      } else {
        readField(line, at: index + 1)
      }
    }
    for index in blocks.indices {
      // Blank lines at the end only part the blocks.
      while blocks[index].notes?.last?.isNewline == true { blocks[index].notes?.removeLast() }
    }
  }

  private mutating func begin(_ line: Substring, at number: Int) {
    let name = line.dropFirst(4).dropLast(4)
    let id = name.hasPrefix("Task ") ? Int64(name.dropFirst(5)) : nil
    if id == nil, name != "New task" {
      problems.append(Problem(line: number, message: "\(line.quoted) is no task of the form."))
    }
    if let id, blocks.contains(where: { $0.task == id }) {
      problems.append(Problem(line: number, message: "Task \(id) is there twice."))
    }
    blocks.append(Block(task: id, line: number))
  }

  private mutating func readField(_ line: Substring, at number: Int) {
    let line = line.trimmed
    if line.isEmpty || line.hasPrefix("#") { return }
    guard let last = blocks.indices.last else {
      let message: Message = "\(line.quoted) is before the first task."
      return problems.append(Problem(line: number, message: message))
    }
    if line == TaskForm.notesLine[...] {
      blocks[last].notes = ""
      return
    }
    let name = line.prefix { $0 != ":" }
    // An own field may be called as a line is but for its case.
    let field =
      names.first { $0.text == name }
      ?? names.first { $0.text.lowercased() == name.lowercased() }
    guard let field, name.endIndex < line.endIndex else {
      let names = names.map(\.text)
      let hint = Suggestion.sentence(for: String(name), among: names)
      let message: Message =
        "\(line.quoted) is no field.\(hint) Write \(names.map { $0 + ":" }.alternatives)."
      return problems.append(Problem(line: number, message: message))
    }
    guard blocks[last].fields[field] == nil else {
      let message: Message = "\(field.text) is there twice."
      return problems.append(Problem(line: number, message: message))
    }
    let value = line[name.endIndex...].dropFirst().trimmed
    blocks[last].fields[field] = (String(value), number)
  }
}

extension Substring {
  /// Without blanks around it.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
