import Domain

/// The database product that a hub runs on, as its version text names it.
struct HubEngine {
  let kind: HubReport.Engine
  /// Whether it can show a role its own rows alone: CockroachDB from 25.2 on.
  let hasRowSecurity: Bool

  init(version: String, hasCitus: Bool) {
    if version.utf8.contains(bytes: "CockroachDB".utf8) {
      kind = .cockroachdb
    } else if version.utf8.contains(bytes: "-YB-".utf8) {
      kind = .yugabytedb
    } else {
      kind = hasCitus ? .citus : .postgresql
    }
    hasRowSecurity = kind != .cockroachdb || Self.hasPolicies(version)
  }

  /// `CockroachDB CCL v25.2.1 (…)`.
  private static func hasPolicies(_ version: String) -> Bool {
    guard let start = version.firstIndex(of: "v") else { return false }
    let numbers = version[version.index(after: start)...].split(separator: ".").prefix(2).map {
      Int($0.prefix { $0.isNumber }) ?? 0
    }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (25, 2)
  }
}
