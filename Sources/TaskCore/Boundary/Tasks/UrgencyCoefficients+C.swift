import CTaskcore
import Domain

extension taskcore_urgency_coefficients: SettingsStruct {
  static var members:
    [(
      name: UrgencyCoefficients.Name, field: UInt64,
      value: (taskcore_urgency_coefficients) -> Int32
    )]
  {
    [
      (.priorityP0, TASKCORE_URGENCY_PRIORITY_P0, { $0.priority_p0 }),
      (.priorityP1, TASKCORE_URGENCY_PRIORITY_P1, { $0.priority_p1 }),
      (.priorityP2, TASKCORE_URGENCY_PRIORITY_P2, { $0.priority_p2 }),
      (.priorityP3, TASKCORE_URGENCY_PRIORITY_P3, { $0.priority_p3 }),
      (.due, TASKCORE_URGENCY_DUE, { $0.due }),
      (.favourite, TASKCORE_URGENCY_FAVOURITE, { $0.favourite }),
      (.age, TASKCORE_URGENCY_AGE, { $0.age }),
      (.blocked, TASKCORE_URGENCY_BLOCKED, { $0.blocked }),
      (.blocking, TASKCORE_URGENCY_BLOCKING, { $0.blocking }),
      (.started, TASKCORE_URGENCY_STARTED, { $0.started }),
      (.planned, TASKCORE_URGENCY_PLANNED, { $0.planned }),
      (.project, TASKCORE_URGENCY_PROJECT, { $0.project }),
      (.tags, TASKCORE_URGENCY_TAGS, { $0.tags }),
    ]
  }

  init(_ coefficients: UrgencyCoefficients) {
    self.init(
      struct_size: MemoryLayout<taskcore_urgency_coefficients>.size, fields: Self.knownFields,
      priority_p0: coefficients[.priorityP0], priority_p1: coefficients[.priorityP1],
      priority_p2: coefficients[.priorityP2], priority_p3: coefficients[.priorityP3],
      due: coefficients[.due], favourite: coefficients[.favourite], age: coefficients[.age],
      blocked: coefficients[.blocked], blocking: coefficients[.blocking],
      started: coefficients[.started], planned: coefficients[.planned],
      project: coefficients[.project], tags: coefficients[.tags], reserved: 0)
  }
}
