import Domain
import Foundation
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// Stores that are changed apart, and exchange their steps in any order, come to the same.
@Suite struct ConvergenceTests {
  /// 80, or as many as `TASKCORE_TEST_SEEDS` says, or those from one to another: `201-400`; or the one of
  /// `TASKCORE_TEST_SEED`.
  private static let seeds: ClosedRange<UInt64> = {
    let variables = ProcessInfo.processInfo.environment
    let text = variables["TASKCORE_TEST_SEED"] ?? variables["TASKCORE_TEST_SEEDS"] ?? "80"
    let numbers = text.split(separator: "-").compactMap { UInt64($0) }
    let last = numbers.last ?? 80
    let isOne = variables["TASKCORE_TEST_SEED"] != nil
    return (numbers.count > 1 ? numbers[0] : isOne ? last : 1)...last
  }()

  @Test(
    "Three stores and a newer one that exchange their steps by chance have the same records",
    arguments: Self.seeds)
  func converge(seed: UInt64) throws {
    var numbers = RandomNumbers(seed: seed)
    let devices = try ["a", "b", "c"].map { try SyncedStore($0) }
    for device in devices { try device.enable(store: "store") }
    for device in devices {
      for other in devices where other !== device { try device.merge(other) }
    }
    let newer = try NewerDevice(copyOf: devices[0])
    for _ in 0..<TestLength.rounds(150) {
      let device = devices.randomElement(using: &numbers) ?? devices[0]
      device.test.advance(seconds: Int64.random(in: 0...5_000, using: &numbers))
      switch Int.random(in: 0..<40, using: &numbers) {
      case 0:
        newer.write(&numbers, at: device.test.now)
        continue
      case 1:
        try newer.take(from: device)
        continue
      case 2:
        try device.take(from: newer)
        continue
      case 3...5:
        let other = devices.randomElement(using: &numbers) ?? device
        if other !== device {
          try device.take(from: other, limit: Int.random(in: 1...20, using: &numbers))
        }
        continue
      default: break
      }
      try device.change(&numbers, forcesClaims: seed.isMultiple(of: 3))
    }
    for _ in 0..<3 {
      for device in devices {
        for other in devices where other !== device { try device.take(from: other) }
        try newer.take(from: device)
        try device.take(from: newer)
      }
    }
    let states = try devices.map { try $0.states() }
    // What these stores do not know is in their states; and the states are those that the rules alone come to.
    expectSame(newer.states(), states[0], "seed \(seed), states of the newer one and a")
    let joined = try SyncedStore("joined")
    try joined.enable(store: "store")
    try joined.merge(devices[1])
    expectSame(newer.states(), try joined.states(ofOthers: true), "seed \(seed), a snapshot of b")
    for (device, other) in zip(devices.dropFirst(), states.dropFirst()) {
      expectSame(states[0], other, "seed \(seed), states of \(device.name)")
    }
    let shown = try devices.map { try $0.shown() }
    for (device, other) in zip(devices.dropFirst(), shown.dropFirst()) {
      expectSame(shown[0], other, "seed \(seed), records of \(device.name)")
    }
    // What each step changed is what all of it together comes to.
    expectSame(shown[1], try joined.shown(), "seed \(seed), records of one that joined")
    // Nobody took a series without waiting for the others.
    let numbered = try devices[0].test.store.invoices.all().map(\.number).filter { !$0.isEmpty }
    if !seed.isMultiple(of: 3) {
      #expect(Set(numbered).count == numbered.count, "seed \(seed)")
    }
    for device in devices {
      let test = device.test
      let twins = try device.twins()
      #expect(twins.isEmpty == (Set(numbered).count == numbered.count), "seed \(seed)")
      #expect(try twins == devices[0].twins(), "seed \(seed), twins of \(device.name)")
      let before = try device.shown()
      let report = try Repair(test.store, newUID: test.newUID).run(at: test.now)
      var expected = RepairReport()
      expected.numbersDoubled =
        Set(
          numbered.filter { number in
            numbered.count { $0 == number } > 1
          }
        ).count
      expected.numbersMissing = report.numbersMissing
      if report != expected {
        Issue.record("seed \(seed), \(device.name): \(report)")
        expectSame(
          before, try device.shown(), "seed \(seed), \(device.name) before and after it is mended")
      }
    }
  }
}

private func expectSame(_ one: [String: String], _ other: [String: String], _ what: String) {
  let different = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
  for key in different.prefix(5) {
    Issue.record(
      "\(what), \(different.count): \(key):\n  \(one[key] ?? "-")\n  \(other[key] ?? "-")")
  }
}
