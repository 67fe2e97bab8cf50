import TaskcoreSwift

// What the library's enumerations are called by people. The names that programs read stay as they are.

extension Status {
  var word: Message {
    switch self {
    case .open: "open"
    case .completed: "completed"
    case .cancelled: "cancelled"
    case .deleted: "deleted"
    }
  }
}

extension Slot {
  var word: Message {
    switch self {
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    case .upcoming: "upcoming"
    case .inbox: "inbox"
    }
  }
}

extension Priority {
  /// What people read: P0 to P3 are the same in every language.
  var word: Message { self == .none ? "none" : Message(verbatim: name) }
}

extension Colour {
  var word: Message {
    switch self {
    case .black: "black"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .teal: "teal"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .grey: "grey"
    }
  }
}

extension Event.Kind {
  var noun: Message {
    switch self {
    case .meeting: "meeting"
    case .deadline: "deadline"
    }
  }
}

extension Event.Participation {
  /// Nothing where there is no invitation.
  var word: Message {
    switch self {
    case .none: ""
    case .needsAction: "to be answered"
    case .accepted: "accepted"
    case .declined: "declined"
    case .tentative: "tentative"
    case .delegated: "delegated"
    }
  }
}

extension FocusSession.State {
  var word: Message {
    switch self {
    case .running: "running"
    case .paused: "paused"
    case .finished: "finished"
    case .cancelled: "cancelled"
    }
  }
}

extension FocusKind {
  var word: Message {
    switch self {
    case .work: "work"
    case .shortBreak: "short break"
    case .longBreak: "long break"
    }
  }
}

extension Invoice.Kind {
  var word: Message {
    switch self {
    case .invoice: "invoice"
    case .creditNote: "credit note"
    case .downPayment: "down payment"
    case .corrected: "corrected invoice"
    case .quote: "quote"
    }
  }
}

extension Invoice.State {
  var word: Message {
    switch self {
    case .draft: "draft"
    case .issued: "issued"
    case .partlyPaid: "partly paid"
    case .paid: "paid"
    case .overdue: "overdue"
    case .void: "void"
    case .replaced: "replaced"
    case .accepted: "accepted"
    case .declined: "declined"
    case .expired: "expired"
    case .invoiced: "invoiced"
    }
  }
}

extension Email.State {
  var word: Message {
    switch self {
    case .sending: "sending"
    case .sent: "sent"
    case .failed: "failed"
    }
  }
}

extension PastOccurrence.Outcome {
  var word: Message {
    switch self {
    case .done: "done"
    case .skipped: "skipped"
    case .missed: "missed"
    }
  }
}

extension CustomField.Kind {
  var word: Message {
    switch self {
    case .text: "text"
    case .number: "number"
    case .date: "date"
    case .duration: "duration"
    case .choice: "choice"
    }
  }
}

extension AgendaEntry {
  /// What it is, for people.
  var kindWord: Message {
    switch kind {
    case "meeting": "meeting"
    case "deadline": "deadline"
    case "task": "task"
    default: Message(verbatim: kind)
    }
  }
}
