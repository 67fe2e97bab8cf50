import Domain

extension SeenSteps {
  /// Numbers of steps are exact as floating-point numbers of other languages, too, and one more never overflows.
  package static let numbers: ClosedRange<Int64> = 1...(1 << 53) - 1

  /// As a map of replicas.
  func encode(into encoder: inout CBOREncoder) {
    encoder.map(count: last.count)
    for (replica, seq) in last.sorted(by: { CBOREncoder.isKey($0.key, before: $1.key) }) {
      encoder.text(replica)
      encoder.integer(seq)
    }
  }

  init(from decoder: inout CBORDecoder) throws {
    var last: [ExactText: Int64] = [:]
    try decoder.textMap { replica, value in
      last[ExactText(replica)] = try value.integer(in: Self.numbers)
    }
    self.init(last)
  }
}
