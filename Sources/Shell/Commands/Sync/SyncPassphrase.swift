import Platform
import TaskcoreSwift

extension Command {
  private static let enter = Option(
    name: "enter", summary: "take the one that was changed on another device")

  static let syncPassphrase = Subcommand(
    name: "passphrase", summary: "Change the passphrase of the sync, on this device first.",
    synopsis: "[--enter] [--passphrase-file FILE]", options: [enter, passphraseFile],
    operands: .none
  ) { _, arguments, session in
    let store = try session.store()
    guard try store.syncState().isEnabled else {
      throw ShellError.failed("This store is not synced: “sync add FOLDER” begins.")
    }
    let isNew = !arguments.has(enter)
    let passphrase = try Passphrase.read(
      from: arguments.value(of: passphraseFile), isNew: isNew, isOptional: false)
    if isNew {
      try store.changePassphrase { passphrase }
      try session.say(
        "The passphrase is changed. Type it on each other device: “sync passphrase --enter”.")
    } else {
      try store.enterPassphrase { passphrase }
      try session.say("The passphrase is taken.")
    }
    if try store.remotes().contains(where: \.isReachable) { try session.syncNow() }
  }
}
