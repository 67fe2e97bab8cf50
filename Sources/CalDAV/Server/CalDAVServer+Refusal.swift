import Domain
import Localization
import Network

extension CalDAVServer {
  /// Why a request about a collection came to nothing.
  func refusal(_ response: HTTPResponse, to method: String) -> Failure {
    let place = response.address.place
    let path = response.address.path
    let status = response.status
    let reason = reason(of: response)
    let target = response["location"].map { client.shown($0) } ?? "?"
    return switch status {
    case 300...399:
      Failure(
        .inputOutput,
        "\(place) has moved \(path) to \(target): look for the collections again.", field: "address"
      )
    case 403:
      Failure(.access, "\(place) does not allow \(method) of \(path)\(reason).", field: "address")
    // 409 to what is new: the collection around it is not there (RFC 4918 section 9.7.1).
    case 404, 409, 410:
      Failure(.notFound, "\(place) has nothing at \(path) (\(status))\(reason).", field: "address")
    case 405, 501:
      Failure(.unsupported, "\(place) has no \(method) for \(path)\(reason).", field: "address")
    case 423: Failure(.busy, "\(place) has locked \(path)\(reason): try again later.")
    case 507: Failure(.full, "\(place) has no room for more\(reason).")
    case 500...599:
      Failure(.inputOutput, "\(place) failed at \(method) of \(path) (\(status))\(reason).")
    default:
      Failure(
        .malformed,
        "\(place) answered \(method) of \(path) with the status \(status)\(reason), which is no answer to it."
      )
    }
  }

  /// What it says of it, as `: valid-sync-token`.
  func reason(of response: HTTPResponse) -> Message {
    let text = DAVError(response).text
    if text.isEmpty { return "" }
    return ": \(client.shown(text.hasSuffix(".") ? String(text.dropLast()) : text))"
  }

  /// An invalid list is an error, and never means an empty one.
  func unreadable(_ what: Message, at scope: CollectionScope) -> Failure {
    Failure(
      .malformed,
      "\(scope.address.place) listed \(scope.address.path) with \(what), so nothing is concluded from it."
    )
  }
}
