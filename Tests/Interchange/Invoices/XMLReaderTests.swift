import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct XMLReaderTests {
  private func root(_ text: String) throws -> XMLElement {
    try #require(try XMLReader.document(Array(text.utf8)).root)
  }

  private func refusal(_ bytes: [UInt8]) -> Failure? {
    do {
      _ = try XMLReader.document(bytes)
      return nil
    } catch {
      return error as? Failure
    }
  }

  private func refusal(_ text: String) -> Failure? { refusal(Array(text.utf8)) }

  @Test("Elements have their names, namespaces, attributes, texts and places")
  func elements() throws {
    let root = try root(
      """
      <?xml version="1.0"?>
      <a:list xmlns:a="urn:a" xmlns="urn:b" b="1" a:b="2">
        <item>one <!-- no --> &amp;<![CDATA[ <two> ]]></item><item/>
        <a:item>&#x20AC;</a:item>
      </a:list>
      """)
    #expect(root.name == "list")
    #expect(root.namespace == "urn:a")
    #expect(root.attribute("b") == "1")
    #expect(root.children.map(\.namespace) == ["urn:b", "urn:b", "urn:a"])
    #expect(root.all("item").map(\.text) == ["one  & <two> ", "", "€"])
    #expect(root.children.last?.position == TextPosition(line: 4, column: 3))
    #expect(root["other"] == nil)
  }

  @Test(
    "What is not well-formed is refused where it is wrong",
    arguments: [
      ("", 1, 1), ("text", 1, 1), ("<a>", 1, 4), ("<a></b>", 1, 6), ("<a\n b=1/>", 2, 4),
      ("<a b='1' b='2'/>", 1, 10), ("<a>&other;</a>", 1, 4), ("<x:a/>", 1, 1),
      ("<a/>\n<b/>", 2, 1), ("<a>\u{1}</a>", 1, 4), ("<a>&#0;</a>", 1, 4),
      ("<a>\n\n &#xFFFF;", 3, 2),
      ("<a><![CDATA[", 1, 13), ("<?xml version='1.0' encoding='x-none'?><a/>", 1, 31),
    ])
  func malformed(text: String, line: Int, column: Int) throws {
    let failure = try #require(refusal(text))
    #expect(failure.kind == .malformed)
    #expect(failure.position == TextPosition(line: line, column: column))
    #expect(failure.message.description.hasSuffix("."))
  }

  @Test("Bytes that are no UTF-8 are refused")
  func encoding() throws {
    for bytes in [[0xE9], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] {
      let failure = try #require(
        refusal(Array("<a>".utf8) + bytes.map { UInt8($0) } + Array("</a>".utf8)))
      #expect(failure.kind == .malformed)
      #expect(failure.position == TextPosition(line: 1, column: 4))
    }
  }

  @Test("ISO 8859-1 is read when the file says so")
  func latin() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><a>"
    let bytes = Array(text.utf8) + [0xE9] + Array("</a>".utf8)
    #expect(try XMLReader.document(bytes).root?.text == "é")
  }

  @Test("A document type definition is refused before anything of it is read")
  func doctypes() throws {
    let laughs = (1...9).map {
      "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
    }
    for text in [
      "<!DOCTYPE a [<!ENTITY l0 'lol'>\(laughs.joined())]><a>&l9;</a>",
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
      "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://192.0.2.1/'>%p;]><a/>",
      "<!DOCTYPE a PUBLIC '-//X//Y' 'http://192.0.2.1/'><a/>",
    ] {
      let failure = try #require(refusal(text))
      #expect(failure.kind == .malformed)
      #expect(failure.message.description.contains("<!DOCTYPE"))
      #expect(failure.position?.line == 1)
    }
  }

  @Test("Elements in elements are limited, and the limit itself is read")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(refusal(nested(XMLReader.maximumDepth)) == nil)
    let failure = try #require(refusal(nested(XMLReader.maximumDepth + 1)))
    #expect(failure.message.description.contains("64 elements"))
    // An element that ends at once is refused likewise, and so is one too deep by far.
    #expect(refusal(String(repeating: "<a>", count: 64) + "<b/>")?.message == failure.message)
    #expect(refusal(String(repeating: "<a>", count: 1_000_000))?.message == failure.message)
  }

  @Test("The number of elements is limited")
  func count() throws {
    let text = "<a>" + String(repeating: "<b/>", count: XMLReader.maximumElementCount) + "</a>"
    #expect(try #require(refusal(text)).message.description.contains("500000 elements"))
  }

  @Test("A file that is too long is refused unread")
  func length() throws {
    let bytes = [UInt8](repeating: 0x20, count: XMLReader.maximumLength + 1)
    #expect(try #require(refusal(bytes)).message.description.contains("bytes of XML"))
  }

  @Test("Long texts, names and attributes are read or refused, and end")
  func longTokens() throws {
    let long = String(repeating: "x", count: 4_000_000)
    #expect(try root("<a>\(long)</a>").text.utf8.count == long.utf8.count)
    #expect(try root("<a b='\(long)'/>").attribute("b")?.utf8.count == long.utf8.count)
    #expect(try root("<\(long)/>").name.utf8.count == long.utf8.count)
    #expect(refusal("<a \(long)") != nil)
    let many = (0..<50_000).map { "b\($0)=''" }.joined(separator: " ")
    #expect(try root("<a \(many)/>").attribute("b49999")?.isEmpty == true)
  }

  @Test("A file that was cut off anywhere is refused")
  func truncated() {
    let bytes = Array(InvoiceFiles.plain.utf8)
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(refusal(Array(bytes[..<length]))?.kind == .malformed)
    }
  }

  @Test("Files with changed bytes are read or refused")
  func mutations() {
    var chance = RandomNumbers(seed: 4711)
    let bytes = Array(InvoiceFiles.plain.utf8)
    for _ in 0..<1_000 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...4, using: &chance) {
        mutant[Int.random(in: 0..<mutant.count, using: &chance)] = UInt8.random(
          in: 0...255, using: &chance)
      }
      do {
        _ = try CrossIndustryInvoiceReader.invoice(mutant)
      } catch let failure as Failure {
        #expect(failure.message.description.hasSuffix("."), "\(failure.message)")
      } catch {
        Issue.record(error)
      }
    }
  }
}
