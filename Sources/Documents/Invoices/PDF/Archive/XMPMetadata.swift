import Domain

/// The XMP metadata of an archive file, equal to its information dictionary.
struct XMPMetadata {
  let title: String
  let author: String
  /// `2026-11-24T08:00:00Z`
  let date: String
  let language: String
  /// Whether the file carries the invoice as data.
  let hasData: Bool

  static let producer = "taskcore"

  /// Of the extension schema of Factur-X 1.0: what its readers look for.
  private static let properties: [(name: String, value: String, description: String)] = [
    ("DocumentFileName", InvoicePDF.attachmentName, "name of the embedded XML invoice file"),
    ("DocumentType", "INVOICE", "type of the hybrid document"),
    ("Version", "1.0", "version of the XML schema"),
    ("ConformanceLevel", "EN 16931", "conformance level of the XML data"),
  ]
  /// The namespace of ISO 14289-1.
  private static let accessibility = "http://www.aiim.org/pdfua/ns/id/"
  private static let factur = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"

  var text: String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
    <pdfaid:part>3</pdfaid:part>
    <pdfaid:conformance>A</pdfaid:conformance>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfuaid="\(Self.accessibility)">
    <pdfuaid:part>1</pdfuaid:part>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:format>application/pdf</dc:format>
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(escaped(title))</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>\(escaped(author))</rdf:li></rdf:Seq></dc:creator>
    <dc:language><rdf:Bag><rdf:li>\(escaped(language))</rdf:li></rdf:Bag></dc:language>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
    xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <pdf:Producer>\(Self.producer)</pdf:Producer>
    <xmp:CreateDate>\(date)</xmp:CreateDate>
    <xmp:ModifyDate>\(date)</xmp:ModifyDate>
    </rdf:Description>
    \(hasData ? invoiceDescription : "")\(extensionSchemas)\
    </rdf:RDF>
    </x:xmpmeta>
    <?xpacket end="w"?>
    """
  }

  /// What Factur-X has there.
  private var invoiceDescription: String {
    """
    <rdf:Description rdf:about="" xmlns:fx="\(Self.factur)">
    \(Self.properties.map { "<fx:\($0.name)>\($0.value)</fx:\($0.name)>\n" }.joined())\
    </rdf:Description>

    """
  }

  /// Of the properties that ISO 19005-3 does not know by itself.
  private var extensionSchemas: String {
    """
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" \
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag>
    \(hasData ? Self.facturSchema : "")\(Self.accessibilitySchema)\
    </rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>

    """
  }

  private static let facturSchema = schema(
    "Factur-X PDFA Extension Schema", factur, prefix: "fx",
    properties.map { declaration($0.name, "Text", "external", $0.description) })

  private static let accessibilitySchema = schema(
    "PDF/UA Universal Accessibility Schema", accessibility, prefix: "pdfuaid",
    [
      declaration(
        "part", "Integer", "internal", "Indicates, which part of ISO 14289 standard is followed")
    ])

  private static func schema(
    _ name: String, _ namespace: String, prefix: String, _ declarations: [String]
  ) -> String {
    """
    <rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>\(name)</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>\(namespace)</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>\(prefix)</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
    \(declarations.joined())\
    </rdf:Seq></pdfaSchema:property>
    </rdf:li>

    """
  }

  private static func declaration(
    _ name: String, _ type: String, _ category: String, _ description: String
  ) -> String {
    """
    <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>\(name)</pdfaProperty:name>
    <pdfaProperty:valueType>\(type)</pdfaProperty:valueType>
    <pdfaProperty:category>\(category)</pdfaProperty:category>
    <pdfaProperty:description>\(description)</pdfaProperty:description>
    </rdf:li>

    """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
