import Platform
import TaskcoreSwift

/// Accounts at servers that keep tasks and events.
extension Command {
  static let netrc = Option(
    name: "netrc", value: "FILE", kind: .file,
    summary: "with the password of an account; without it ~/.netrc, if that has the host")
  static let authorities = Option(
    name: "ca", value: "FILE", kind: .file,
    summary: "certificates in PEM that are trusted instead of the system's")
  private static let refresh = Option(name: "refresh", summary: "after asking the servers")
  private static let ofProject = Option(
    name: "project", value: "NAME", kind: .project, summary: "whose tasks are in it")
  private static let ofCalendar = Option(
    name: "calendar", value: "NAME", kind: .calendar, summary: "whose events are in it")
  private static let inviting = Option(
    name: "inviting", summary: "let the server write to attendees of events")

  static let listCollections = Subcommand(
    name: "collections", summary: "List the lists of tasks and the calendars at servers.",
    synopsis: "[--refresh] [--format FORMAT]", options: [refresh, .outputFormat], operands: .none
  ) { _, arguments, session in
    let store = try session.store()
    if arguments.has(refresh) {
      try session.passwords.whileUsed {
        for account in try store.accounts() { try store.refreshAccount(account.id) }
      }
    }
    try session.listCollections(as: session.format(of: arguments))
  }

