import TaskcoreSwift

extension CalendarDate {
  /// The name of its day of the week, short.
  var weekdayName: Message {
    // 1970 began on a Thursday.
    Self.weekdayName((daysSince1970 + 3) % 7)
  }

  /// Of a day of the week, short; 0 is Monday.
  static func weekdayName(_ index: Int) -> Message {
    let names: [Message] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names[(index % 7 + 7) % 7]
  }

  var monthName: Message {
    let names: [Message] = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names[month - 1]
  }

  /// `5 May`
  var dayOfMonth: Message {
    switch month {
    case 1: "\(day) Jan"
    case 2: "\(day) Feb"
    case 3: "\(day) Mar"
    case 4: "\(day) Apr"
    case 5: "\(day) May"
    case 6: "\(day) Jun"
    case 7: "\(day) Jul"
    case 8: "\(day) Aug"
    case 9: "\(day) Sep"
    case 10: "\(day) Oct"
    case 11: "\(day) Nov"
    default: "\(day) Dec"
    }
  }
}
