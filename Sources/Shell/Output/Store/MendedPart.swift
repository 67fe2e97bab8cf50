/// What the library mends, by the name that the Swift binding has for it.
enum MendedPart {
  static func message(_ name: String) -> Message {
    all.first { $0.description == name } ?? Message(verbatim: name)
  }

  private static let all: [Message] = [
    "Inbox restored",
    "tasks put into Inbox",
    "subtasks made tasks of their own",
    "dependencies removed",
    "tasks whose tags were mended",
    "places in the order mended",
    "indexes rebuilt",
    "values mended",
    "parts of missing drafts removed",
    "parts of missing invoices, which stay",
    "sellers and buyers of invoices missing",
    "numbers of invoices missing",
    "numbers of invoices doubled",
    "comments on what was missing removed",
    "series of tasks mended",
  ]
}
