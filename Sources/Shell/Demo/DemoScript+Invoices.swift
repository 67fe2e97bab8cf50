extension DemoScript {
  /// A studio with three clients: an invoice that is paid, one that is late, one that is partly
  /// paid, and a draft of hours that were worked.
  mutating func sendInvoices() {
    type(
      -29, 10, 0,
      [
        "profile set name:'Studio Nadège Roux' legal_form:EI street:'12 rue des Lilas' "
          + "postal_code:69001 city:Lyon country:FR siren:812345676 vat_number:FR19812345676 "
          + "email:studio@nadege.example iban:'FR76 3000 6000 0112 3456 7890 189' locale:en "
          + "supplies:services",
        "client add 'Lumière Films' street:'3 quai Rambaud' postal_code:69002 city:Lyon country:FR "
          + "siren:798765434 email:compta@lumiere.example locale:en",
        "client add 'Jazz à la Halle' street:'1 place du Marché' postal_code:38000 city:Grenoble "
          + "country:FR siren:404833048 email:bureau@jazz.example locale:en",
        "client add 'Galerie Haute' street:'8 rue Haute' postal_code:75006 city:Paris country:FR "
          + "siren:732829320 email:contact@haute.example locale:en",
        "invoice add 'Lumière Films' days:15 order:LF-118",
        "invoice item 1 'Titles of a short film' price:850 vat:20",
        "invoice item 1 Corrections qty:2.5 unit:hour price:60 vat:20", "invoice issue 1",
      ])
    type(
      -26, 11, 30,
      [
        "invoice add 'Galerie Haute' days:20",
        "invoice item 2 'Invitation cards' qty:200 price:0.95 vat:20 off:5%",
        "invoice item 2 'Art direction' qty:1 unit:day price:420 vat:20", "invoice issue 2",
      ])
    type(-14, 9, 5, ["invoice pay 1"])
    type(
      -9, 15, 45,
      [
        "invoice add 'Jazz à la Halle' days:30 reference:2-SPRING",
        "invoice item 3 'Poster, three sizes' price:640 vat:20",
        "invoice item 3 'Programme, 16 pages' price:980 vat:20 off:10%", "invoice issue 3",
      ])
    type(-4, 9, 20, ["invoice pay 3 500"])
    type(
      -1, 17, 30,
      [
        "project client Studio 'Galerie Haute'", "client edit 'Galerie Haute' rate:60",
        "invoice add 'Galerie Haute' order:HAUTE-7", "invoice bill 4 30d price:60 rates:yes vat:20",
      ])
  }
}
