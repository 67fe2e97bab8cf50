extension Table {
  /// The properties of a column.
  struct Column {
    let title: Message
    /// What stands for the title where that is wider than the column: titles are not cut.
    var shortTitle: Message?
    var isNumeric = false
    /// To this width it may shrink when the terminal is narrow; nil when it may not.
    var minimumWidth: Int?
    /// How wide it is before columns go that are only a help.
    var preferredWidth: Int?
    /// How many times as wide as others it stays when all have to shrink.
    var weight = 1
    var importance = Importance.usual
    /// Whether it is money, of which not a figure may be lost.
    var isAmount = false
  }

  /// The priority by which columns are dropped for lack of room; of equal ones, the last goes first.
  enum Importance: Comparable {
    /// It goes as soon as another column would not have the width that it prefers.
    case help
    case low
    case usual
    case high
    /// It stays: without it, nobody knows what a row is about.
    case essential
  }
}

extension Table.Column {
  /// The number by which commands find what stands in the row.
  static let id = Table.Column(title: "Id", isNumeric: true, importance: .essential)

  /// What the row is about.
  static func main(_ title: Message, minimumWidth: Int? = 12) -> Table.Column {
    Table.Column(title: title, minimumWidth: minimumWidth, importance: .essential)
  }

  static func amount(_ title: Message) -> Table.Column {
    Table.Column(title: title, isNumeric: true, importance: .essential, isAmount: true)
  }

  static func number(
    _ title: Message, short: Message? = nil, _ importance: Table.Importance = .usual
  ) -> Table.Column {
    Table.Column(title: title, shortTitle: short, isNumeric: true, importance: importance)
  }

  /// The title, or the short one where only that fits.
  func title(within width: Int) -> Message {
    title.displayWidth <= width ? title : shortTitle ?? title
  }

  /// How wide it has to be for its title.
  var titleWidth: Int { min(title.displayWidth, shortTitle?.displayWidth ?? .max) }
}
