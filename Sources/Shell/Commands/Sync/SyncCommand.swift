import Platform
import TaskcoreSwift

extension Command {
  static let sync = Command(
    name: "sync", summary: "Sync the store between several devices.",
    subcommands: [
      addRemote, syncNow, syncStatus, syncDevices, renameDevice, retireDevice, listConflicts,
      resolveConflicts, listCollections, chooseCollection, dropCollection, makeCollection,
      listSeries,
      claimSeries, useSeries, syncPassphrase, removeRemote, syncOff,
    ],
    otherwise: Subcommand(
      name: "", summary: "Take in what other devices and servers have, and leave what is new here.",
      synopsis: "[--yes]", options: [.yes], operands: .none
    ) { _, arguments, session in try session.syncAll(arguments) },
    notes: [
      """
      A server that keeps tasks and events is synced with, too: “sync add caldav:https://anna@dav.example.org/”, then \
      “sync collections” and “sync choose”. Its password is asked for, or in a netrc file that is yours alone.
      """,
      """
      So is an account at Google: “sync add google:”, or “google:work” where there are several, opens the page where you agree, \
      and keeps what that gives in a file of yours alone. “--client” names the file of the client by which Google knows the \
      program, from Google's console; docs/google.md tells how to get one. “sync remove google:” takes back what you allowed.
      """,
      """
      The devices share a folder that another program synchronises: Syncthing, Dropbox, NFS, a USB \
      stick. With a passphrase, the same on all of them, nobody else can read what is in it.
      """,
      """
      Instead of the folder, they can have a hub: a PostgreSQL database, “sync add postgresql://anna@hub.example.org/tasks”. \
      “help hub” tells what an address is.
      """,
      """
      A second device joins by the same command, once the folder has come. Its own data are merged: both then \
      have everything.
      """,
      """
      Concurrent changes of a value by two devices are a conflict: the later value counts, and “sync \
      conflicts” lists the other one until you choose.
      """,
      """
      During a conversation and in “watch”, a store that is synced through a folder or a hub is synced by itself, and each minute \
      with servers whose first run is over; a line tells what came; “set sync no” ends that.
      """,
    ],
    examples: [
      "sync add ~/Syncthing/tasks", "sync add caldav:https://anna@dav.example.org/",
      "sync add google: --client client.json",
      "sync choose 1",
      "sync add postgresql://anna@hub.example.org/tasks", "sync",
      "sync status", "sync conflicts", "sync resolve 1 theirs", "sync devices",
      "sync retire phone", "sync series", "sync claim invoice",
    ])

  static let passphraseFile = Option(
    name: "passphrase-file", value: "FILE", kind: .file,
    summary: "whose first line is the passphrase")
  private static let plain = Option(name: "plain", summary: "not encrypted")
  private static let deviceName = Option(
    name: "name", value: "NAME", summary: "what people call this device; its host name without it")

  private static let addRemote = Subcommand(
    name: "add",
    summary:
      "Sync through a folder or a hub, or with a server: as the first device, or joining others.",
    synopsis:
      "FOLDER|ADDRESS [--name NAME] [--passphrase-file FILE|--plain] [--netrc FILE] [--ca FILE] [--client FILE] [--wait SECONDS]",
    options: [
      deviceName, passphraseFile, plain, netrc, authorities, googleClient, browserWait,
    ],
    operands: Operands([.file], minimum: 1)
  ) { operands, arguments, session in
    let place = operands[0]
    if let account = AccountAddress(place.text) {
      let device = arguments.value(of: deviceName)?.text ?? HostName.present
      return try account.add(device: device, arguments, to: session)
    }
    let isHub = HubAddressText.isMeant(by: place.text)
    guard let path = try isHub ? place.bytes : place.path else {
      throw ShellError.usage(
        "The sync goes through a folder or a hub: give its path, or its address.", at: place)
    }
    let store = try session.store()
    let name = arguments.value(of: deviceName)?.text ?? HostName.present
    let passphrase =
      arguments.has(plain)
      ? [] : try Passphrase.read(from: arguments.value(of: passphraseFile), isNew: true)
    let source: Store.PassphraseSource? = passphrase.isEmpty ? nil : { passphrase }
    _ = try session.passwords.whileUsed {
      isHub
        ? try store.addRemote(hub: path, device: name, passphrase: source)
        : try store.addRemote(path, device: name, passphrase: source)
    }
    try session.syncNow()
  }

