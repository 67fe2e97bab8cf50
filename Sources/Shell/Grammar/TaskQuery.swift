/// Which tasks to list, in which order.
struct TaskQuery {
  var project: [UInt8]?
  var tag: [UInt8]?
  var statuses: Set<Status> = [.open]
  var due: DueRange?
  var order = SortOrder.byCreation
  var limit: Int64?
  var offset: Int64 = 0

  init(statuses: Set<Status> = [.open]) {
    self.statuses = statuses
  }

  /// Reads the words of `list`.
  ///
  /// - Throws: a usage error for a word that is no filter, and for a filter that comes twice.
  init(_ words: some Sequence<Word>, store: Store) throws {
    var given: Set<[String]> = []
    for word in words {
      guard let (filter, value) = try [Token<TaskQuery>].filters.match(word) else {
        throw Self.refusal(of: word.text)
      }
      guard given.insert(filter.form.marks).inserted else {
        throw ShellError.usage("\(word.text.quoted) comes after another filter of its kind.")
      }
      try filter.read(value, &self, store)
    }
  }

  private static func refusal(of text: String) -> ShellError {
    let names = [Token<TaskQuery>].filters.flatMap(\.form.marks)
      .filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
    let name = text.prefix { $0 != ":" }
    let hint = Suggestion.sentence(for: String(name), among: names)
    return .usage("\(text.quoted) is no filter; “help list” tells what is.\(hint)")
  }
}