  static let chooseCollection = Subcommand(
    name: "choose", summary: "Sync a list of tasks or a calendar at a server.",
    synopsis: "NUMBER|all [--project NAME] [--calendar NAME] [--inviting]",
    options: [ofProject, ofCalendar, inviting], operands: Operands([.collection], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let chosen = try store.collections(named: operands[0])
    let project = try arguments.value(of: ofProject).map { try store.project(named: $0).id }
    let calendar = try arguments.value(of: ofCalendar).map { try store.calendar(named: $0).id }
    if chosen.count > 1, project != nil || calendar != nil {
      throw ShellError.usage("A project or a calendar is for one collection.", at: operands[0])
    }
    for collection in chosen {
      try store.chooseCollection(
        collection.id, project: project, calendar: calendar, invites: arguments.has(inviting))
      try session.say("\(collection.name.quoted) is synced from now on: “sync” begins.")
    }
  }

  static let dropCollection = Subcommand(
    name: "drop", summary: "Sync a list of tasks or a calendar no longer; what is in it stays.",
    synopsis: "NUMBER|all", operands: Operands([.collection], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    for collection in try store.collections(named: operands[0]) where collection.isChosen {
      try store.dropCollection(collection.id)
      try session.say("\(collection.name.quoted) is not synced any more.")
    }
  }

  static let makeCollection = Subcommand(
    name: "make", summary: "Make a list or a calendar at a server for a project or a calendar.",
    synopsis:
      "ADDRESS --project NAME|--calendar NAME [--inviting] [--client FILE] [--wait SECONDS]",
    options: [ofProject, ofCalendar, inviting, googleClient, browserWait],
    operands: Operands([.remote], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    guard let account = try store.account(at: operands[0].text) else {
      throw ShellError.failed(
        "There is no account \(operands[0].text.quoted): “sync status” lists them.")
    }
    let project = try arguments.value(of: ofProject).map { try store.project(named: $0).id }
    let calendar = try arguments.value(of: ofCalendar).map { try store.calendar(named: $0).id }
    if account.kind == .google, calendar != nil {
      try session.allowMaking(at: account.address, arguments)
    }
    _ = try session.passwords.whileUsed {
      try store.makeCollection(
        at: account.id, project: project, calendar: calendar, invites: arguments.has(inviting))
    }
    try session.say("The collection was made: “sync” begins.")
  }
}

extension AccountAddress {
  /// Adds the account of an address, and lists its collections.
  func add(device: String, _ arguments: Arguments, to session: Session) throws {
    let store = try session.store()
    if kind == .google {
      try GoogleLogin(to: url, arguments).run([.calendars, .tasks])
      if try store.account(at: url) != nil {
        return try session.say("You are logged in to \(url) anew.")
      }
    }
    let netrc = try arguments.value(of: Command.netrc)?.path ?? ownNetrc
    let authorities = try arguments.value(of: Command.authorities)?.path
    _ = try session.passwords.whileUsed {
      try store.addAccount(kind, at: url, device: device, netrc: netrc, authorities: authorities)
    }
    try session.listCollections(as: session.settings.format)
    try session.say(
      "Nothing is synced yet: “sync choose NUMBER” or “sync choose all” says what is, and “sync” begins."
    )
  }
}

extension Session {
  func listCollections(as format: OutputFormat) throws {
    let store = try store()
    let collections = try store.collections()
    try list(collections, as: format) {
      guard !collections.isEmpty else { return try output.print("No collections.") }
      let projects = Dictionary(
        try store.projects(archived: true).map { ($0.id, $0.path) }, uniquingKeysWith: { $1 })
      let calendars = Dictionary(
        try store.calendars().map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
      try Table(
        columns: [
          .init(title: "No.", isNumeric: true), .main("Name"), .init(title: "Of"),
          .init(title: "Synced with"), .init(title: "Items", isNumeric: true),
          .init(title: "State", importance: .low),
        ],
        rows: collections.enumerated().map { index, collection in
          let names = [
            collection.projectID.flatMap { projects[$0] },
            collection.calendarID.flatMap { calendars[$0] },
          ]
          return [
            Table.Cell(String(index + 1)), Table.Cell(collection.name),
            Table.Cell(collection.contents.text),
            Table.Cell(names.compactMap { $0 }.joined(separator: ", ")),
            Table.Cell(collection.isChosen ? String(collection.itemCount) : ""),
            Table.Cell(collection.state.text),
          ]
        }
      ).print(to: output)
    }
  }

  /// Syncs with all accounts, after somebody agreed where that is needed.
  func syncAccounts(_ arguments: Arguments) throws {
    let store = try store()
    for account in try store.accounts() {
      let isSynced = try store.collections(of: account.id).contains(where: \.isChosen)
      guard isSynced else { continue }
      let plan = try sync(account, arguments)
      try list([plan], as: settings.format) { try say(plan.words(of: account)) }
    }
    syncWatch.skipAccounts(in: store)
  }

  private func sync(_ account: Account, _ arguments: Arguments) throws -> AccountPlan {
    do {
      return try run(account, accepting: arguments.has(.yes) || answersYes)
    } catch let error as TaskcoreError where error.code == .conflict && error.field == "accept" {
      try say("\(error.message)")
      let plan = try passwords.whileUsed { try store().previewAccount(account.id) }
      try confirm(plan.question(of: account), count: 1, isForGood: true, arguments)
      return try run(account, accepting: true)
    }
  }

  private func run(_ account: Account, accepting: Bool) throws -> AccountPlan {
    let store = try store()
    return try ProgressBar.whileShown("Syncing", in: self) { bar in
      try passwords.whileUsed {
        try store.syncAccount(account.id, accepting: accepting) { done, total in
          try Interrupt.check()
          bar.update(fraction: total > 0 ? Double(done) / Double(total) : 1)
        }
      }
    }
  }
}

extension AccountPlan {
  fileprivate func words(of account: Account) -> Message {
    let here = addedHere + changedHere + deletedHere
    let there = addedThere + changedThere + deletedThere
    if here == 0, there == 0 { return "\(account.address): nothing is new." }
    let all: Message =
      "\(account.address): received \(Counted.changes(here)), sent \(Counted.changes(there))."
    if conflicts == 0 { return all }
    return [all, Counted.listedConflicts(conflicts)].joined(separator: " ")
  }

  fileprivate func question(of account: Account) -> Message {
    """
    here add \(addedHere), change \(changedHere) and delete \(deletedHere), and at \(account.address) add \(addedThere), \
    change \(changedThere) and delete \(deletedThere), with \(joined) that both have
    """
  }
}

extension AccountCollection {
  fileprivate var contents: Message {
    hasTasks && hasEvents ? "tasks, events" : hasTasks ? "tasks" : "events"
  }

  fileprivate var state: Message {
    if isMissing { return "missing" }
    if !isChosen { return "" }
    let state: Message = isAccepted ? "synced" : "begins"
    return isReadOnly ? [state, "read-only"].joined(separator: ", ") : state
  }
}

extension Store {
  /// The account of an address that was typed.
  func account(at text: String) throws -> Account? {
    let url = AccountAddress(text)?.url ?? text
    return try accounts().first { $0.address == url || $0.address == text }
  }

  /// The collections of a number that was typed, or all.
  fileprivate func collections(named word: Word) throws -> [AccountCollection] {
    let all = try collections()
    if word.text.lowercased() == "all" { return all }
    if let number = Int(word.text), all.indices.contains(number - 1) { return [all[number - 1]] }
    let named = all.filter { $0.name.lowercased() == word.text.lowercased() }
    guard named.count == 1 else {
      throw ShellError.usage(
        "There is no collection \(word.text.quoted): “sync collections” lists them.", at: word)
    }
    return named
  }
}
