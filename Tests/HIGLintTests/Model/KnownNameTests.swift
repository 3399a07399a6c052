import Testing

@testable import HIGLanguage

/// The numbers that code reads names and types by are those that the vocabulary gives them.
@Suite struct KnownNameTests {
  @Test func `known names are numbered in their order`() {
    for (place, name) in Names.Known.allCases.enumerated() {
      #expect(Vocabulary.shared.nameID(of: name.stringValue) == NameID(UInt16(place)))
    }
    #expect(Vocabulary.shared.name(Names.action) == "action")
    #expect(Vocabulary.shared.name(Names.weightNumber) == "weightNumber")
  }

  @Test func `known types are numbered in their order`() {
    for (place, type) in NodeTypes.Known.allCases.enumerated() {
      #expect(Vocabulary.shared.typeIndex(of: type.stringValue) == place)
    }
  }
}
