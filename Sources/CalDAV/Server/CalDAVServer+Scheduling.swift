import Domain
import Network
package import Servers

extension CalDAVServer {
  private static let mostAddresses = 20
  private static let longestAddress = 320

  /// The addresses are those of the principal, which is asked for where the collections are looked for (RFC 6638 section
  /// 2.4.1). That a server schedules is said by what it answers to OPTIONS (section 2), of a
  /// collection.
  package func scheduling(
    of collections: [ServerCollection]
  ) throws -> ServerScheduling {
    var scheduling = ServerScheduling()
    scheduling.addresses = userAddresses
    let place = try collections.first.map { try scope(of: $0).address } ?? address
    let response = try client.answer(to: HTTPRequest("OPTIONS", place))
    scheduling.isAutomatic = response.headers.contains { header in
      header.name == "dav"
        && header.value.split(separator: ",").contains {
          TextRule.trimmed(String($0)) == "calendar-auto-schedule"
        }
    }
    return scheduling
  }

  func noteAddresses(in entry: MultistatusResponse) {
    let addresses = entry.hrefs(in: "calendar-user-address-set", of: XMLNamespace.caldav).filter {
      !$0.isEmpty && $0.utf8.count <= Self.longestAddress
        && !$0.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
    }
    if !addresses.isEmpty { userAddresses = Array(addresses.prefix(Self.mostAddresses)) }
  }
}
