import CTaskcoreHeader

/// A link of a task or an event to a page or a file.
public struct Link: Codable, Hashable, Sendable {
  /// Such as `https://example.org`; an absolute path becomes a `file:` URL.
  public let url: String
  /// Empty for none.
  public let title: String
  /// Such as `application/pdf`; empty for none.
  public let mediaType: String

  /// A link to an address.
  public init(url: String, title: String = "", mediaType: String = "") {
    self.url = url
    self.title = title
    self.mediaType = mediaType
  }

  init(_ row: taskcore_link) {
    url = String(c: row.url)
    title = String(c: row.title)
    mediaType = String(c: row.media_type)
  }

  /// For the library, with its texts in a memory.
  func input(in memory: CStrings) -> taskcore_link {
    var input = blank(taskcore_link(), taskcore_link_init)
    input.url = memory.copy(url)
    input.title = memory.copy(title)
    input.media_type = memory.copy(mediaType)
    return input
  }
}
