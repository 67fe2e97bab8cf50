import Domain
import Localization

/// An error of a hub request.
enum HubError: Error {
  case noConnection(needsPassword: Bool, message: String)
  /// The connection broke, before or after the server did what it was asked for.
  case lost(message: String)
  /// It broke, as it seems: nothing came for long.
  case silent
  /// What the server says, and its SQLSTATE.
  case refused(state: String, message: String)

  /// Whether another connection may do better.
  var isOfConnection: Bool {
    switch self {
    case .noConnection, .lost, .silent: true
    case .refused(let state, _):
      // Of a server that ends or begins, and of one that was the leader of several.
      state.hasPrefix("08")
        || ["57P01", "57P02", "57P03", "57P05", "25006", "53300"].contains(state)
    }
  }

  /// Whether the same may do better after a while: another transaction was in the way, or it is not known whether this
  /// one was.
  var isOfMoment: Bool {
    guard case .refused(let state, _) = self else { return false }
    return ["40001", "40P01", "40003", "55P03"].contains(state)
  }

  func failure(of address: HubAddress) -> Failure {
    switch self {
    case .noConnection(let needsPassword, let message):
      needsPassword
        ? Failure(
          .access,
          "The hub \(address.text) wants a password, and there is none: put it into the file ~/.pgpass, "
            + "or give it when it is asked for.", field: "password")
        : Failure(
          Self.isOfRights(message) ? .access : .inputOutput,
          "There is no connection to the hub \(address.text): \(Self.ended(message))")
    case .lost(let message):
      Failure(
        .inputOutput,
        "The connection to the hub \(address.text) broke: \(Self.ended(message)) Nothing is lost: "
          + "the next run goes on.")
    case .silent:
      Failure(
        .inputOutput,
        "The hub \(address.text) has not answered for long. Nothing is lost: the next run goes on.")
    case .refused(let state, let message): refusal(address, state, Self.ended(message))
    }
  }

  private func refusal(_ address: HubAddress, _ state: String, _ reason: String) -> Failure {
    switch state {
    case "3F000", "42P01", "42703":
      Failure(
        .notFound,
        "The hub \(address.text) has no tables of Taskcore, or others than this version knows: "
          + "“taskcore hub init” makes them, and “hub check” tells. \(reason)")
    case "42501":
      Failure(
        .access,
        "The hub \(address.text) does not let this role do that: “taskcore hub grant” gives it the right "
          + "to a store. \(reason)")
    case "42704":
      Failure(.notFound, "The hub \(address.text) knows no such role: \(reason)", field: "role")
    case "53100": Failure(.full, "The hub \(address.text) has no space left: \(reason)")
    case "25006": Failure(.access, "The hub \(address.text) is read-only: \(reason)")
    case "40001", "40P01", "40003", "53300", "55P03", "57014", "57P01", "57P02", "57P03":
      Failure(.busy, "The hub \(address.text) is busy: \(reason) Try again.")
    default:
      Failure(
        state.hasPrefix("28") ? .access : .inputOutput,
        "The hub \(address.text) refused it (\(state)): \(reason)")
    }
  }

  /// libpq gives no SQLSTATE of a connection that was refused.
  private static func isOfRights(_ message: String) -> Bool {
    [
      "authentication failed", "no pg_hba.conf entry", "is not permitted to log in",
      "does not exist",
    ]
    .contains { message.utf8.contains(bytes: $0.utf8) }
  }

  private static func ended(_ message: String) -> String {
    message.isEmpty ? "it says no more." : message.hasSuffix(".") ? message : message + "."
  }
}
