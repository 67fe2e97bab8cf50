import Platform
import TaskcoreSwift

/// Provides access tokens of logged-in Google accounts, and refreshes expired ones.
struct GoogleAccess {
  /// A token that ends sooner is not used any more, in milliseconds.
  private static let shortest: Int64 = 60_000

  /// By the addresses, what was given since somebody began to use them: who asks once more was refused with it.
  private var given: [String: String] = [:]

  mutating func begin() { given = [:] }

  /// - Throws: a failure when nobody is logged in, or has to log in anew.
  mutating func token(for address: String) throws -> [UInt8] {
    let file = try GoogleTokenFile(of: address)
    guard var tokens = try file.read() else {
      throw ShellError.failed(
        "Nobody is logged in to \(address) on this machine: “sync add \(address)” does so.")
    }
    if !isGood(tokens) {
      // Another program may be at the same.
      tokens = try PrivateFile.alone(with: Array(file.path.utf8)) {
        if let present = try file.read(), isGood(present) { return present }
        let fresh = try refreshed(tokens, file)
        try file.write(fresh)
        return fresh
      }
    }
    given[address] = tokens.access
    return Array(tokens.access.utf8)
  }

  private func isGood(_ tokens: StoredTokens) -> Bool {
    tokens.end > WallClock.milliseconds + Self.shortest && given[tokens.address] != tokens.access
  }

  private func refreshed(_ tokens: StoredTokens, _ file: GoogleTokenFile) throws -> StoredTokens {
    do {
      var fresh = tokens
      let got = try GoogleClient(of: file).refresh(tokens.refresh)
      fresh.access = got.access
      fresh.end = got.end
      fresh.refresh = got.refresh ?? tokens.refresh
      return fresh
    } catch let error as TaskcoreError where error.code == .access && error.field == "token" {
      throw ShellError.failed(
        "What was allowed at Google for \(tokens.address) has ended, or was taken back: “sync add \(tokens.address)” logs in anew."
      )
    }
  }
}

extension GoogleClient {
  /// The one by which tokens were got.
  init(of file: GoogleTokenFile) {
    self.init(file: file.clientPath, address: file.address)
    goesOn = { Interrupt.lets() && SyncWatch.lets() }
  }
}
