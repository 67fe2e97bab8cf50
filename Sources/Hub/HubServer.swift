import CPostgres
import Domain
import Platform

/// A hub during one run of sync. It connects at the first request, and reconnects when the connection breaks.
///
/// All requests are idempotent: one whose answer was lost is sent again.
package final class HubServer {
  /// How often a request is sent.
  private static let mostTries = 10
  /// In milliseconds.
  private static let firstPause: Int32 = 40
  private static let longestPause: Int32 = 2_000

  let address: HubAddress
  private let caller: HubCaller
  private var connection: HubConnection?
  private var password: String?
  /// Whether the server was reached: after that, it is worth to wait until it is there again.
  private var isKnown = false

  package init(_ address: HubAddress, for caller: HubCaller) {
    self.address = address
    self.caller = caller
  }

  /// The name of the store at the hub.
  ///
  /// - Throws: what ``run(_:)`` throws, for the name of the role is known by connecting.
  func storeName() throws -> String {
    if let store = address.store { return store }
    if connection == nil { _ = try run([]) }
    let user = connection?.user ?? ""
    try HubName.check(user, field: "path")
    return user
  }

  var isEncrypted: Bool { connection?.isEncrypted ?? false }
  var serverVersion: Int32 { connection?.serverVersion ?? 0 }

  /// Runs all of them in one transaction, or none of them.
  ///
  /// - Throws: `inputOutput`, `access`, `busy`, `notFound`, `full`; `interrupted`; what the caller's password throws.
  func run(_ requests: [HubRequest]) throws -> [HubAnswer] {
    var tries = 0
    while true {
      do {
        let connection = try self.connection ?? connect()
        self.connection = connection
        isKnown = true
        return requests.isEmpty ? [] : try connection.run(requests)
      } catch let error as HubError {
        tries += 1
        if error.isOfConnection { connection = nil }
        let isWorthIt = error.isOfConnection ? isKnown : error.isOfMoment
        guard isWorthIt, tries < Self.mostTries else { throw error.failure(of: address) }
      } catch {
        // Answers may be on their way that nobody waits for.
        connection = nil
        throw error
      }
      try pause(tries)
    }
  }

  func run(_ request: HubRequest) throws -> HubAnswer {
    try run([request]).first ?? HubAnswer()
  }

  private func connect() throws -> HubConnection {
    do {
      return try HubConnection(to: address, password: password, for: caller)
    } catch HubError.noConnection(needsPassword: true, let message) {
      guard password == nil, let given = try caller.password(address.text) else {
        throw HubError.noConnection(needsPassword: password == nil, message: message)
      }
      password = given
      return try HubConnection(to: address, password: given, for: caller)
    }
  }

  /// Longer each time, and never as long as others that wait for the same.
  private func pause(_ tries: Int) throws {
    let longest = min(Self.firstPause << Int32(min(tries, 8)), Self.longestPause)
    let end = SteadyClock.milliseconds + Int64.random(in: Int64(longest / 2)...Int64(longest))
    while SteadyClock.milliseconds < end {
      try caller.check()
      caller.aside { SteadyClock.sleep(milliseconds: 20) }
    }
  }
}
