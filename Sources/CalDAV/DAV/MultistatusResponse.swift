import Domain
import Interchange

/// The part of a multistatus response for one resource, or for several with the same status: RFC 4918 section
/// 14.24.
struct MultistatusResponse {
  /// As they were written.
  let hrefs: [String]
  /// Of the resource; nil where its properties have one each.
  let status: Int?
  private let found: [XMLElement]

  init(_ element: XMLElement) {
    hrefs = element.children("href").map { TextRule.trimmed($0.text) }
    status = element.child("status").flatMap { Self.status($0.text) }
    var found: [XMLElement] = []
    for part in element.children("propstat") {
      let status = part.child("status").flatMap { Self.status($0.text) } ?? 200
      if (200...299).contains(status) {
        found += part.children("prop").flatMap(\.children)
      }
    }
    self.found = found
  }

  /// A property that the resource has.
  func property(_ name: String, in namespace: String = XMLNamespace.dav) -> XMLElement? {
    found.first { $0.isNamed(name, in: namespace) }
  }

  /// The text of a property without white space around it; nil when there is none.
  func text(_ name: String, in namespace: String = XMLNamespace.dav) -> String? {
    guard let element = property(name, in: namespace) else { return nil }
    let text = TextRule.trimmed(element.text)
    return text.isEmpty ? nil : text
  }

  /// The addresses in a property.
  func hrefs(in name: String, of namespace: String = XMLNamespace.dav) -> [String] {
    (property(name, in: namespace)?.children("href") ?? []).map { TextRule.trimmed($0.text) }
  }

  /// Whether the server says nothing against it.
  var isThere: Bool { status.map { (200...299).contains($0) } ?? true }
  var isGone: Bool { status == 404 || status == 410 }

  /// A resource in which there are others.
  var isCollection: Bool { property("resourcetype")?.has("collection") ?? false }

  /// `HTTP/1.1 404 Not Found`
  private static func status(_ line: String) -> Int? {
    let words = line.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" })
    guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]),
      (100...599).contains(status)
    else { return nil }
    return status
  }
}
