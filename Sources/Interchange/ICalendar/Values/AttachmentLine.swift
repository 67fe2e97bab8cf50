import Domain

/// A link as a property ATTACH of iCalendar (RFC 5545 section 3.8.1.1).
enum AttachmentLine {
  /// The title, for which the standard has no parameter.
  private static let title = "X-TASKCORE-TITLE"

  static func block(_ link: Link) -> ComponentBlock {
    var line = ContentLine("ATTACH", link.url)
    if !link.mediaType.isEmpty { line = line.with("FMTTYPE", link.mediaType) }
    if !link.title.isEmpty { line = line.with(title, link.title) }
    return ComponentBlock("ATTACH/\(link.url)", line.text)
  }

  /// Nil for anything but an address, such as an attachment that is in the file itself.
  static func link(_ line: ContentLine) -> Link? {
    guard line.name == "ATTACH", line.parameter("VALUE").map(ASCIICase.upper) ?? "URI" == "URI"
    else { return nil }
    let scheme = ASCIICase.upper(String(line.value.prefix(4)))
    guard scheme != "CID:", !line.value.hasPrefix("/") else { return nil }
    let name = TextRule.linkTitle.fittedLine(
      line.parameter(title) ?? line.parameter("FILENAME") ?? line.parameter("X-FILENAME") ?? "")
    let type = line.parameter("FMTTYPE") ?? ""
    return (try? Link(line.value, title: name, mediaType: type))
      ?? (try? Link(line.value, title: name))
  }
}

extension ComponentScan {
  /// Takes the attachments that have an address; the others are kept.
  mutating func takeLinks() -> [Link] {
    var seen = Set<ExactText>()
    var links: [Link] = []
    let lines = take {
      AttachmentLine.link($0) != nil
    } as: {
      "ATTACH/\(AttachmentLine.link($0)?.url ?? "")"
    }
    for link in lines.compactMap(AttachmentLine.link)
    where seen.insert(ExactText(link.url)).inserted { links.append(link) }
    if links.count > Link.maximumCount {
      note("Of its attachments, \(Link.maximumCount) were read.")
    }
    return Array(links.prefix(Link.maximumCount))
  }
}
