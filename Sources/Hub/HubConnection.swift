import CPostgres
import Domain
import Platform

/// A connection to a hub. Requests go out together, and their answers come back together: one way there and back,
/// and one transaction.
final class HubConnection {
  /// How long one look at the socket may take, after which the caller is asked whether to go on.
  private static let slice: Int32 = 50
  /// How long a server may say nothing, in milliseconds.
  private static let patience: Int64 = 30_000
  /// How long connecting may take.
  private static let connectingPatience: Int64 = 15_000

  private let connection: OpaquePointer
  private let caller: HubCaller

  /// - Throws: ``HubError``; `interrupted`.
  init(to address: HubAddress, password: String?, for caller: HubCaller) throws {
    guard let connection = postgres_new(address.connection, password) else {
      throw Failure.noMemory
    }
    self.connection = connection
    self.caller = caller
    let start = SteadyClock.milliseconds
    while true {
      switch waiting({ postgres_connect(connection, Self.slice) }) {
      case POSTGRES_DONE: return
      case POSTGRES_FAILED:
        throw HubError.noConnection(
          needsPassword: postgres_needs_password(connection) != 0, message: errorText)
      default: break
      }
      try caller.check()
      if SteadyClock.milliseconds - start > Self.connectingPatience {
        throw HubError.noConnection(needsPassword: false, message: "timeout expired")
      }
    }
  }

  deinit { postgres_free(connection) }

  /// The role that connected.
  var user: String { String(cString: postgres_user(connection)) }
  var isEncrypted: Bool { postgres_is_encrypted(connection) != 0 }
  var serverVersion: Int32 { postgres_server_version(connection) }

  /// Runs all of them, or none: without a BEGIN among them, they are one transaction.
  ///
  /// - Throws: ``HubError`` of the first that failed; `interrupted`, after which the connection is of no use.
  func run(_ requests: [HubRequest]) throws -> [HubAnswer] {
    for request in requests { try send(request) }
    guard postgres_send_end(connection) != 0 else { throw lost }
    var answers: [HubAnswer] = []
    var answer = HubAnswer()
    var error: HubError?
    var start = SteadyClock.milliseconds
    while true {
      var result: OpaquePointer?
      let outcome = waiting { postgres_next(connection, Self.slice, &result) }
      defer { if let result { postgres_result_free(result) } }
      switch outcome {
      case POSTGRES_DONE:
        if let error {
          try endBlock(of: requests)
          throw error
        }
        guard answers.count == requests.count else { throw lost }
        return answers
      case POSTGRES_ROWS:
        if let result { try read(result, into: &answer) }
      case POSTGRES_ERROR:
        error = error ?? result.map { self.error($0) }
        if postgres_is_lost(connection) != 0 { throw error ?? lost }
      case POSTGRES_SKIPPED: break
      case POSTGRES_NEXT:
        answers.append(answer)
        answer = HubAnswer()
      case POSTGRES_FAILED: throw lost
      default:
        try caller.check()
        if SteadyClock.milliseconds - start > Self.patience { throw HubError.silent }
        continue
      }
      start = SteadyClock.milliseconds
    }
  }

  /// A transaction that failed stays open until it is told to end.
  private func endBlock(of requests: [HubRequest]) throws {
    if requests.first?.sql == HubStatement.begin {
      _ = try run([HubRequest(HubStatement.rollback)])
    }
  }

  /// Waits without keeping the store from others.
  private func waiting(_ body: () -> Int32) -> Int32 {
    var outcome = POSTGRES_WAITING
    caller.aside { outcome = body() }
    return outcome
  }

  private func send(_ request: HubRequest) throws {
    // One behind the other, each with a NUL behind it, which ends a text.
    var bytes: [UInt8] = []
    var places: [(start: Int, size: Int, isBinary: Bool)] = []
    for value in request.values {
      let start = bytes.count
      let isBinary: Bool
      switch value {
      case .text(let text):
        if text.utf8.contains(0) { throw HubError.refused(state: "22021", message: "NUL") }
        bytes += text.utf8
        isBinary = false
      case .integer(let number):
        bytes += String(number).utf8
        isBinary = false
      case .bytes(let content):
        bytes += content
        isBinary = true
      }
      places.append((start, bytes.count - start, isBinary))
      bytes.append(0)
    }
    let isSent = bytes.withUnsafeBytes { memory in
      let base = memory.bindMemory(to: CChar.self).baseAddress
      let values = places.map { place in
        postgres_value(
          bytes: base.map { $0 + place.start }, size: Int32(clamping: place.size),
          is_binary: place.isBinary ? 1 : 0)
      }
      return postgres_send(connection, request.sql, values, Int32(values.count))
    }
    guard isSent != 0 else { throw lost }
  }

  private func read(_ result: OpaquePointer, into answer: inout HubAnswer) throws {
    let columns = postgres_column_count(result)
    answer.changedRows = postgres_changed_rows(result)
    for row in 0..<postgres_row_count(result) {
      answer.rows.append(
        try (0..<columns).map { column in
          var size: Int32 = 0
          guard let bytes = postgres_field(result, row, column, &size) else { return nil }
          guard MemoryNeed.hasRoom(for: Int(size), bytesEach: 1) else { throw Failure.noMemory }
          return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
        })
    }
  }

  private func error(_ result: OpaquePointer) -> HubError {
    let state = String(cString: postgres_state(result))
    let message = String(cString: postgres_message(result))
    return state.isEmpty
      ? lost : .refused(state: state, message: message.isEmpty ? errorText : message)
  }

  private var lost: HubError { .lost(message: errorText) }

  private var errorText: String {
    let text = String(cString: postgres_error(connection))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    return lines.joined(separator: " ")
  }
}
