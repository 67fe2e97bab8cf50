import Domain
import Localization
import ViewModels

/// The known details of the seller and of the buyer.
extension InvoiceSheet {
  var sellerLines: [String] {
    let seller = document.seller
    return address(of: seller)
      + [seller[.contact], seller[.phone], seller.email].filter { !$0.isEmpty }
  }

  var buyerLines: [String] {
    let buyer = document.buyer
    var lines = address(of: buyer)
    if !buyer[.contact].isEmpty { lines.append(buyer[.contact]) }
    lines += [
      (.siren, buyer.siret.isEmpty ? Self.groupedSIREN(buyer.siren) : ""),
      (.siret, Self.groupedSIREN(buyer.siret)),
      (.registrationNumber, buyer.siren.isEmpty ? buyer[.registrationNumber] : ""),
      (.vatNumber, isAmerican ? "" : buyer.vatNumber),
    ].compactMap { label, value in labelled(label, value) }
    return lines
  }

  /// Who got what was sold, and where, where the invoice says it.
  var deliveryLines: [String] {
    let place = document.deliverTo
    return ([place.name] + address(of: place)).filter { !$0.isEmpty }
  }

  private func labelled(_ label: InvoiceWording.Label, _ value: String) -> String? {
    value.isEmpty ? nil : wording.labelled(label, value)
  }

  private func address(of party: Party) -> [String] {
    let countries = Set([document.seller, document.buyer, document.deliverTo].map(\.country))
    let isAbroad = countries.subtracting([""]).count > 1
    let place =
      party.isAmerican
      ? party.americanTown
      : [party[.postalCode], party[.city]].filter { !$0.isEmpty }.joined(separator: " ")
    let country = isAbroad && !party.country.isEmpty ? wording.country(party.country) : ""
    return [
      party[.tradingName], party[.street], party[.street2], place,
      party.isAmerican ? "" : party[.region], country,
    ].filter { !$0.isEmpty }
  }

  /// `SARL au capital de 10 000 EUR · SIREN 123 456 782 · RCS Paris · N° TVA FR32123456782`
  static func legalMentions(of seller: Party, _ wording: InvoiceWording) -> [String] {
    let capital = seller[.shareCapital]
    let withCapital =
      capital.isEmpty
      ? "" : wording.text("with a share capital of \(capital)")
    // `Émile Dupont EI` says it already.
    let legalForm = seller.name.hasSuffix(" \(seller[.legalForm])") ? "" : seller[.legalForm]
    let form = [legalForm, withCapital].filter { !$0.isEmpty }.joined(separator: " ")
    let numbers: [(InvoiceWording.Label, String)] = [
      (.siren, seller.siret.isEmpty ? groupedSIREN(seller.siren) : ""),
      (.siret, groupedSIREN(seller.siret)),
    ]
    let registers: [(InvoiceWording.Label, String)] = [
      (.registrationNumber, seller.siren.isEmpty ? seller[.registrationNumber] : ""),
      (.vatNumber, seller.isAmerican ? "" : seller.vatNumber),
      (seller.taxNumberLabel, seller[.taxNumber]),
    ]
    func labelled(_ pairs: [(InvoiceWording.Label, String)]) -> [String] {
      pairs.filter { !$0.1.isEmpty }.map { "\(wording.label($0.0))\u{A0}\($0.1)" }
    }
    let parts =
      [[isolated(seller.name), form].filter { !$0.isEmpty }.joined(separator: ", ")]
      + labelled(numbers) + [seller[.registry]] + labelled(registers)
    return parts.filter { !$0.isEmpty }
  }

  /// With marks around a name that runs to the left, so that what comes after it does not.
  private static func isolated(_ name: String) -> String {
    PDFText.runsToTheLeft(name) ? "\u{200E}\(name)\u{200E}" : name
  }

  /// `123 456 782`, `123 456 782 00015`: as registers write them; others as they are.
  static func groupedSIREN(_ number: String) -> String {
    guard [9, 14].contains(number.count) else { return number }
    var groups = [0, 3, 6].map { String(number.dropFirst($0).prefix(3)) }
    if number.count == 14 { groups.append(String(number.dropFirst(9))) }
    return groups.joined(separator: "\u{A0}")
  }
}

extension Party {
  /// An EIN is 12-3456789; others are a tax ID, as they were given.
  fileprivate var taxNumberLabel: InvoiceWording.Label {
    guard isAmerican else { return .taxNumber }
    let parts = self[.taxNumber].utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isEIN =
      parts.map(\.count) == [2, 7]
      && parts.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return isEIN ? .employerNumber : .taxID
  }
}
