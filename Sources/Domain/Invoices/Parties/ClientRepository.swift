/// The clients of a store; each change is logged with it.
package protocol ClientRepository: RecordRepository<Client> {
  /// Whether an invoice is for it, also a draft: it cannot be removed then.
  func isInUse(_ client: Client) throws -> Bool
}
