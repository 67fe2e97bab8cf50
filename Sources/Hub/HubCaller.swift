/// The caller of a hub request, who may interrupt the wait.
package struct HubCaller {
  /// Gives the password when the server asks for one that libpq does not find; nil: the caller has none.
  let password: (_ address: String) throws -> String?
  /// Runs what may take long, and needs no store.
  let aside: (() -> Void) -> Void
  /// Throws when the caller waits no longer.
  let check: () throws -> Void

  package init(
    password: @escaping (_ address: String) throws -> String? = { _ in nil },
    aside: @escaping (() -> Void) -> Void = { $0() },
    check: @escaping () throws -> Void = {}
  ) {
    self.password = password
    self.aside = aside
    self.check = check
  }
}
