import Domain
import Network
package import Servers

extension CalDAVServer {
  package func makeCollection(
    named name: String, holding contents: ServerCollection.Contents, colour: String?
  ) throws -> ServerCollection {
    guard let home = try homes().first else {
      throw Failure(.unsupported, "\(address.place) has no place for a new collection.")
    }
    var place = CollectionScope(home).address
    place.path += PercentEncoding.text(newName()) + "/"
    var response = try make(place, name, contents, colour)
    // Apple's colour is in no standard, and all that is asked for is done or nothing.
    let isOfProperty = [207, 400, 403, 409, 422, 424].contains(response.status)
    if colour != nil, isOfProperty { response = try make(place, name, contents, nil) }
    guard [200, 201, 204].contains(response.status) else {
      if [403, 405, 409, 501].contains(response.status) {
        throw Failure(
          .unsupported,
          "\(place.place) makes no collections (\(response.status))\(reason(of: response)): make one with what "
            + "the server has for it.")
      }
      throw refusal(response, to: "MKCALENDAR")
    }
    return try collection(at: place)
  }

  private func make(
    _ place: HTTPAddress, _ name: String, _ contents: ServerCollection.Contents, _ colour: String?
  ) throws -> HTTPResponse {
    let components =
      (contents.contains(.tasks) ? ["VTODO"] : []) + (contents.contains(.events) ? ["VEVENT"] : [])
    var request = HTTPRequest(
      "MKCALENDAR", place,
      headers: [.init("Content-Type", "application/xml; charset=utf-8")],
      body: RequestBody.mkcalendar(name: name, components: components, colour: colour))
    request.followsRedirects = false
    return try client.answer(to: request)
  }

  private func collection(at place: HTTPAddress) throws -> ServerCollection {
    let response = try propfind(place, depth: 0, RequestBody.collection)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var collection: ServerCollection?
    _ = try Multistatus(response) { entry in
      collection = collection ?? ServerCollection(entry, at: place)
    }
    guard let collection else {
      throw Failure(
        .malformed,
        "\(place.place) made a collection at \(place.path) that is none for tasks and events.")
    }
    return collection
  }
}
