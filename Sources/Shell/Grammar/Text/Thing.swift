/// The kind of record that ids refer to, for messages on missing or invalid ids.
enum Thing {
  case task
  case event
  case alert
  case timeEntry
  case comment
  case payment
  case item
  case adjustment
  case holiday
  case purchase
  case recurring
  case reminder
  case rate

  /// `“x” is no id of a task. Write 3 or 3,5-7.`
  func noIDs(_ word: String) -> Message {
    switch self {
    case .task: "\(word) is no id of a task. Write 3 or 3,5-7."
    case .event: "\(word) is no id of an event. Write 3 or 3,5-7."
    case .alert: "\(word) is no id of an alert. Write 3 or 3,5-7."
    case .timeEntry: "\(word) is no id of a time entry. Write 3 or 3,5-7."
    case .comment: "\(word) is no id of a comment. Write 3 or 3,5-7."
    case .payment: "\(word) is no id of a payment. Write 3 or 3,5-7."
    case .item: "\(word) is no id of an item. Write 3 or 3,5-7."
    case .adjustment: "\(word) is no id of an allowance or charge. Write 3 or 3,5-7."
    case .holiday: "\(word) is no id of a holiday. Write 3 or 3,5-7."
    case .purchase: "\(word) is no id of a purchase. Write 3 or 3,5-7."
    case .recurring: "\(word) is no id of a recurring invoice. Write 3 or 3,5-7."
    case .reminder: "\(word) is no id of a reminder. Write 3 or 3,5-7."
    case .rate: "\(word) is no id of a rate of interest. Write 3 or 3,5-7."
    }
  }

  func notOneID(_ word: String) -> Message {
    switch self {
    case .task: "\(word) is not one id of a task. Write 3."
    case .event: "\(word) is not one id of an event. Write 3."
    case .alert: "\(word) is not one id of an alert. Write 3."
    case .timeEntry: "\(word) is not one id of a time entry. Write 3."
    case .comment: "\(word) is not one id of a comment. Write 3."
    case .payment: "\(word) is not one id of a payment. Write 3."
    case .item: "\(word) is not one id of an item. Write 3."
    case .adjustment: "\(word) is not one id of an allowance or charge. Write 3."
    case .holiday: "\(word) is not one id of a holiday. Write 3."
    case .purchase: "\(word) is not one id of a purchase. Write 3."
    case .recurring: "\(word) is not one id of a recurring invoice. Write 3."
    case .reminder: "\(word) is not one id of a reminder. Write 3."
    case .rate: "\(word) is not one id of a rate of interest. Write 3."
    }
  }

  func noUID(_ word: String) -> Message {
    switch self {
    case .task: "There is no task with the uid \(word)."
    case .event: "There is no event with the uid \(word)."
    case .alert: "There is no alert with the uid \(word)."
    case .timeEntry: "There is no time entry with the uid \(word)."
    case .comment: "There is no comment with the uid \(word)."
    case .payment: "There is no payment with the uid \(word)."
    case .item: "There is no item with the uid \(word)."
    case .adjustment: "There is no allowance or charge with the uid \(word)."
    case .holiday: "There is no holiday with the uid \(word)."
    case .purchase: "There is no purchase with the uid \(word)."
    case .recurring: "There is no recurring invoice with the uid \(word)."
    case .reminder: "There is no reminder with the uid \(word)."
    case .rate: "There is no rate of interest with the uid \(word)."
    }
  }
}
