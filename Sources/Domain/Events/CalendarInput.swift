/// The input for a new calendar, or for changes to one.
package struct CalendarInput: Sendable {
  package var name: String?
  package var colour: ColourToken?
  package var isVisible: Bool?
  package var isReadOnly: Bool?
  package var isBlocking: Bool?

  package init() {}

  /// - Throws: `invalid` for a bad name.
  package func apply(to calendar: inout EventCalendar) throws {
    if let name { try calendar.setName(name) }
    if let colour { calendar.colour = colour }
    if let isVisible { calendar.isHidden = !isVisible }
    if let isReadOnly { calendar.isReadOnly = isReadOnly }
    if let isBlocking { calendar.isTransparent = !isBlocking }
  }
}
