/// What may stand in a message. That each is one line without control characters keeps a text from
/// becoming a header of its own.
extension TextRule {
  package static let mailSubject = TextRule(
    what: "A subject", field: "subject", maximum: 1_000)
  package static let mailName = TextRule(
    what: "The name before an e-mail address", field: "name", maximum: 200)
  package static let attachmentName = TextRule(
    what: "The name of an attachment", field: "attachment", maximum: 200)
}
