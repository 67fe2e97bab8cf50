package import Domain
import Platform
import Sync

/// The name of a sync file: `0190…-….../17-23.tcb`.
///
/// Each replica has a folder of its own, into which only it writes.
package struct BlobName: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Steps, from the first to the last one.
    case steps(first: Int64, last: Int64)
    /// The whole store; of several, the one with the highest number counts.
    case snapshot(Int64)
    /// What the replica has seen; likewise.
    case head(Int64)
    /// The keys, sealed by the passphrase; likewise.
    case key(Int64)
  }

  /// The uid of the replica that it belongs to.
  package let replica: String
  package let kind: Kind

  /// - Throws: `invalid` for anything but a uid of a replica, and for numbers that are not from 1 on.
  package init(replica: String, _ kind: Kind) throws {
    guard Self.isReplica(replica) else {
      throw Failure(
        .invalid, "“\(replica)” is no uid of a replica, which is a UUID in lower case.",
        field: "replica")
    }
    guard Self.isPossible(kind) else {
      throw Failure(.invalid, "The numbers of files of sync begin at 1 and ascend.")
    }
    self.replica = replica
    self.kind = kind
  }

  /// Nil for what is not the name of a file of sync, such as the copies that other programs make of one.
  package init?(replica: String, file: String) {
    guard Self.isReplica(replica), let kind = Self.kind(of: file) else { return nil }
    self.replica = replica
    self.kind = kind
  }

  /// By its path in the shared folder.
  package init?(path: String) {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    self.init(
      replica: String(path[..<slash]), file: String(path[path.utf8.index(after: slash)...]))
  }

  /// Its name in the folder of its replica.
  package var file: String {
    switch kind {
    case .steps(let first, let last): "\(first)-\(last).tcb"
    case .snapshot(let number): "snapshot-\(number).tcs"
    case .head(let number): "head-\(number)"
    case .key(let number): "key-\(number)"
    }
  }

  /// Its path in the shared folder.
  package var path: String { "\(replica)/\(file)" }

  /// A UUID in lower case, as this program makes them: no path leads out of the folder, and none is another one where
  /// the file system does not tell cases apart.
  package static func isReplica(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard text.count == 36 else { return false }
    return text.indices.allSatisfy { index in
      [8, 13, 18, 23].contains(index)
        ? text[index] == UInt8(ascii: "-")
        : isDigit(text[index]) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(text[index])
    }
  }

  private static func isPossible(_ kind: Kind) -> Bool {
    switch kind {
    case .steps(let first, let last):
      first <= last && SeenSteps.numbers.contains(first) && SeenSteps.numbers.contains(last)
    case .snapshot(let number), .head(let number), .key(let number):
      SeenSteps.numbers.contains(number)
    }
  }

  private static func kind(of file: String) -> Kind? {
    let file = Array(file.utf8)[...]
    let kind: Kind?
    if let number = number(file, between: "snapshot-", ".tcs") {
      kind = .snapshot(number)
    } else if let number = number(file, between: "head-", "") {
      kind = .head(number)
    } else if let number = number(file, between: "key-", "") {
      kind = .key(number)
    } else if let dash = file.firstIndex(of: UInt8(ascii: "-")),
      let first = number(file[..<dash], between: "", ""),
      let last = number(file[(dash + 1)...], between: "", ".tcb")
    {
      kind = .steps(first: first, last: last)
    } else {
      kind = nil
    }
    return kind.flatMap { isPossible($0) ? $0 : nil }
  }

  /// A number as it is printed here, so that each name has one spelling.
  private static func number(
    _ text: ArraySlice<UInt8>, between prefix: StaticString, _ suffix: StaticString
  ) -> Int64? {
    let (prefix, suffix) = ("\(prefix)".utf8, "\(suffix)".utf8)
    guard text.count > prefix.count + suffix.count, text.starts(with: prefix),
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let digits = text.dropFirst(prefix.count).dropLast(suffix.count)
    guard digits.count <= 16, digits.first != UInt8(ascii: "0"), digits.allSatisfy(isDigit) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension BlobName: CustomStringConvertible {
  package var description: String { path }
}

extension BlobName {
  /// How many bytes the file has at most.
  package var maximumFileSize: Int { BlobHeader.maximumFileSize(of: kind) }

  /// That it has more than that.
  package var tooLarge: Failure { BlobFault.tooLarge.failure(of: self) }
}
