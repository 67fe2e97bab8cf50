import Domain
import Interchange
import Platform
import Storage

/// The client file from Google's console.
///
///     {"installed": {"client_id": "….apps.googleusercontent.com", "client_secret": "…"}}
extension GoogleOAuth.Client {
  private static let field = "client_path"
  private static let maximumSize = 1 << 16

  /// - Throws: `notFound` and what else the system refuses; `malformed` for what is no such file; `invalid` for a client of
  ///   another type.
  package init(file path: String) throws {
    let bytes = try Failure.about(Self.field) {
      // To open and close the file of a store would give its locks up.
      try OpenFile.refuse(path: path)
      return try Failure.whileUsing(path) {
        let file = try File(at: path, for: .readingWithoutWaiting)
        return try file.withDescriptor { try $0.readAll(limit: Self.maximumSize + 1) }
      }
    }
    guard bytes.count <= Self.maximumSize, let text = String(validating: bytes, as: UTF8.self),
      let file = try? JSONValue(text: text)
    else { throw Self.malformed(path) }
    if file["web"] != nil || file["type"] != nil {
      throw Failure(
        .invalid,
        "\(path) is of a client of another type: make one of the type “Desktop app”, and download its file.",
        field: Self.field)
    }
    guard let client = file["installed"], let id = client.text("client_id"), !id.isEmpty else {
      throw Self.malformed(path)
    }
    self.init(id: id, secret: client.text("client_secret") ?? "")
  }

  private static func malformed(_ path: String) -> Failure {
    Failure(
      .malformed,
      "\(path) is no file of a client of Google: its console gives one as JSON, with “installed” and “client_id” in it.",
      field: field)
  }
}
