import Domain

/// A line of todo.txt: `x (A) 2026-11-21 2026-11-20 Pay rent +Home @bank due:2026-12-24`.
///
/// Of a due, a start, a uid or a priority that is there twice, the first counts, and the second is a
/// part of the title.
struct TodoTxtLine {
  /// Whether it begins with `x`: it is completed or cancelled.
  var isCompleted = false
  var isCancelled = false
  var completed: CalendarDate?
  var created: CalendarDate?
  var priority: UInt8?
  var title = ""
  var project: String?
  var tags: [String] = []
  var due: CalendarDate?
  var start: CalendarDate?
  var uid: String?
  /// The names of own fields, and the values of them.
  var fieldNames: Set<String> = []
  var fieldValues: [FiledFieldValue] = []
  /// Given back at the end of the line.
  var keptWords: [String] = []

  init() {}

  init(_ text: String, fields: Set<String> = []) {
    fieldNames = fields
    let all = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var words = all[...]
    readBeginning(of: &words)
    var titleWords: [String] = []
    for word in words {
      switch TodoTxtToken(word, fields: fields) {
      case .project(let name) where project == nil: project = name
      case .project, .kept: keptWords.append(word)
      case .tag(let name): tags.append(name)
      case .due(let date) where due == nil: due = date
      case .start(let date) where start == nil: start = date
      case .uid(let text) where uid == nil: uid = text
      case .priority(let letter) where priority == nil: priority = letter
      case .cancelled where isCompleted: isCancelled = true
      case .field(let name, let value) where fieldValues.allSatisfy({ $0.name != name }):
        fieldValues.append(FiledFieldValue(name: name, kind: nil, text: value))
      case .title(let word): titleWords.append(word)
      case .due, .start, .uid, .priority, .cancelled, .field: titleWords.append(word)
      }
    }
    title = titleWords.joined(separator: " ")
  }

  /// The line without its end.
  var text: String {
    var words: [String] = []
    if isCompleted { words.append("x") }
    if !isCompleted, let priority { words.append("(\(Unicode.Scalar(priority)))") }
    if isCompleted, let completed { words.append(completed.text) }
    if let created { words.append(created.text) }
    words += titleText
    if let project { words.append(TodoTxtToken.project(project).text) }
    words += tags.map { TodoTxtToken.tag($0).text }
    if let start { words.append(TodoTxtToken.start(start).text) }
    if let due { words.append(TodoTxtToken.due(due).text) }
    if isCompleted, let priority { words.append(TodoTxtToken.priority(priority).text) }
    if isCancelled { words.append(TodoTxtToken.cancelled.text) }
    words += fieldValues.map { TodoTxtToken.field($0.name, $0.text).text }
    if let uid { words.append(TodoTxtToken.uid(uid).text) }
    return (words + keptWords).joined(separator: " ")
  }

  /// What tells it from other lines: all but whether it is done, since when, and how urgent it is.
  var identity: String {
    var line = self
    line.isCompleted = false
    line.isCancelled = false
    line.priority = nil
    line.uid = nil
    line.settle()
    return line.text
  }

  /// A start behind the due is a word that is only kept.
  mutating func takeLateStart() -> CalendarDate? {
    guard let start, let due, due < start else { return nil }
    keptWords.append(TodoTxtToken.start(start).text)
    self.start = nil
    return start
  }

  /// A line without the word that is its uid, and without blanks around it.
  static func withoutUID(_ text: String) -> String {
    var isFound = false
    let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
      .filter { word in
        if case .uid = TodoTxtToken(word), !isFound {
          isFound = true
          return false
        }
        return true
      }
    return TextRule.trimmed(words.joined(separator: " "))
  }

  /// Says what it says as the line of a task does: tags in their order, and no Inbox.
  mutating func settle() {
    let isBlank = title.unicodeScalars.allSatisfy(TextRule.isSpace)
    title = isBlank ? "…" : TextRule.trimmed(title)
    if let set = try? TagSet(tags) { tags = set.names }
    let keepsProject = keptWords.contains {
      if case .project = TodoTxtToken($0) { true } else { false }
    }
    if !keepsProject, project.map({ NameKey($0) }) == NameKey(Project.inboxName) { project = nil }
  }

  /// A line that was read, with this one's uid, when it says all that this one says.
  func asItWas(_ kept: String?) -> String? {
    guard let kept, let uid else { return nil }
    // With something behind it, a line may say something else, as “x” does.
    let whole = "\(kept) \(TodoTxtToken.uid(uid).text)"
    var read = TodoTxtLine(whole, fields: fieldNames)
    _ = read.takeLateStart()
    // What it does not say is as it was found to be.
    read.created = read.created ?? created
    if read.isCompleted, read.completed == nil { read.completed = completed }
    read.settle()
    guard ExactText(read.text) == ExactText(text) else { return nil }
    return whole
  }

  /// What begins a line, and ends where something else stands.
  private mutating func readBeginning(of words: inout ArraySlice<String>) {
    skipBlanks(&words)
    if words.first == "x", words.count > 1 {
      isCompleted = true
      words.removeFirst()
    }
    takePriority(from: &words)
    var dates: [CalendarDate] = []
    while dates.count < (isCompleted ? 2 : 1) {
      skipBlanks(&words)
      guard let date = words.first.flatMap({ CalendarDate(text: $0) }) else { break }
      dates.append(date)
      words.removeFirst()
    }
    if isCompleted {
      completed = dates.first
      created = dates.dropFirst().first
      // Some programs leave it where it was before the task was completed.
      takePriority(from: &words)
    } else {
      created = dates.first
    }
    skipBlanks(&words)
  }

  private mutating func takePriority(from words: inout ArraySlice<String>) {
    skipBlanks(&words)
    guard priority == nil, let letter = words.first.flatMap(TodoTxtToken.letter(inParentheses:))
    else { return }
    priority = letter
    words.removeFirst()
  }

  private func skipBlanks(_ words: inout ArraySlice<String>) {
    while words.first?.isEmpty == true { words.removeFirst() }
  }

  /// The words of the title; one that begins like a priority is escaped, for it could be taken for one.
  private var titleText: [String] {
    var words = title.utf8.split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false
    ).map { TodoTxtToken.title(String(Substring($0))).text(fields: fieldNames) }
    if let first = words.first, TodoTxtToken.letter(inParentheses: first) != nil {
      words[0] = TodoTxtToken.escaping(UInt8(ascii: "("), of: first)
    }
    return words
  }
}
