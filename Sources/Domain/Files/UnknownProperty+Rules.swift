extension UnknownProperty {
  /// The array with what iCalendar files have besides tasks and events.
  package static let iCalendarSection = "icalendar"

  /// The uid is a hash of the section, the record's uid and the member's name, so that each device makes the same one.
  /// For an object without a uid, the hash takes in the value.
  package init(
    section: String, itemUID: String, name: String, value: String, standIn: String = ""
  ) {
    let isOfContent = name.isEmpty && itemUID.isEmpty
    let place = "unknown \(section.utf8.count) \(section) \(name)" + (isOfContent ? value : "")
    self.init(blank: OccurrenceUID.make(series: itemUID, occurrence: place))
    self.section = section
    self.itemUID = itemUID
    self.name = name
    self.value = value
    self.standIn = standIn
  }

  /// The same of a record that has another uid here.
  package func of(itemUID: String) -> UnknownProperty {
    UnknownProperty(
      section: section, itemUID: itemUID, name: name, value: value, standIn: standIn)
  }
}
