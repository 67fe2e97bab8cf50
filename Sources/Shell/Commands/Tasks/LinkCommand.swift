import Platform
import TaskcoreSwift

extension Command {
  static let link = Command(
    name: "link", summary: "Add a link to a page or a file to a task or an event.",
    synopsis: "link ID ADDRESS [TITLE]... [--type TYPE] [--event]",
    options: [mediaType, ofEvent],
    operands: Operands(
      [.taskIDs(Set(Status.allCases)), .file, .text], minimum: 2, repeatsLast: true),
    notes: [
      "ADDRESS is a URL, or the name of a file. One that it has already gets the title and the type.",
      "show lists the links; unlink removes one.",
    ],
    examples: [
      "link 3 https://example.org/plan The plan", "link 3 ~/plan.pdf --type application/pdf",
      "link 2 https://example.org/call --event",
    ]
  ) { arguments, session in
    let address = try arguments.operands[1].linkAddress
    let title = Array(arguments.operands.dropFirst(2).map(\.bytes).joined(separator: " ".utf8))
    let link = Link(
      url: address, title: String(decoding: title, as: UTF8.self),
      mediaType: arguments.value(of: mediaType)?.text ?? "")
    try session.changeLinks(of: arguments.operands[0], arguments, .linked) {
      "Linked event \($0)."
    } changing: { links in
      if let index = links.firstIndex(where: { $0.url == address }) {
        links[index] = link
      } else {
        links.append(link)
      }
    }
  }

  static let unlink = Command(
    name: "unlink", summary: "Remove a link from a task or an event.",
    synopsis: "unlink ID ADDRESS|NUMBER [--event]", options: [ofEvent],
    operands: Operands([.taskIDs(Set(Status.allCases)), .text], minimum: 2),
    notes: ["NUMBER is its place among the links, from 1."],
    examples: ["unlink 3 1", "unlink 3 https://example.org/plan"]
  ) { arguments, session in
    let word = arguments.operands[1]
    try session.changeLinks(of: arguments.operands[0], arguments, .unlinked) {
      "Unlinked event \($0)."
    } changing: { links in
      let address = try? word.linkAddress
      let index =
        Int(word.text).map { $0 - 1 }
        ?? links.firstIndex { $0.url == word.text || $0.url == address }
      guard let index, links.indices.contains(index) else {
        throw ShellError.failed("It has no link \(word.text.quoted).")
      }
      links.remove(at: index)
    }
  }

  private static let mediaType = Option(
    name: "type", value: "TYPE", summary: "its media type, such as application/pdf")
  fileprivate static let ofEvent = Option(name: "event", summary: "the id is that of an event")
}

extension Session {
  /// Changes the links of a task or an event.
  fileprivate func changeLinks(
    of word: Word, _ arguments: Arguments, _ deed: Deed, ofEvent: (_ id: Int64) -> Message,
    changing change: (inout [Link]) throws -> Void
  ) throws {
    let store = try store()
    if arguments.has(Command.ofEvent) {
      let id = try TaskIDs.one(of: word, .event, finding: store.findEvent)
      var changes = EventChanges()
      var links = try store.events([id]).first?.links ?? []
      try change(&links)
      changes.links = links
      _ = try store.updateEvent(id, nil, .all, with: changes, allowingConflicts: true)
      return try say(ofEvent(id))
    }
    let id = try TaskIDs.one(of: word, finding: store.findTask)
    var changes = TaskChanges()
    var links = try store.tasks([id]).first?.links ?? []
    try change(&links)
    changes.links = links
    try store.update(.ids([id]), with: changes)
    try report(deed, try store.tasks([id]))
  }
}

extension Word {
  /// A URL as it is; else the absolute path of a file.
  fileprivate var linkAddress: String {
    get throws {
      if bytes.contains(UInt8(ascii: ":")) { return text }
      guard let path = try path.map({ String(decoding: $0, as: UTF8.self) }), !path.isEmpty else {
        throw ShellError.usage("Write a URL, or the name of a file.", at: self)
      }
      if path.hasPrefix("/") { return path }
      guard let folder = Environment["PWD"], folder.hasPrefix("/") else {
        throw ShellError.usage("Write the whole path of the file, from / on.", at: self)
      }
      return "\(folder)/\(path)"
    }
  }
}

extension Link {
  /// For programs.
  var members: [(name: String, value: FieldValue)] {
    [
      ("url", .text(url)), ("title", title.isEmpty ? .null : .text(title)),
      ("media_type", mediaType.isEmpty ? .null : .text(mediaType)),
    ]
  }

  /// For people.
  var text: String { title.isEmpty ? url : "\(title) (\(url))" }
}
