import Domain

extension ComponentScan {
  /// The tags that its CATEGORIES say.
  mutating func takeTags() -> TagSet {
    var tags = TagSet()
    for line in take("CATEGORIES") {
      for text in ICalendarText.list(line.value) {
        let name = TextRule.tagName.fittedLine(text)
        if name.isEmpty { continue }
        do {
          try tags.insert(name)
        } catch {
          note("Of its CATEGORIES, \(TagSet.maximumCount) were read.", at: line)
          return tags
        }
      }
    }
    return tags
  }
}
