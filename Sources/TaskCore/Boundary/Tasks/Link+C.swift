import CTaskcore
import Domain
import Localization

extension [Link] {
  /// Links as a caller gives them, of what messages call so.
  ///
  /// - Throws: `invalid` for too many links, and for a bad one.
  init(_ pointer: UnsafePointer<taskcore_link>?, count: Int, of owner: Message) throws {
    guard (0...Link.maximumCount).contains(count) else {
      throw Failure(
        .invalid,
        "\(owner) has at most \(Link.maximumCount) links, not \(UInt(bitPattern: count)).",
        field: "links")
    }
    self = try CallerArray(pointer, count: UInt(count), "links").map { link in
      func optional(_ pointer: UnsafePointer<CChar>?, _ noun: Message) throws -> String {
        pointer == nil ? "" : try TaskCore.text(pointer, "links", as: noun)
      }
      return try Link(
        TaskCore.text(link.url, "links", as: "URL"), title: optional(link.title, "title"),
        mediaType: optional(link.media_type, "media type"))
    }
  }
}

extension taskcore_link {
  /// The same for a caller, with its texts in an arena.
  init(_ link: Link, in arena: Arena) throws {
    self.init()
    struct_size = MemoryLayout<taskcore_link>.size
    url = try arena.text(link.url)
    title = try arena.text(link.title)
    media_type = try arena.text(link.mediaType)
  }
}

extension Arena {
  /// The links of a row.
  func links(
    _ column: UnsafeBufferPointer<UInt8>, of what: Message
  ) throws -> (first: UnsafePointer<taskcore_link>?, count: Int) {
    let links = try Failure.damaged("a link of \(what)") {
      try [Link](text: String(decoding: column, as: UTF8.self))
    }
    let copies = try array(links, of: taskcore_link.self) { try taskcore_link($0, in: self) }
    return (copies, links.count)
  }
}
