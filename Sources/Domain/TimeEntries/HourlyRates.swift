/// The hourly rate and client of a time entry. The first one that is set counts: the entry's own, that of its
/// task, of the project or its nearest ancestor, of the client, of the profile.
package struct HourlyRates: Sendable {
  private struct OfProject {
    var client: Client?
    var rate: Int64?
  }

  private var projects: [String: OfProject] = [:]
  /// What those pay who have no currency of their own.
  private let currency: String
  /// What the profile says.
  private let standard: Int64?

  /// The clients are those that the projects name, by their uids.
  package init(
    _ projects: some Sequence<Project>, clients: [String: Client], currency: String,
    standard: Int64?
  ) {
    self.standard = standard
    self.currency = currency.isEmpty ? Currency.euro.code : currency
    var known: [OfProject] = []
    // In a tree, a project stands behind the one that it is below.
    for node in ProjectTree(projects).nodes {
      let above = node.parent.map { known[$0] }
      let project = node.project
      let own = OfProject(
        client: project.clientUID.flatMap { clients[$0] } ?? above?.client,
        rate: project.hourlyRate ?? above?.rate)
      known.append(own)
      self.projects[project.uid] = own
    }
  }

  /// Whom a project is for.
  package func client(ofProject uid: String?) -> Client? { uid.flatMap { projects[$0]?.client } }

  /// In millionths of the currency unit; nil when nothing says it.
  package func rate(entry: Int64?, task: Int64?, projectUID: String?) -> Int64? {
    let project = projectUID.flatMap { projects[$0] }
    // That of the profile is in its own currency.
    let last = currency(ofProject: projectUID) == currency ? standard : nil
    let rate = entry ?? task ?? project?.rate ?? project?.client?.hourlyRate ?? last
    // A damaged store may hold any number.
    return rate.flatMap { Client.hourlyRateRange.contains($0) ? $0 : nil }
  }

  /// The currency in which the time of a project is paid.
  package func currency(ofProject uid: String?) -> String {
    let own = client(ofProject: uid)?.party[.currency] ?? ""
    return own.isEmpty ? currency : own
  }
}

extension Store {
  /// What time costs, as projects and clients say it now.
  package func hourlyRates() throws -> HourlyRates {
    let projects = try projects.all()
    var clients: [String: Client] = [:]
    for uid in Set(projects.compactMap(\.clientUID)) {
      clients[uid] = try self.clients.find(uid: uid)
    }
    return HourlyRates(
      projects, clients: clients, currency: try settings.seller()[.currency],
      standard: try settings.sellerHourlyRate())
  }
}
