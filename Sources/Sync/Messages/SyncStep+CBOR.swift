import Domain

extension SyncStep {
  /// The keys of a step. The first four have the same meaning in every format version.
  private enum Key {
    static let format: Int64 = 1
    static let replica: Int64 = 2
    static let seq: Int64 = 3
    static let clock: Int64 = 4
    static let needs: Int64 = 5
    static let action: Int64 = 6
    static let at: Int64 = 7
    static let operations: Int64 = 8
    static let store: Int64 = 9
    /// 1 for a step whose values stand beside all others; left out of any other.
    static let beside: Int64 = 10
  }

  /// The step as a message by itself.
  ///
  /// - Parameter store: The uid of the store, where nothing around the message tells it.
  /// - Returns: The whole message.
  package func encoded(store: String? = nil) -> [UInt8] {
    var encoder = CBOREncoder()
    encode(into: &encoder, store: store)
    return encoder.take()
  }

  /// Reads a message.
  ///
  /// Of a step of a newer format, only that is read, and whose it is; see ``StepQueue``.
  ///
  /// - Parameters:
  ///   - bytes: The whole message.
  ///   - store: The uid of the store that it is to be of, if it tells one.
  /// - Throws: `malformed`, and `conflict` for a step of another store.
  package init(decoding bytes: [UInt8], store: String? = nil) throws {
    var decoder = CBORDecoder(bytes)
    try self.init(from: &decoder, store: store)
    try decoder.end()
  }

  private func encode(into encoder: inout CBOREncoder, store: String?) {
    encoder.map(count: 8 + (store == nil ? 0 : 1) + (isBeside ? 1 : 0))
    encodeNumbers(into: &encoder, isWhole: true)
    encoder.integer(Key.needs)
    others.encode(into: &encoder)
    encodeRest(into: &encoder)
    if let store {
      encoder.integer(Key.store)
      encoder.text(store)
    }
    encodeBeside(into: &encoder)
  }

  private func encodeBeside(into encoder: inout CBOREncoder) {
    guard isBeside else { return }
    encoder.integer(Key.beside)
    encoder.integer(1)
  }

  /// As an item of a batch, which tells whose it is and its number. What it had seen of other replicas is left out
  /// where it is as of the step before it.
  func encode(into encoder: inout CBOREncoder, after previous: SyncStep?) {
    let others = others
    let isKnown = others == (previous?.others ?? SeenSteps())
    encoder.map(count: (isKnown ? 5 : 6) + (isBeside ? 1 : 0))
    encodeNumbers(into: &encoder, isWhole: false)
    if !isKnown {
      encoder.integer(Key.needs)
      others.encode(into: &encoder)
    }
    encodeRest(into: &encoder)
    encodeBeside(into: &encoder)
  }

  private func encodeNumbers(into encoder: inout CBOREncoder, isWhole: Bool) {
    encoder.integer(Key.format)
    encoder.integer(Int64(format))
    if isWhole {
      encoder.integer(Key.replica)
      encoder.text(id.replica)
      encoder.integer(Key.seq)
      encoder.integer(id.seq)
    }
    encoder.integer(Key.clock)
    encoder.integer(clock.value)
  }

  private func encodeRest(into encoder: inout CBOREncoder) {
    encoder.integer(Key.action)
    encoder.integer(Int64(action))
    encoder.integer(Key.at)
    encoder.integer(at.milliseconds)
    encoder.integer(Key.operations)
    encodeOperations(into: &encoder)
  }

  /// What it had seen of other replicas. Of its own it had seen all.
  fileprivate var others: SeenSteps { needs.setting(id.replica, to: 0) }
}

extension SyncStep {
  /// The context for decoding a step.
  struct Place {
    let id: StepID
    /// What the one before it had seen of other replicas.
    let others: SeenSteps

    /// The place after a step in a batch.
    static func after(_ previous: SyncStep) -> Place {
      Place(
        id: StepID(replica: previous.id.replica.text, seq: previous.id.seq + 1),
        others: previous.others)
    }
  }

  /// Reads a step, which tells whose it is unless its place does.
  init(from decoder: inout CBORDecoder, at place: Place? = nil, store: String? = nil) throws {
    var fields = Fields(place)
    let start = decoder.offset
    try decoder.map { key, value in
      try fields.read(key, from: &value, store: store)
    }
    guard let step = fields.step, step.isWellFormed else {
      throw CBORFault.missing.failure(at: start)
    }
    self = step
  }

  /// The decoded fields of a step.
  private struct Fields {
    private var format: Int?
    private var replica: String?
    private var seq: Int64?
    private var clock: HybridClock?
    private var others: SeenSteps
    private var action: Int32?
    private var at: Instant?
    private var operations: [Operation]?
    private var isBeside = false

    init(_ place: Place?) {
      replica = place?.id.replica.text
      seq = place?.id.seq
      others = place?.others ?? SeenSteps()
    }

    private var isTooNew: Bool { format.map { $0 > SyncStep.format } ?? false }

    mutating func read(_ key: Int64, from value: inout CBORDecoder, store: String?) throws {
      switch key {
      case Key.format: format = Int(try value.integer(in: 1...Int64(Int32.max)))
      case Key.replica: replica = try value.text()
      case Key.seq: seq = try value.integer(in: SeenSteps.numbers)
      case Key.clock: clock = try HybridClock(from: &value)
      case Key.store: try SyncStore.check(value.text(), is: store)
      case _ where isTooNew: try value.skip()
      case Key.needs: others = try SeenSteps(from: &value)
      case Key.action:
        action = Int32(try value.integer(in: Int64(Int32.min)...Int64(Int32.max)))
      case Key.at: at = try Instant(from: &value)
      case Key.beside: isBeside = try value.integer(in: 1...1) == 1
      case Key.operations: operations = try decodeOperations(from: &value)
      default: try value.skip()
      }
    }

    /// Nil when something is missing.
    var step: SyncStep? {
      guard let format, let replica, let seq, let clock else { return nil }
      guard isTooNew || (action != nil && at != nil && operations != nil) else { return nil }
      return SyncStep(
        format: format, id: StepID(replica: replica, seq: seq), clock: clock,
        needs: others.setting(ExactText(replica), to: seq - 1), action: action ?? 0,
        at: at ?? Instant(clamping: 0), operations: operations ?? [], isBeside: isBeside)
    }
  }
}
