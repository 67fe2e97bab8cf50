import Domain

/// Consecutive steps of one replica: the content of a `.tcb` blob.
package struct SyncBatch: Equatable, Sendable {
  private enum Key {
    static let store: Int64 = 1
    static let replica: Int64 = 2
    static let first: Int64 = 3
    static let steps: Int64 = 4
  }

  /// How much steps may say of what they had seen, taken together: a step of few bytes repeats all that the one before
  /// it had seen.
  static let mostSeen = 1 << 22

  /// The uid of the store.
  package let store: String
  /// At least one; each has the number after that of the one before it.
  package let steps: [SyncStep]

  /// Nil for steps that are not of one replica, or have gaps, and for none.
  package init?(store: String, steps: [SyncStep]) {
    guard !steps.isEmpty else { return nil }
    for (step, next) in zip(steps, steps.dropFirst())
    where next.id.replica != step.id.replica || next.id.seq - 1 != step.id.seq {
      return nil
    }
    self.store = store
    self.steps = steps
  }

  package var replica: String { steps.first?.id.replica.text ?? "" }
  package var first: Int64 { steps.first?.id.seq ?? 0 }
  package var last: Int64 { steps.last?.id.seq ?? 0 }

  package func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.map(count: 4)
    encoder.integer(Key.store)
    encoder.text(store)
    encoder.integer(Key.replica)
    encoder.text(replica)
    encoder.integer(Key.first)
    encoder.integer(first)
    encoder.integer(Key.steps)
    encoder.array(count: steps.count)
    var previous: SyncStep?
    for step in steps {
      step.encode(into: &encoder, after: previous)
      previous = step
    }
    return encoder.take()
  }

  /// Reads a batch.
  ///
  /// Steps of a newer format are among its steps, without what they did: see ``StepQueue``.
  ///
  /// - Throws: `malformed`.
  package init(decoding bytes: [UInt8]) throws {
    var decoder = CBORDecoder(bytes)
    var store: String?
    var replica: String?
    var first: Int64?
    var steps: [SyncStep] = []
    try decoder.map { key, value in
      switch key {
      case Key.store: store = try value.text()
      case Key.replica: replica = try value.text()
      case Key.first: first = try value.integer(in: SeenSteps.numbers)
      case Key.steps:
        guard let replica, let first else { throw value.fault(.missing) }
        var place = SyncStep.Place(
          id: StepID(replica: replica, seq: first), others: SeenSteps())
        var seen = 0
        try value.array { decoder in
          guard SeenSteps.numbers.contains(place.id.seq) else { throw decoder.fault(.tooLarge) }
          let step = try SyncStep(from: &decoder, at: place)
          guard step.id == place.id else { throw decoder.fault(.unexpected) }
          seen += step.needs.last.count
          guard seen <= Self.mostSeen else { throw decoder.fault(.tooMuch) }
          place = .after(step)
          steps.append(step)
        }
      default: try value.skip()
      }
    }
    guard let store, !steps.isEmpty else { throw decoder.fault(.missing) }
    try decoder.end()
    self.store = store
    self.steps = steps
  }
}
