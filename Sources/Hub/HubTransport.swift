import Domain
package import Exchange
import Platform
package import Sync

/// The tables of a hub, through which devices get each other's files.
///
/// Every statement asks for rows of one store, names them by their primary key, and may be sent twice; so each is right
/// by itself, whatever others do at the same time. docs/hub.md says why.
package final class HubTransport: SyncTransport {
  /// What a row has of a file at most.
  private static let partSize = 1 << 20
  /// How many files are asked for at once.
  private static let filesAtOnce = 16

  let server: HubServer
  private var name: String?
  /// The heads that took the place of others, which are gone therefore.
  private var heads: [String: Int64] = [:]

  package init(_ server: HubServer) { self.server = server }

  /// The name of the store at the hub, the first parameter of all statements.
  func store() throws -> HubRequest.Value {
    let name = try self.name ?? server.storeName()
    self.name = name
    return .text(name)
  }

  // MARK: Names

  package func list() throws -> [BlobName] {
    let store = try store()
    let answers = try server.run([
      HubRequest(HubStatement.listFiles, store), HubRequest(HubStatement.listBatches, store),
    ])
    return answers[0].files + answers[1].batches
  }

  package func list(beyond seen: SeenSteps) throws -> [BlobName] {
    let store = try store()
    let known = seen.last.sorted { $0.key < $1.key }
    let answers = try server.run(
      [HubRequest(HubStatement.listFiles, store)]
        + known.map { batches(of: $0.key.text, after: $0.value, store) })
    let files = answers[0].files
    // Who has steps there has a snapshot there.
    let others = Set(files.map(\.replica)).filter { seen.last[ExactText($0)] == nil }
    let more =
      others.isEmpty ? [] : try server.run(others.sorted().map { batches(of: $0, after: 0, store) })
    return files + (answers.dropFirst() + more).flatMap(\.batches)
  }

  private func batches(
    of replica: String, after seq: Int64, _ store: HubRequest.Value
  ) -> HubRequest {
    HubRequest(HubStatement.listBatchesBeyond, store, .text(replica), .integer(seq))
  }

  // MARK: Files

  package func get(_ name: BlobName) throws -> [UInt8]? {
    var content: [UInt8]?
    try get([name]) { content = try $1() }
    return content
  }

  package func get(
    _ names: [BlobName], _ take: (_ index: Int, _ content: () throws -> [UInt8]?) throws -> Void
  ) throws {
    let store = try store()
    for start in stride(from: 0, to: names.count, by: Self.filesAtOnce) {
      let some = names[start..<min(start + Self.filesAtOnce, names.count)]
      let answers = try server.run(some.map { request(for: $0, after: 0, store) })
      for (index, answer) in zip(some.indices, answers) {
        try take(index) { try rest(of: names[index], answer, store) }
      }
    }
  }

  private func request(
    for name: BlobName, after part: Int64, _ store: HubRequest.Value
  ) -> HubRequest {
    let replica = HubRequest.Value.text(name.replica)
    return switch name.kind {
    case .steps(let first, let last):
      HubRequest(
        HubStatement.getBatch, store, replica, .integer(last), .integer(first), .integer(part))
    case .snapshot(let number):
      HubRequest(HubStatement.getSnapshot, store, replica, .integer(number), .integer(part))
    case .head(let number):
      HubRequest(HubStatement.getHead, store, replica, .integer(number))
    case .key(let number):
      HubRequest(HubStatement.getKeys, store, replica, .integer(number))
    }
  }

  /// The first parts are here.
  private func rest(
    of name: BlobName, _ first: HubAnswer, _ store: HubRequest.Value
  ) throws -> [UInt8]? {
    guard let parts = first.integer(0, 0) else { return nil }
    var bytes: [UInt8] = []
    var part: Int64 = 0
    var answer = first
    while true {
      for row in answer.rows.indices {
        guard let body = answer.bytes(row, 1) else { return nil }
        guard body.count <= name.maximumFileSize - bytes.count else {
          throw name.tooLarge
        }
        // The array doubles as it grows.
        guard MemoryNeed.hasRoom(for: 2 * (bytes.count + body.count), bytesEach: 1) else {
          throw Failure.noMemory
        }
        bytes += body
        part += 1
        if part == parts { return SealedBlob.isWhole(bytes) ? bytes : nil }
      }
      // Meanwhile it was removed.
      if answer.rows.isEmpty { return nil }
      answer = try server.run(request(for: name, after: part, store))
    }
  }

  package func put(_ file: OutgoingBlob) throws { try put([file]) }

  package func put(_ files: [OutgoingBlob]) throws {
    let store = try store()
    var requests: [HubRequest] = []
    var places: [Int] = []
    for file in files {
      places.append(requests.count)
      requests += self.requests(for: file, store)
    }
    let isBlock = requests.count > 1
    if isBlock {
      requests = [HubRequest(HubStatement.begin)] + requests + [HubRequest(HubStatement.commit)]
    }
    let answers = try server.run(requests)
    for (file, place) in zip(files, places) {
      // It is there already, or the answer to an earlier try was lost.
      if answers[place + (isBlock ? 1 : 0)].changedRows == 0, try get(file.name) != file.bytes {
        throw Failure(
          .conflict,
          "\(file.name.path) is at the hub already with other contents: two devices, or a copy of this "
            + "one, write under one name.", field: "path")
      }
      if case .head(let number) = file.name.kind { heads[file.name.replica] = number }
    }
  }

  private func requests(for file: OutgoingBlob, _ store: HubRequest.Value) -> [HubRequest] {
    let replica = HubRequest.Value.text(file.name.replica)
    return switch file.name.kind {
    case .steps(let first, let last):
      parts(file.bytes) { part, parts, bytes in
        HubRequest(
          HubStatement.putBatch, store, replica, .integer(last), .integer(first), part, parts, bytes)
      }
    case .snapshot(let number):
      parts(file.bytes) { part, parts, bytes in
        HubRequest(
          HubStatement.putSnapshot, store, replica, .integer(number), part, parts,
          .integer(file.seq), bytes)
      }
    case .head(let number):
      [HubRequest(HubStatement.putHead, store, replica, .integer(number), .bytes(file.bytes))]
    case .key(let number):
      [HubRequest(HubStatement.putKeys, store, replica, .integer(number), .bytes(file.bytes))]
    }
  }

  private func parts(
    _ bytes: [UInt8], _ request: (_ part: HubRequest.Value, _ parts: HubRequest.Value, HubRequest.Value) -> HubRequest
  ) -> [HubRequest] {
    let starts = Array(stride(from: 0, to: max(bytes.count, 1), by: Self.partSize))
    return starts.enumerated().map { index, start in
      request(
        .integer(Int64(index + 1)), .integer(Int64(starts.count)),
        .bytes(Array(bytes[start..<min(start + Self.partSize, bytes.count)])))
    }
  }

  package func remove(_ name: BlobName) throws {
    let store = try store()
    let replica = HubRequest.Value.text(name.replica)
    let request =
      switch name.kind {
      case .steps(let first, let last):
        HubRequest(HubStatement.removeBatch, store, replica, .integer(last), .integer(first))
      case .snapshot(let number):
        HubRequest(HubStatement.removeSnapshot, store, replica, .integer(number))
      case .head(let number):
        HubRequest(HubStatement.removeHead, store, replica, .integer(number))
      case .key(let number):
        HubRequest(HubStatement.removeKeys, store, replica, .integer(number))
      }
    if case .head(let number) = name.kind, number < heads[name.replica] ?? 0 { return }
    _ = try server.run(request)
  }
}

extension HubAnswer {
  /// Rows of ``HubStatement/listFiles``.
  fileprivate var files: [BlobName] {
    rows.indices.compactMap { row in
      guard let replica = text(row, 1), let number = integer(row, 2) else { return nil }
      let kind: BlobName.Kind? =
        switch integer(row, 0) {
        case 1: .head(number)
        case 2: .key(number)
        case 3: .snapshot(number)
        default: nil
        }
      return kind.flatMap { try? BlobName(replica: replica, $0) }
    }
  }

  /// Rows of the statements that list batches.
  fileprivate var batches: [BlobName] {
    rows.indices.compactMap { row in
      guard let replica = text(row, 0), let first = integer(row, 1), let last = integer(row, 2)
      else { return nil }
      return try? BlobName(replica: replica, .steps(first: first, last: last))
    }
  }
}
