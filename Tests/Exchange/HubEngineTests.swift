import Testing

@testable import Hub

/// What a hub runs on, by the text of its version.
@Suite struct HubEngineTests {
  @Test(
    "The text of a version tells the engine, and whether it knows row-level security",
    arguments: [
      (
        "PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64", false, HubReport.Engine.postgresql,
        true
      ),
      ("PostgreSQL 16.2 on x86_64-pc-linux-gnu", true, .citus, true),
      ("PostgreSQL 11.2-YB-2.20.1.3-b0 on x86_64-pc-linux-gnu", false, .yugabytedb, true),
      ("CockroachDB CCL v25.2.1 (x86_64-pc-linux-gnu)", false, .cockroachdb, true),
      ("CockroachDB CCL v26.1.0 (x86_64-pc-linux-gnu)", false, .cockroachdb, true),
      ("CockroachDB CCL v25.1.9 (x86_64-pc-linux-gnu)", false, .cockroachdb, false),
      ("CockroachDB CCL v24.3.0 (x86_64-pc-linux-gnu)", false, .cockroachdb, false),
      ("CockroachDB", false, .cockroachdb, false), ("", false, .postgresql, true),
    ])
  func tell(version: String, hasCitus: Bool, kind: HubReport.Engine, hasRowSecurity: Bool) {
    let engine = HubEngine(version: version, hasCitus: hasCitus)
    #expect(engine.kind == kind)
    #expect(engine.hasRowSecurity == hasRowSecurity)
  }
}
