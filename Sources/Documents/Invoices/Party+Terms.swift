import Domain

extension Party {
  /// A number with the list that it is from (ISO 6523), if that is known.
  struct Identifier {
    var text: String
    var scheme: String?
  }

  /// BT-29, BT-46: the establishment.
  var establishment: Identifier { Identifier(text: siret, scheme: "0009") }

  /// BT-30, BT-47.
  func registration(for profile: InvoiceProfile) -> Identifier {
    let number = registeredNumber(for: profile)
    return Identifier(text: number.text, scheme: number.scheme)
  }

  /// BT-34, BT-49.
  var electronicAddress: Identifier {
    Identifier(text: endpoint?.address ?? "", scheme: endpoint?.scheme)
  }

  /// BT-33: what the law wants to be said of a firm.
  var legalInformation: String {
    [self[.legalForm], self[.shareCapital], self[.registry]].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