  private static let syncNow = Subcommand(
    name: "now",
    summary: "Take in what other devices and servers have, and leave what is new here.",
    synopsis: "[--yes]", options: [.yes], operands: .none
  ) { _, arguments, session in try session.syncAll(arguments) }

  private static let syncStatus = Subcommand(
    name: "status", summary: "Tell when it was synced last, and what waits.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let store = try session.store()
    let state = try store.syncState()
    try session.list([state], as: session.format(of: arguments)) {
      guard state.isEnabled else {
        return try session.say("This store is not synced: “sync add FOLDER” begins.")
      }
      let places =
        try store.remotes().map { ($0.path, $0.lastRun) }
        + store.accounts().map { ($0.address, $0.lastRun) }
      for (place, run) in places {
        let last = try run.map { try session.dates().text($0) } ?? Message("never").text
        try session.say("\(place), synced last: \(last)")
      }
      // Servers of accounts read what they keep.
      if state.remotes > 0 {
        try session.say(
          state.isEncrypted ? "What is there is encrypted." : "What is there is not encrypted.")
      }
      try session.say("On \(Counted.devices(state.replicas)).")
      if state.toSend > 0 {
        try session.say("To be sent: \(Counted.changes(state.toSend)).")
      }
      if state.conflicts > 0 {
        try session.say(Counted.listedConflicts(state.conflicts))
      }
      try session.sayTwins(state)
    }
  }

  private static let syncDevices = Subcommand(
    name: "devices", summary: "List the devices that have the store.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let replicas = try session.store().replicas()
    try session.list(replicas, as: session.format(of: arguments)) {
      guard !replicas.isEmpty else { return try session.output.print("No devices.") }
      let dates = try session.dates()
      try Table(
        columns: [.main("Name"), .init(title: "Heard of"), .init(title: "State")],
        rows: replicas.map { replica in
          let state: Message =
            replica.retired != nil ? "retired" : replica.isSelf ? "this device" : ""
          return [
            Table.Cell(replica.label), Table.Cell(try replica.heard.map(dates.text) ?? ""),
            Table.Cell(state.text),
          ]
        }
      ).print(to: session.output)
    }
  }

