import Domain
import Glibc
import Testing

@testable import TaskCore

@Suite struct CallGateTests {
  @Test("A callback that calls back gets an error where a lock would wait for itself")
  func sameThread() throws {
    let turn = CallGate(timeout: 1_000)
    try turn.run {
      turn.runCallback {
        let failure = #expect(throws: Failure.self) { try turn.run {} }
        #expect(failure?.kind == .misuse)
      }
    }
    try turn.run {}
  }

  @Test("Another thread waits for a callback no longer than the timeout")
  func otherThread() throws {
    let shared = Shared(turn: CallGate(timeout: 20))
    try shared.turn.run {
      shared.turn.runCallback {
        runOnThread(shared) { shared in
          do { try shared.turn.run {} } catch { shared.failure = error as? Failure }
        }
      }
    }
    #expect(shared.failure?.kind == .busy)
  }

  @Test("Another thread waits for a folder that hangs no longer than the timeout, either")
  func hangingFolder() throws {
    let shared = Shared(turn: CallGate(timeout: 20))
    try shared.turn.run {
      shared.turn.runAside {
        runOnThread(shared) { shared in
          do { try shared.turn.run {} } catch { shared.failure = error as? Failure }
        }
      }
    }
    #expect(shared.failure?.kind == .busy)
  }

  private final class Shared {
    let turn: CallGate
    var failure: Failure?
    var body: ((Shared) -> Void)?

    init(turn: CallGate) {
      self.turn = turn
    }
  }

  /// Runs `body` on a thread of its own, and waits for its end.
  private func runOnThread(_ shared: Shared, _ body: @escaping (Shared) -> Void) {
    shared.body = body
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { raw in
        guard let raw else { return nil }
        let shared = Unmanaged<Shared>.fromOpaque(raw).takeRetainedValue()
        shared.body?(shared)
        return nil
      }, Unmanaged.passRetained(shared).toOpaque())
    pthread_join(thread, nil)
  }
}
