import TaskcoreSwift

/// Lookup of records by typed names.
extension Store {
  /// The saved filter of a name.
  func filter(named name: Word) throws -> SavedFilter {
    if let filter = try savedFilter(named: name.bytes) { return filter }
    let hint = Suggestion.sentence(for: name.text, among: try filters().map(\.name))
    throw ShellError.failed("There is no filter \(name.text.quoted).\(hint)")
  }

  /// The project of a name.
  func project(named name: Word) throws -> Project {
    if let id = try findProject(name.bytes) { return try projects([id])[0] }
    let hint = Suggestion.sentence(for: name.text, among: try projects(archived: true).map(\.path))
    throw ShellError.failed("There is no project \(name.text.quoted).\(hint)")
  }

  /// Where a new project of a path comes to be: below the project that the longest beginning names; nil when none does, as of
  /// a name that merely has a dot, or the whole is a project already.
  func place(of path: String) throws -> (parent: Int64, name: String)? {
    if try findProject(Array(path.utf8)) != nil { return nil }
    for index in path.indices.reversed() where path[index] == "." {
      let (head, name) = (path[..<index], path[path.index(after: index)...])
      if head.isEmpty || name.isEmpty { continue }
      if let parent = try findProject(Array(head.utf8)) { return (parent, String(name)) }
    }
    return nil
  }

  /// The client of an id or of a name, whatever its case.
  func client(named word: Word) throws -> Client {
    if word.text.isUID {
      guard let id = try findClient(word.text) else {
        throw ShellError.failed("There is no client with the uid \(word.text.quoted).")
      }
      return try clients([id])[0]
    }
    if word.bytes.allSatisfy(\.isDigit), let id = Int64(word.text) { return try clients([id])[0] }
    let clients = try clients(.all)
    let name = word.text.lowercased()
    let found = clients.filter { $0.name.lowercased() == name }
    if found.count > 1 {
      let ids = found.map { String($0.id) }.alternatives
      throw ShellError.failed("There are several clients \(word.text.quoted). Write \(ids).")
    }
    guard let client = found.first else {
      let hint = Suggestion.sentence(for: word.text, among: clients.map(\.name))
      throw ShellError.failed("There is no client \(word.text.quoted).\(hint)")
    }
    return client
  }

  /// The id of an invoice or credit note that is named by its number or id.
  ///
  /// - Throws: a failure when there is none, or a word could be either.
  func invoiceID(named word: Word) throws -> Int64 {
    let found = try findInvoice(word.bytes)
    guard !word.bytes.isEmpty, word.bytes.allSatisfy(\.isDigit), let id = Int64(word.text) else {
      if let found { return found }
      throw ShellError.failed("There is no invoice \(word.text.quoted).")
    }
    // A number may be digits alone.
    let ofID = try? invoices([id])[0]
    switch (found, ofID) {
    case (let found?, let other?) where other.id != found && other.state == .draft:
      throw ShellError.failed(
        "\(word.text.quoted) is the number of an invoice and the id of a draft. Write a uid: "
          + "“invoices --format json” has them.")
    case (let found?, _): return found
    case (nil, let invoice?): return invoice.id
    case (nil, nil): throw ShellError.failed("There is no invoice \(word.text.quoted).")
    }
  }

  /// All of an invoice or credit note that is named by its number or id.
  func invoice(named word: Word) throws -> InvoiceContent { try invoice(invoiceID(named: word)) }
}
