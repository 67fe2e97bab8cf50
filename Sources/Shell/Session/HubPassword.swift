import Platform
import TaskcoreSwift

/// The password of a hub, as somebody types it at the terminal, for as long as the session lasts.
///
/// libpq takes it from a service file, a password file or PGPASSWORD before.
final class HubPassword {
  private var typed: [UInt8]?
  /// Whether somebody may be asked: not while they do something else.
  private var asks = true

  /// Nil when there is nobody to ask.
  func give() throws -> [UInt8]? {
    if let typed { return typed }
    guard asks, Descriptor.standardInput.isTerminal else { return nil }
    typed = try SecretPrompt.ask("Password of the hub:")
    return typed
  }

  /// Runs what uses it. What the server refused is asked for again the next time.
  func whileUsed<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as TaskcoreError where error.code == .access {
      typed = nil
      throw error
    }
  }

  /// Runs what happens by itself, for which nobody is asked.
  func withoutAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    asks = false
    defer { asks = true }
    return try body()
  }
}
