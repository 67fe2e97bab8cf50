import Platform
import TaskcoreSwift

/// Changes or adds tasks by a form in the user's editor.
struct FormEditing {
  let session: Session
  let store: Store
  /// The tasks as they were written into the form; none for a new one.
  let originals: [Task]
  /// How the file is called that the form comes from; nil for the editor's.
  private let file: String?
  /// The form as it was kept; nil for one that is yet to be written.
  private let kept: String?
  /// The own fields of tasks, which have lines too.
  private let fields: [CustomField]

  /// More would not be readable.
  static let maximum = 200

  /// Whether there is somebody to edit a form.
  static var isPossible: Bool {
    Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
  }

  /// A new form for some tasks.
  init(_ session: Session, _ tasks: [Task]) throws {
    self.session = session
    store = try session.store()
    fields = try store.fields(of: .task)
    originals = tasks
    (file, kept) = (nil, nil)
    guard tasks.count <= Self.maximum else {
      throw ShellError.usage(
        "A form has at most \(Self.maximum) tasks, not \(tasks.count). Say what to change.")
    }
  }

  /// A form that was kept in a file.
  init(_ session: Session, keptIn file: InputFile) throws {
    self.session = session
    store = try session.store()
    let text = String(decoding: try file.all(), as: UTF8.self)
    fields = try store.fields(of: .task)
    originals = try store.tasks(WrittenForm(text, fields).blocks.compactMap(\.task))
    (self.file, kept) = (file.name, text)
  }

  /// Goes on until all of the form can be read, or the user leaves it.
  func run() throws {
    try session.output.flush()
    var form = kept
    var text = try TaskForm.text(of: originals, fields, in: store)
    while true {
      let written: String
      if let given = form {
        written = given
      } else {
        let edited = try TextEditor.edit(text)
        if let failure = edited.failure {
          throw edited.text == text
            ? ShellError.failed("\(failure) Nothing was changed.") : try keep(edited.text, failure)
        }
        written = edited.text
      }
      form = nil
      let problems = try take(WrittenForm(written, fields))
      if problems.isEmpty { return }
      text = try again(written, problems)
    }
  }

  /// Does what the form says, when all of it can be read; else tells why it cannot.
  private func take(_ form: WrittenForm) throws -> [WrittenForm.Problem] {
    let (edits, problems) = try form.edits(of: originals, fields, in: store)
    guard problems.isEmpty else { return problems }
    guard !edits.isEmpty else {
      try session.say("Nothing was changed.")
      return []
    }
    var added: [Int64] = []
    var changed: [Int64] = []
    for (index, edit) in edits.enumerated() {
      do {
        if let task = edit.task {
          try store.update(.ids([task]), with: edit.changes)
          changed.append(task)
        } else {
          added.append(try store.add(new(edit)))
        }
      } catch {
        let error = ShellError(error)
        let refused = try edits[index...].flatMap(refusals)
        // All or nothing: what was done already is taken back.
        for _ in added + changed { _ = try store.undo() }
        return refused.isEmpty
          ? [WrittenForm.Problem(line: edit.line, message: error.message)] : refused
      }
    }
    if !added.isEmpty { try session.report(.added, try store.tasks(added)) }
    if !changed.isEmpty { try session.report(.changed, try store.tasks(changed)) }
    return []
  }

  /// The task that an edit adds.
  private func new(_ edit: WrittenForm.Edit) -> TaskChanges {
    var task = edit.changes
    task.defaultProject = session.settings.project
    return task
  }

  /// All that an edit would be refused for.
  private func refusals(of edit: WrittenForm.Edit) throws -> [WrittenForm.Problem] {
    let changes = edit.task == nil ? new(edit) : edit.changes
    return try store.problems(ofTask: edit.task, with: changes).map {
      WrittenForm.Problem(line: edit.line, message: Message(verbatim: $0.message))
    }
  }

  // MARK: - What cannot be read

  /// Tells the problems, and returns the form with them for another edit.
  ///
  /// - Throws: a failure when the user leaves it, and when nobody can be asked.
  private func again(_ written: String, _ problems: [WrittenForm.Problem]) throws -> String {
    guard Self.isPossible else {
      for problem in problems {
        printErrorSentence(
          Message(
            verbatim:
              "taskcore: \(file ?? Message("form").text):\(problem.line): \(problem.message.text)"))
      }
      throw ShellError.usage("Not all of the form could be read. Nothing was changed.")
    }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.hasPrefix(TaskForm.errorMark) }
    let moved = problems.count - (lines.count - rest.count)
    let notes = problems.map { "Line \($0.line + moved): \($0.message)" as Message }
    for note in notes { printErrorSentence(Message(verbatim: "taskcore: \(note.text)")) }
    guard Session.asksYes("Edit the form again") else {
      throw try keep(written, "Not all of the form could be read.")
    }
    return (notes.map { TaskForm.errorMark + $0.text.printable } + rest.map(String.init)).joined(
      separator: "\n")
  }

  /// Saves a form to a file, and reports that after the error.
  private func keep(_ text: String, _ reason: Message) throws -> ShellError {
    if let file { return .failed("\(reason) Nothing was changed; \(file) is as it was.") }
    guard let folder = StateFolder.made() else {
      return .failed("\(reason) Nothing was changed.")
    }
    let names: [String] = (1...999).map { "\(folder)/form-\($0).txt" }
    let free = names.first { !File.exists(at: $0) }
    guard let free else { return .failed("\(reason) Nothing was changed.") }
    try OutputFile.write(Array(text.utf8), to: Array(free.utf8))
    return .failed(
      "\(reason) Nothing was changed; the form is kept. “edit --from \(free)” takes it up again.")
  }
}
