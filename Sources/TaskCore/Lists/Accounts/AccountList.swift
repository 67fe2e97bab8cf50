import CTaskcore
import Storage

/// A snapshot of the accounts at servers.
final class AccountList: RowList<taskcore_account>, ValueSnapshot {
  func row(of account: AccountRow) throws -> taskcore_account {
    try taskcore_account(
      struct_size: MemoryLayout<taskcore_account>.size, id: account.id,
      kind: account.kind.rawValue, reserved: 0, address: copy(account.address),
      last_run_ms: account.run?.milliseconds ?? 0)
  }
}
