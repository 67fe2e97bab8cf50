import Platform
import TaskcoreSwift

extension Command {
  static let hub = Command(
    name: "hub", summary: "Operate a PostgreSQL database through which stores are synced.",
    subcommands: [initHub, checkHub, grantHub, revokeHub, sweepHub, removeFromHub],
    notes: [
      """
      A hub keeps the stores of many people apart by their names. Each of them syncs by “sync add ADDRESS”, and what is \
      left there is encrypted with the passphrase of the sync: the operator of the hub cannot read it.
      """,
      """
      An address is as libpq has it: “postgresql://anna@hub.example.org/tasks”, or “host=hub.example.org dbname=tasks” in \
      quotes. “?store=family” behind the first, “store=family” in the second, names the store; without it, it is called \
      like the role.
      """,
      """
      There is no password in an address. It is in a service file, in ~/.pgpass or in PGPASSWORD; otherwise you are asked \
      for it, and it is kept for this session alone.
      """,
    ],
    examples: [
      "hub init postgresql:///tasks",
      "hub grant postgresql:///tasks anna",
      "hub grant postgresql:///tasks ben family",
      "hub check postgresql:///tasks",
      "hub sweep postgresql:///tasks --older-than 30",
    ])

  private static let initHub = Subcommand(
    name: "init", summary: "Make the tables of a hub in a database; what is there stays.",
    synopsis: "ADDRESS", operands: Operands([.hub], minimum: 1)
  ) { operands, _, session in
    try session.using(operands[0]) { try $0.makeTables() }
    try session.say("The hub is ready: “hub grant” lets a role sync a store through it.")
  }

  private static let checkHub = Subcommand(
    name: "check", summary: "Tell what a hub is, and how much it has.",
    synopsis: "ADDRESS [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.hub], minimum: 1)
  ) { operands, arguments, session in
    let report = try session.using(operands[0]) { try $0.check() }
    try session.listOfHub(report, arguments) {
      try session.say("It is \(report.engineName) \(report.versionText).")
      try session.say(
        report.isEncrypted
          ? "The connection is encrypted by TLS." : "The connection is not encrypted.")
      try session.say(
        report.hasRowSecurity
          ? "A role sees the stores alone that were granted to it."
          : "A role that may use it sees what all stores have there, as it is: encrypted if they are."
      )
      try session.say(
        "It has \(Counted.stores(report.stores)) of \(Counted.devices(report.replicas)): \(Counted.batches(report.batches)), \(Counted.snapshots(report.snapshots)), \(Counted.bytes(report.bytes))."
      )
      if report.leases > 0 {
        try session.say("It leases \(Counted.numberSeries(report.leases)) of invoice numbers.")
      }
    }
  }

  private static let grantHub = Subcommand(
    name: "grant", summary: "Let a role sync a store through a hub.",
    synopsis: "ADDRESS ROLE [STORE]", operands: Operands([.hub, .text, .text], minimum: 2)
  ) { operands, _, session in
    let (role, store) = (operands[1], operands.dropFirst(2).first)
    try session.using(operands[0]) { try $0.grant(role.bytes, store: store?.bytes) }
    let name = (store ?? role).text.quoted
    try session.say("The role \(role.text.quoted) may sync the store \(name) through the hub.")
  }

  private static let revokeHub = Subcommand(
    name: "revoke", summary: "Let a role sync a store through a hub no longer.",
    synopsis: "ADDRESS ROLE [STORE]", operands: Operands([.hub, .text, .text], minimum: 2)
  ) { operands, _, session in
    let (role, store) = (operands[1], operands.dropFirst(2).first)
    try session.using(operands[0]) { try $0.revoke(role.bytes, store: store?.bytes) }
    let name = (store ?? role).text.quoted
    try session.say(
      "The role \(role.text.quoted) may not sync the store \(name) through the hub any more.")
  }

  private static let olderThan = Option(
    name: "older-than", value: "DAYS", summary: "for how many days changes stay; 90 without it")

  private static let sweepHub = Subcommand(
    name: "sweep", summary: "Remove what snapshots have made needless, of all stores or of one.",
    synopsis: "ADDRESS [STORE] [--older-than DAYS] [--format FORMAT]",
    options: [olderThan, .outputFormat], operands: Operands([.hub, .text], minimum: 1)
  ) { operands, arguments, session in
    var days: Int64 = 90
    if let given = arguments.value(of: olderThan) {
      guard let number = Int64(given.text) else {
        throw ShellError.usage(
          "--older-than takes a number of days, not \(given.text.quoted).", at: given)
      }
      days = number
    }
    let store = operands.dropFirst().first
    let report = try session.using(operands[0]) {
      try $0.sweep(store: store?.bytes, olderThanDays: days)
    }
    try session.listOfHub(report, arguments) {
      try session.say(
        "Removed \(Counted.batches(report.batches)) and \(Counted.snapshots(report.snapshots))."
      )
    }
  }

  private static let removeFromHub = Subcommand(
    name: "remove", summary: "Delete all that a hub has of a store, for good.",
    synopsis: "ADDRESS STORE [--yes]", options: [.yes],
    operands: Operands([.hub, .text], minimum: 2)
  ) { operands, arguments, session in
    let name = operands[1].text.quoted
    try session.confirm(
      "delete all that the hub has of the store \(name)", count: 1, isForGood: true, arguments)
    try session.using(operands[0]) { try $0.remove(store: operands[1].bytes) }
    try session.say("The hub has nothing of the store \(name) any more.")
  }
}

extension Session {
  /// Runs what looks after a hub, which needs no store: one that is there says in which language all is told.
  fileprivate func using<Result>(_ address: Word, _ body: (Hub) throws -> Result) throws -> Result {
    let path = try storePath ?? Store.defaultPath()
    if (try? FileStatus(of: path)) != nil { _ = try? store() }
    let hub = Hub(
      address.bytes, password: { [passwords] in try passwords.give(for: $0) },
      goesOn: Interrupt.lets)
    return try Interrupt.whileCaught { try passwords.whileUsed { try body(hub) } }
  }

  /// Tells what a hub said; programs get it without a store.
  fileprivate func listOfHub(
    _ report: some Record, _ arguments: Arguments, _ sentences: () throws -> Void
  ) throws {
    let format = format(of: arguments)
    let none = format.layout == nil ? try Store(Store.Options(path: ":memory:")) : nil
    try list([report], as: format, in: none, table: sentences)
  }
}