  private static let renameDevice = Subcommand(
    name: "rename", summary: "Give this device another name.", synopsis: "NAME",
    operands: Operands([.text], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    guard let own = try store.replicas().first(where: \.isSelf) else {
      throw ShellError.failed("This store is not synced: “sync add FOLDER” begins.")
    }
    try store.renameReplica(own.uid, to: operands[0].bytes)
    try session.say("This device is called \(operands[0].text.quoted) now.")
  }

  private static let retireDevice = Subcommand(
    name: "retire", summary: "Wait for a device no longer, as for one that was lost.",
    synopsis: "NAME", operands: Operands([.device], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let named = try store.replicas().filter {
      !$0.isSelf && ($0.name == operands[0].text || $0.uid == operands[0].text)
    }
    guard let replica = named.first, named.count == 1 else {
      throw ShellError.failed(
        named.isEmpty
          ? "No other device is called \(operands[0].text.quoted): “sync devices” lists them."
          : "Several devices are called \(operands[0].text.quoted): give the uid of one.")
    }
    try store.retireReplica(replica.uid)
    try session.say("Nobody waits for \(replica.label) any more.")
  }

  private static let listConflicts = Subcommand(
    name: "conflicts", summary: "List what was changed here and elsewhere at once.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let conflicts = try session.store().syncConflicts()
    try session.list(conflicts, as: session.format(of: arguments)) {
      guard !conflicts.isEmpty else { return try session.output.print("No conflicts.") }
      let numbered = try NumberedConflict.all(in: session.store())
      try Table(numbered, session.dates()).print(to: session.output)
      try session.say("“sync resolve NUMBER mine|theirs” chooses.")
    }
  }

  private static let resolveConflicts = Subcommand(
    name: "resolve", summary: "Choose what counts of a conflict, on all devices.",
    synopsis: "NUMBER|all mine|theirs|merged",
    operands: Operands(
      [.conflict, .word(SyncConflict.Choice.allCases.map(\.rawValue))],
      minimum: 2)
  ) { operands, _, session in
    let store = try session.store()
    let conflicts = try store.syncConflicts()
    guard let choice = SyncConflict.Choice(rawValue: operands[1].text.lowercased()) else {
      throw ShellError.usage(
        "\(operands[1].text.quoted) is neither mine nor theirs nor merged.", at: operands[1])
    }
    var chosen = conflicts
    if operands[0].text.lowercased() != "all" {
      guard let number = Int(operands[0].text), conflicts.indices.contains(number - 1) else {
        throw ShellError.usage(
          "There is no conflict \(operands[0].text.quoted): “sync conflicts” lists them.",
          at: operands[0])
      }
      chosen = [conflicts[number - 1]]
    }
    try store.resolveSyncConflicts(chosen.map(\.uid), choice)
    try session.say("Resolved \(Counted.conflicts(Int64(chosen.count))).")
  }

  private static let removeRemote = Subcommand(
    name: "remove",
    summary: "Sync through a folder or a hub, or with a server, no longer; what is there stays.",
    synopsis: "FOLDER|ADDRESS [--yes]", options: [.yes],
    operands: Operands([.remote], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    if let account = try store.account(at: operands[0].text) {
      if account.kind == .google { try session.logOut(of: account.address, arguments) }
      try store.removeAccount(account.id)
      return try session.say("The store is not synced with \(account.address) any more.")
    }
    let isMeant = { HubAddressText.areAlike($0, operands[0].text) }
    guard let remote = try store.remotes().first(where: { isMeant($0.path) }) else {
      throw ShellError.failed(
        "The store is not synced through \(operands[0].text.quoted): “sync status” tells through what."
      )
    }
    try store.removeRemote(remote.id)
    try session.say("The store is not synced through \(remote.path) any more.")
  }

  private static let syncOff = Subcommand(
    name: "off", summary: "End the sync of this store; all that it has stays.", synopsis: "",
    options: [.yes], operands: .none
  ) { _, arguments, session in
    try session.confirm("end the sync of this store", count: 1, isForGood: true, arguments)
    let store = try session.store()
    for account in try store.accounts() where account.kind == .google {
      try session.logOut(of: account.address, arguments)
    }
    try store.disableSync()
    try session.say("The store is not synced any more.")
  }
}

extension Session {
  /// Syncs through folders and hubs, with accounts, and again where these brought something for the others.
  func syncAll(_ arguments: Arguments) throws {
    let store = try store()
    let hasAccounts = try !store.accounts().isEmpty
    let hasRemotes = try store.remotes().contains(where: \.isReachable)
    if hasRemotes || !hasAccounts { try syncNow() }
    guard hasAccounts else { return }
    try syncAccounts(arguments)
    if hasRemotes, try store.syncState().pending > 0 { try syncNow() }
  }

  func syncNow() throws {
    let store = try store()
    let report = try ProgressBar.whileShown("Syncing", in: self) { bar in
      try passwords.whileUsed {
        try store.sync { done, total in
          try Interrupt.check()
          bar.update(fraction: total > 0 ? Double(done) / Double(total) : 1)
        }
      }
    }
    syncWatch.skip(in: store)
    try list([report], as: settings.format) {
      if report.received == 0, report.sent == 0 {
        try say("Nothing is new.")
      } else {
        try say(
          "Received \(Counted.changes(report.received)), sent \(Counted.changes(report.sent)).")
      }
      if report.waiting > 0 {
        try say("Waiting for what has not come yet: \(Counted.changes(report.waiting)).")
      }
      if report.conflicts > 0 {
        try say(Counted.listedConflicts(report.conflicts))
      }
      try sayTwins(store.syncState())
    }
  }
}
