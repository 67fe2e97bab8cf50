package import Localization

/// A link of a task or an event to a page or a file: `Link("https://example.org", title: "Plan")`.
package struct Link: Hashable, Sendable {
  /// A URL; of a file by its path, a `file:` URL.
  package let url: String
  /// Empty for none.
  package let title: String
  /// Such as `application/pdf`; empty for none.
  package let mediaType: String

  package static let maximumCount = 100
  /// Between its parts. No line has it, nor what stands between links.
  package static let divider: Character = "\u{1E}"

  /// - Throws: `invalid` for an invalid URL, line or media type.
  package init(_ url: String, title: String = "", mediaType: String = "") throws {
    self.url = try Self.address(url)
    self.title = title.isEmpty ? "" : try TextRule.linkTitle.line(title)
    self.mediaType = mediaType.isEmpty ? "" : try Self.checked(mediaType: mediaType)
  }

  /// Makes a `file:` URL of an absolute path.
  private static func address(_ text: String) throws -> String {
    let line = TextRule.trimmed(text)
    guard line.hasPrefix("/") else { return try Failure.about("links") { try TextRule.url(line) } }
    var bytes: [UInt8] = []
    for byte in line.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes.append(contentsOf: ("%" + (byte < 0x10 ? "0" : "") + digits).utf8)
      }
    }
    return try Failure.about("links") {
      try TextRule.url("file://" + String(decoding: bytes, as: UTF8.self))
    }
  }

  /// What a path of a URL has as it is (RFC 3986 section 3.3).
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-._~!$&'()*+,;=:@/".utf8.contains(byte)
    }
  }

  /// `type/subtype` of RFC 6838, in lower case.
  private static func checked(mediaType text: String) throws -> String {
    let type = TextRule.trimmed(text).lowercased()
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, type.utf8.count <= 255, parts.allSatisfy({ isMediaName($0) }) else {
      throw Failure(
        .invalid, "“\(text.prefix(80))” is no media type such as application/pdf.", field: "links")
    }
    return type
  }

  private static func isMediaName(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: "!#$&-^_.+".utf8.contains(byte)
        }
      }
  }
}

extension TextRule {
  package static let linkTitle = TextRule(what: "A link's title", field: "links", maximum: 1_000)
}

extension [Link] {
  /// As the store and the change log have them; nil for none.
  package var column: String? { isEmpty ? nil : text }

  package var text: String {
    map { "\($0.url)\(Link.divider)\($0.title)\(Link.divider)\($0.mediaType)" }
      .joined(separator: String(TagSet.separator))
  }

  /// - Throws: `corrupt` for a column that cannot be read.
  package init(text: String?) throws {
    self = try (text ?? "").split(separator: TagSet.separator).map { part in
      let parts = part.split(separator: Link.divider, omittingEmptySubsequences: false)
      guard parts.count == 3,
        let link = try? Link(
          String(parts[0]), title: String(parts[1]), mediaType: String(parts[2]))
      else { throw Failure(.corrupt, "The store has a link that cannot be read.") }
      return link
    }
  }

  /// The links, each with an address of its own.
  ///
  /// - Throws: `invalid` for too many, and for two with one address.
  package func checked(of owner: Message) throws -> [Link] {
    guard count <= Link.maximumCount else {
      throw Failure(
        .invalid, "\(owner) has at most \(Link.maximumCount) links, not \(count).", field: "links")
    }
    var seen = Set<ExactText>()
    for link in self where !seen.insert(ExactText(link.url)).inserted {
      throw Failure(
        .invalid, "The link to “\(link.url.prefix(80))” is there twice.", field: "links")
    }
    return self
  }
}

extension Task {
  package mutating func setLinks(_ links: [Link]) throws {
    self.links = try links.checked(of: "A task")
  }
}

extension Event {
  package mutating func setLinks(_ links: [Link]) throws {
    self.links = try links.checked(of: "An event")
  }
}
