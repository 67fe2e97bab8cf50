import Platform
import TaskcoreSwift

/// The passwords of hubs and accounts, as somebody types them at the terminal, for as long as the session lasts.
///
/// For an account at Google, the access token of the login takes the place of a password. Those of hubs libpq takes from a
/// service file, a password file or PGPASSWORD before, and those of accounts are taken from their netrc files.
final class Passwords {
  private var typed: [String: [UInt8]] = [:]
  /// Whether somebody may be asked: not while they do something else.
  private var asks = true
  private var google = GoogleAccess()

  /// Nil when there is nobody to ask.
  func give(for address: String) throws -> [UInt8]? {
    if AccountAddress(address)?.kind == .google { return try google.token(for: address) }
    if let known = typed[address] { return known }
    guard asks, Descriptor.standardInput.isTerminal else { return nil }
    let password = try SecretPrompt.ask("Password of \(address):")
    typed[address] = password
    return password
  }

  /// Runs what uses them. What a server refused is asked for again the next time.
  func whileUsed<Result>(_ body: () throws -> Result) throws -> Result {
    google.begin()
    do {
      return try body()
    } catch let error as TaskcoreError where error.code == .access {
      typed = [:]
      throw error
    }
  }

  /// Runs what happens by itself, for which nobody is asked.
  func withoutAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    google.begin()
    asks = false
    defer { asks = true }
    return try body()
  }
}
