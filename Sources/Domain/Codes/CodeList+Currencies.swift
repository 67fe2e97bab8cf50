extension CodeList {
  /// ISO 4217, without what has no minor unit there (metals, units of account, test codes).
  package static let currencies = CodeList(
    what: "a currency code (ISO 4217)", example: "EUR",
    codes: """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP \
      BYN BZD CAD CDF CHE CHF CHW CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB \
      EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD \
      JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK \
      MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR \
      PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL \
      THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UZS VED VES VND VUV WST XAF \
      XCD XCG XOF XPF YER ZAR ZMW ZWG
      """)

  /// Those of ISO 4217 that have no minor unit in use.
  package static let wholeCurrencies = CodeList(
    what: "a currency without minor units", example: "JPY",
    codes: """
      BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
      """)

  /// Those of ISO 4217 whose unit has a thousand minor units.
  package static let finerCurrencies = CodeList(
    what: "a currency of three decimals", example: "KWD",
    codes: """
      BHD IQD JOD KWD LYD OMR TND
      """)
}
