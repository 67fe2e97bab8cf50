import Domain
import Localization

extension GoogleAnswer {
  /// Why a request came to nothing, in words that `shown` makes fit for a sentence.
  func refusal(_ shown: (String) -> Message) -> Failure {
    let reason: Message = words.isEmpty ? "" : ": \(shown(words))"
    if asksToWait {
      if [500, 502, 503, 504].contains(status) {
        return Failure(.inputOutput, "\(place) failed (\(status))\(reason).")
      }
      return Failure(.busy, "\(place) was asked too often (\(status)): try again later.")
    }
    if lacksScope {
      return Failure(
        .access,
        "The access token does not allow this at \(place): ask the user for it again, with the scope for calendars, "
          + "for tasks or for both.", field: "scope")
    }
    if isSwitchedOff {
      return Failure(
        .access,
        "This part of Google is not switched on for the client id that the access token is of\(reason).",
        field: "scope")
    }
    return switch status {
    case 401:
      Failure(
        .access,
        "\(place) refused the access token: it has expired or was taken back. Ask the user for a new one.",
        field: "token")
    case 403: Failure(.access, "\(place) does not allow this\(reason).", field: "path")
    case 404, 410:
      Failure(.notFound, "\(place) has nothing at \(path) (\(status))\(reason).", field: "path")
    case 400, 409, 412, 413, 422:
      Failure(.unsupported, "\(place) does not take this (\(status))\(reason).", field: "item")
    default:
      Failure(
        .malformed,
        "\(place) answered with the status \(status)\(reason), which is no answer to it.")
    }
  }
}
