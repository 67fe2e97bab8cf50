import TaskcoreSwift

extension Command {
  static let client = Command(
    name: "client", summary: "Add a client, or change one.",
    subcommands: [
      addClient, listOfClients, showClient, editClient,
      archiveClient("archive", "Put clients away.", true),
      archiveClient("unarchive", "Bring clients back.", false), deleteClients,
    ],
    notes: [
      """
      CLIENT is a name or an id. The tokens of add and edit are name:TEXT, notes:TEXT,
      rate:AMOUNT, kind:business|private|public and all others of “profile set”; one without
      a value takes it away. Invoices of private persons have no clause of 40 EUR.
      """,
      """
      WORDS are looked for at the beginning of names, cities, numbers and e-mails.
      Only a client that no invoice is for can be removed.
      """,
    ],
    examples: [
      "client add 'Exemples SAS' city:Lyon country:FR siren:404833048",
      "client edit 'Exemples SAS' email:compta@exemples.example", "client list lyon",
      "client show 1", "client archive 1", "client rm 1",
    ])

  static let clients = Command(
    name: "clients", summary: "List your clients.", synopsis: "clients \(clientListSynopsis)",
    options: [archivedClients, allClients, .outputFormat],
    operands: Operands([.text], minimum: 0, repeatsLast: true),
    examples: ["clients", "clients lyon", "clients --all --format json"]
  ) { arguments, session in
    try session.listClients(arguments.operands, arguments)
  }

  private static let clientListSynopsis = "[--archived|--all] [--format FORMAT] [WORD]..."
  fileprivate static let archivedClients = Option(name: "archived", summary: "the archived ones")
  fileprivate static let allClients = Option(name: "all", summary: "the archived ones too")

  private static let addClient = Subcommand(
    name: "add", summary: "Add whom you invoice.", synopsis: "NAME [TOKEN]...",
    operands: Operands(
      [.text, .tokens([Token<ClientChanges>].client.map(\.form))], minimum: 1,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    var client = ClientChanges()
    client.party.texts[.name] = operands[0].bytes
    try [Token<ClientChanges>].client.read(operands.dropFirst(), into: &client, in: store)
    let id = try store.addClient(client)
    try session.reportClient(id) { "Added client \($0): \($1)" }
  }

  private static let listOfClients = Subcommand(
    name: "list", summary: "List clients.", synopsis: clientListSynopsis,
    options: [archivedClients, allClients, .outputFormat],
    operands: Operands([.text], minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    try session.listClients(operands, arguments)
  }

  private static let showClient = Subcommand(
    name: "show", summary: "Show all about a client.", synopsis: "CLIENT [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands([.client], minimum: 1)
  ) { operands, arguments, session in
    let client = try session.store().client(named: operands[0])
    try session.list([client], as: session.format(of: arguments)) { try session.show(client) }
  }

  private static let editClient = Subcommand(
    name: "edit", summary: "Change a client.", synopsis: "CLIENT TOKEN...",
    operands: Operands(
      [.client, .tokens([Token<ClientChanges>].client.map(\.form))], minimum: 2,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let client = try store.client(named: operands[0])
    var changes = ClientChanges()
    try [Token<ClientChanges>].client.read(operands.dropFirst(), into: &changes, in: store)
    try store.updateClients([client.id], changes)
    try session.reportClient(client.id) { "Changed client \($0): \($1)" }
  }

  private static func archiveClient(
    _ name: String, _ summary: Message, _ isArchived: Bool
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: "CLIENT...",
      operands: Operands([.client], minimum: 1, repeatsLast: true)
    ) { operands, _, session in
      let store = try session.store()
      let clients = try store.clients(named: operands)
      try store.updateClients(clients.map(\.id), ClientChanges(isArchived: isArchived))
      try session.say(
        isArchived ? "Archived \(clients.sentence)." : "Unarchived \(clients.sentence).")
    }
  }

  private static let deleteClients = Subcommand(
    name: "rm", summary: "Remove clients that no invoice is for.", synopsis: "CLIENT... [--yes]",
    options: [.yes],
    operands: Operands([.client], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let clients = try store.clients(named: operands)
    try session.confirm("remove \(clients.sentence)", count: clients.count, arguments)
    try store.deleteClients(clients.map(\.id))
    try session.say("Removed \(clients.sentence).")
  }
}

extension Store {
  /// Each once, also one that is named twice.
  fileprivate func clients(named names: [Word]) throws -> [Client] {
    var seen: Set<Int64> = []
    return try names.map { try client(named: $0) }.filter { seen.insert($0.id).inserted }
  }
}

extension [Client] {
  /// `client 1: Exemples SAS`, or `2 clients`
  fileprivate var sentence: Message {
    guard let first, count == 1 else { return Counted.clients(Int64(count)) }
    return "client \(first.id): \(first.name)"
  }
}

extension Session {
  fileprivate func listClients(_ words: [Word], _ arguments: Arguments) throws {
    if arguments.has(Command.archivedClients), arguments.has(Command.allClients) {
      throw ShellError.usage("--archived and --all contradict each other.")
    }
    let selection: ClientSelection =
      arguments.has(Command.archivedClients)
      ? .archived : arguments.has(Command.allClients) ? .all : .inUse
    let text = Array(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
    let clients = try store().clients(selection, words: words.isEmpty ? nil : text)
    try list(clients, as: format(of: arguments)) {
      guard !clients.isEmpty else { return try output.print("No clients.") }
      try Table(clients).print(to: output)
    }
  }

  /// Tells what was done to a client; programs get the client itself.
  fileprivate func reportClient(
    _ id: Int64, _ sentence: (_ id: Int64, _ name: String) -> Message
  ) throws {
    let clients = try store().clients(.all).filter { $0.id == id }
    try list(clients, as: settings.format) {
      try say(sentence(id, clients.first?.name ?? ""))
    }
  }

  fileprivate func show(_ client: Client) throws {
    let known = PartyProperty.allCases.map { (name: $0.label, value: client.party[$0]) }
    let rate = client.hourlyRate.map { DecimalText.grouped($0, places: 6, atLeast: 2) } ?? ""
    let archived = try client.archived.map { try dates().text($0) } ?? ""
    try output.printPage(
      [("Id", String(client.id))] + known + [
        ("Notes", client.notes), ("Kind", client.kind.label.text), ("Hourly rate", rate),
        ("Invoices", String(client.invoices)),
        ("Archived", archived),
      ], nameWidth: 20)
  }
}

extension Table {
  fileprivate init(_ clients: [Client]) {
    let showsArchived = clients.contains { $0.archived != nil }
    var columns = [
      Column.id, .main("Client"), Column(title: "City", minimumWidth: 8, importance: .low),
      Column(title: "E-mail", minimumWidth: 8), .number("Invoices", .low),
    ]
    if showsArchived { columns.append(Column(title: "Archived")) }
    self.init(
      columns: columns,
      rows: clients.map { client in
        var cells = [
          Cell(String(client.id)), Cell(client.name), Cell(client.party[.city]),
          Cell(client.party[.email]), Cell(String(client.invoices)),
        ]
        if showsArchived { cells.append(Cell(client.archived == nil ? "" : "yes")) }
        return client.archived == nil ? cells : cells.map { $0.styled(.dim) }
      })
  }
}
