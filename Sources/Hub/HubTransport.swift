import Domain
package import Exchange
import Platform
import Sync

/// The tables of a hub, through which devices get each other's files.
///
/// Every statement asks for rows of one store, names them by their primary key, and may be sent twice; so each is right
/// by itself, whatever others do at the same time. docs/hub.md says why.
package final class HubTransport: SyncTransport {
  /// What a row has of a file at most.
  private static let partSize = 1 << 20
  /// How many files are asked for at once.
  private static let filesAtOnce = 16
  /// How many files of steps ``HubStatement/getBatchesBeyond`` gives.
  private static let batchesAtOnce = 32

  let server: HubServer
  private var name: String?
  /// What is in files that came with their names.
  private var cache: [BlobName: [UInt8]] = [:]
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
    return answers[0].files + answers[1].batches.map(\.name)
  }

  /// One statement, where nothing is news. Steps come along at once, as many as most runs find.
  package func list(beyond known: KnownFiles) throws -> [BlobName]? {
    let store = try store()
    cache = [:]
    let heads = try server.run(HubRequest(HubStatement.listHeads, store))
    var names: [BlobName] = []
    var news = [known.replica]
    for row in heads.rows.indices {
      guard let replica = heads.text(row, 0), let number = heads.integer(row, 1),
        let name = try? BlobName(replica: replica, .head(number))
      else { continue }
      names.append(name)
      if known.heads[ExactText(replica)] == number {
        if replica == known.replica {
          names += known.ownNames
          news.removeFirst()
        }
        continue
      }
      cache[name] = heads.bytes(row, 2)
      if replica != known.replica { news.append(replica) }
    }
    return try names + look(at: news, known, store)
  }

  /// The files of replicas that say something new, and of those that are not known here.
  private func look(
    at replicas: [String], _ known: KnownFiles, _ store: HubRequest.Value
  ) throws -> [BlobName] {
    if replicas.isEmpty { return [] }
    func after(_ replica: String) -> HubRequest.Value {
      .integer(known.seen.last(of: ExactText(replica)))
    }
    let strangers = replicas.filter {
      $0 == known.replica || known.seen.last(of: ExactText($0)) == 0
    }
    let answers = try server.run(
      replicas.map {
        HubRequest(HubStatement.getBatchesBeyond, store, .text($0), after($0))
      } + strangers.map { HubRequest(HubStatement.listFilesOf, store, .text($0)) })
    var names = answers.dropFirst(replicas.count).flatMap(\.files)
    for (replica, answer) in zip(replicas, answers) {
      let some = answer.batches
      for (row, name) in some where answer.integer(row, 3) == 1 {
        cache[name] = answer.bytes(row, 4)
      }
      if answer.rows.count < Self.batchesAtOnce {
        names += some.map(\.name)
      } else {
        names += try server.run(
          HubRequest(HubStatement.listBatchesBeyond, store, .text(replica), after(replica))
        ).batches.map(\.name)
      }
    }
    return names
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
      let indices = start..<min(start + Self.filesAtOnce, names.count)
      let others = indices.filter { cache[names[$0]] == nil }
      let answers =
        others.isEmpty
        ? [] : try server.run(others.map { request(for: names[$0], after: 0, store) })
      let answered = Dictionary(uniqueKeysWithValues: zip(others, answers))
      for index in indices {
        try take(index) {
          if let answer = answered[index] { return try rest(of: names[index], answer, store) }
          return cache.removeValue(forKey: names[index]).flatMap {
            SealedBlob.isWhole($0) ? $0 : nil
          }
        }
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
    // What is sent together is one transaction, but not everywhere: what has parts needs one for certain.
    let isBlock = requests.count > files.count
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
          HubStatement.putBatch, store, replica, .integer(last), .integer(first), part, parts, bytes
        )
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
    _ bytes: [UInt8],
    _ request: (_ part: HubRequest.Value, _ parts: HubRequest.Value, HubRequest.Value) -> HubRequest
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

  /// Rows of the statements that list or give batches, with their places.
  fileprivate var batches: [(row: Int, name: BlobName)] {
    rows.indices.compactMap { row in
      guard let replica = text(row, 0), let first = integer(row, 1), let last = integer(row, 2),
        let name = try? BlobName(replica: replica, .steps(first: first, last: last))
      else { return nil }
      return (row, name)
    }
  }
}
