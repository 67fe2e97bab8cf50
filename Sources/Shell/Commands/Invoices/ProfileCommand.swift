import TaskcoreSwift

extension Command {
  static let profile = Command(
    name: "profile", summary: "Show the profile that invoices name as the seller, or change it.",
    subcommands: [setProfile, setLogo, setRate, importProfile],
    otherwise: Subcommand(
      name: "", summary: "Show it, and what is missing.", synopsis: "[--format FORMAT]",
      options: [.outputFormat], operands: .none
    ) { _, arguments, session in
      let profile = try session.store().profile()
      try session.list([profile], as: session.format(of: arguments)) {
        try session.show(profile)
      }
    },
    notes: [
      "The tokens of set; one without a value takes it away:",
      .tokens([Token<PartyChanges>].party.map(\.form)),
      "rate is what an hour costs where neither its entry nor its task, project or client says it.",
      """
      import takes it from an invoice that you issued with another program; nothing else does. What
      is known already stays.
      """,
      "logo takes a PNG or JPEG file of at most 1 MiB, for the head of invoices.",
    ],
    examples: [
      "profile", "profile set name:'Atelier Dupont' legal_form:EI siren:732829320 country:FR",
      "profile set phone:", "profile logo logo.png", "profile logo --none", "profile rate 87.50",
    ])

  private static let setProfile = Subcommand(
    name: "set", summary: "Change who you are.", synopsis: "TOKEN...",
    operands: Operands(
      [.tokens([Token<PartyChanges>].party.map(\.form))], minimum: 1, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    var changes = PartyChanges()
    try [Token<PartyChanges>].party.read(operands, into: &changes, in: store)
    try store.setProfile(changes)
    try session.say("Changed the profile.")
  }

  private static let none = Option(name: "none", summary: "none any more")

  private static let setRate = Subcommand(
    name: "rate", summary: "Set what an hour costs where nothing else says it, or take it away.",
    synopsis: "AMOUNT|--none", options: [none],
    operands: Operands([.text], minimum: 0)
  ) { operands, arguments, session in
    guard operands.isEmpty == arguments.has(none) else {
      throw ShellError.usage("Write “profile rate AMOUNT” or “profile rate --none”.")
    }
    guard let word = operands.first else {
      try session.store().setDefaultHourlyRate(nil)
      return try session.say("There is no hourly rate any more.")
    }
    let rate = try word.locating { try DecimalText.value(of: word.bytes, places: 6) }
    guard rate != 0 else {
      throw ShellError.usage("A rate is above 0; --none takes it away.", at: word)
    }
    try session.store().setDefaultHourlyRate(rate)
    try session.say("Changed the hourly rate.")
  }

  private static let importProfile = Subcommand(
    name: "import", summary: "Take it from an invoice of yours that another program made.",
    synopsis: "FILE", operands: Operands([.file], minimum: 1)
  ) { operands, _, session in
    try session.store().importProfile(session.bytes(of: operands[0], limit: 100_000_000))
    try session.say("Changed the profile.")
  }

  private static let setLogo = Subcommand(
    name: "logo", summary: "Set the picture at the head of invoices, or take it away.",
    synopsis: "FILE|--none", options: [none],
    operands: Operands([.file], minimum: 0)
  ) { operands, arguments, session in
    guard operands.isEmpty == arguments.has(none) else {
      throw ShellError.usage("Write “profile logo FILE” or “profile logo --none”.")
    }
    guard let word = operands.first else {
      try session.store().setLogo([])
      return try session.say("There is no logo any more.")
    }
    try session.store().setLogo(session.bytes(of: word))
    try session.say("Changed the logo.")
  }
}

extension Session {
  fileprivate func show(_ profile: Profile) throws {
    let seller = profile.seller
    guard !seller.isEmpty || profile.logoSize > 0 || profile.hourlyRate != nil else {
      return try output.print("Nothing is known of you: “profile set” tells it.")
    }
    let logo = profile.logoSize == 0 ? "" : Counted.bytes(Int64(profile.logoSize)).text
    let rate = profile.hourlyRate.map { DecimalText.grouped($0, places: 6, atLeast: 2) } ?? ""
    let known = PartyProperty.allCases.map { (name: $0.label, value: seller.shown($0)) }
    let names = seller.needed.filter { seller[$0].isEmpty }.map(\.rawValue)
    try output.printPage(
      known + [
        ("Hourly rate", rate), ("Logo", logo), ("Missing", names.joined(separator: ", ")),
      ], nameWidth: 20)
  }

  /// All of a file that is no longer than the library takes.
  func bytes(of word: Word, limit: Int = 1 << 26) throws -> [UInt8] {
    let path = try word.path
    if path == nil, readsStandardInput {
      throw ShellError.usage("Standard input has the commands; it cannot be read.")
    }
    let file = try InputFile(path)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let part = try [UInt8](unsafeUninitializedCapacity: 65_536) { space, count in
        count = try file.read(UnsafeMutableRawBufferPointer(space))
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw ShellError.failed("\(file.name) is too large.")
  }
}

extension Party {
  /// A template of one's own is shown by its length.
  fileprivate func shown(_ property: PartyProperty) -> String {
    let text = self[property]
    guard property == .pageTemplate, text.utf8.first == UInt8(ascii: "{") else { return text }
    return Message("own, \(Counted.bytes(Int64(text.utf8.count)))").text
  }

  /// What a seller's invoices have to say.
  fileprivate var needed: [PartyProperty] {
    if self[.invoiceProfile] == InvoiceProfile.xrechnung.rawValue {
      return [.name, .country, .city, .postalCode, .contact, .phone, .email]
    }
    guard self[.country] == "FR" else { return [.name, .country] }
    let hasCapital = ["SA", "SARL", "EURL", "SAS", "SASU", "SCA"].contains(self[.legalForm])
    return [.name, .city, .siren] + (hasCapital ? [.shareCapital, .registry] : [])
  }
}
