import Domain
import Localization

/// A party of a received invoice that is being parsed. Invalid values are warnings, since the file itself is
/// kept.
struct ReceivedParty {
  /// The terms of a party's properties, by its role.
  enum Role {
    case seller, buyer, payee, taxRepresentative, recipient

    /// Empty for a property that EN 16931 does not have of it.
    func term(_ property: Party.Property) -> String {
      let terms: (seller: String, buyer: String) =
        switch property {
        case .name: ("BT-27", "BT-44")
        case .tradingName: ("BT-28", "BT-45")
        case .siren, .registrationNumber: ("BT-30", "BT-47")
        case .siret: ("BT-29", "BT-46")
        case .vatNumber: ("BT-31", "BT-48")
        case .taxNumber: ("BT-32", "")
        case .legalForm: ("BT-33", "")
        case .electronicAddress, .electronicScheme: ("BT-34", "BT-49")
        case .street: ("BT-35", "BT-50")
        case .street2: ("BT-36", "BT-51")
        case .city: ("BT-37", "BT-52")
        case .postalCode: ("BT-38", "BT-53")
        case .region: ("BT-39", "BT-54")
        case .country: ("BT-40", "BT-55")
        case .contact: ("BT-41", "BT-56")
        case .phone: ("BT-42", "BT-57")
        case .email: ("BT-43", "BT-58")
        default: ("", "")
        }
      return switch self {
      case .seller: terms.seller
      case .buyer: terms.buyer
      case .payee: property == .name ? "BT-59" : "BG-10"
      case .taxRepresentative:
        property == .name ? "BT-62" : property == .vatNumber ? "BT-63" : "BG-12"
      case .recipient: property == .name ? "BT-70" : "BG-15"
      }
    }
  }

  private(set) var party = Party()
  private(set) var warnings: [Problem] = []
  let role: Role

  init(_ role: Role) { self.role = role }

  /// Takes a text; the beginning of one that is too long.
  mutating func take(_ property: Party.Property, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    let maximum = 200
    do {
      if property == .name, text.unicodeScalars.count > maximum {
        let beginning = String.UnicodeScalarView(text.unicodeScalars.prefix(maximum))
        try party.set(.name, asRead: String(beginning))
        return warn(
          property, "the name has more than \(maximum) characters, and is listed by its beginning.")
      }
      try party.set(property, asRead: text)
      if let mistake = party.mistakes[property] { warn(property, mistake) }
    } catch let failure as Failure {
      warn(property, failure.message)
    } catch {
      return
    }
  }

  mutating func take(_ property: Party.Property, _ element: XMLElement?) {
    take(property, element?.line)
  }

  /// By the schemes of ISO 6523: the SIREN and the SIRET; some write the SIRET where the SIREN is to be.
  mutating func take(registration: XMLElement?) {
    guard let registration else { return }
    let isSIRET = registration.line.filter { $0 != " " }.utf8.count == 14
    switch registration.attribute("schemeID") {
    case "0002": take(isSIRET ? .siret : .siren, registration)
    case "0009": take(.siret, registration)
    default: take(.registrationNumber, registration)
    }
  }

  mutating func take(identifiers: [XMLElement]) {
    for identifier in identifiers {
      switch identifier.attribute("schemeID") {
      case "0002": take(.siren, identifier)
      case "0009": take(.siret, identifier)
      default: break
      }
    }
  }

  private mutating func warn(_ property: Party.Property, _ message: Message) {
    let term = role.term(property)
    warnings.append(
      Problem(rule: term, field: property.rawValue, message: "\(term): \(message)"))
  }
}
