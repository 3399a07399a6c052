import HIGLanguage
import HIGReading
import Testing

/// What designers get wrong in YAML, and what they are told: one diagnostic for one mistake, at the place to mend.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var yaml: String
    /// Line, column and rule, and the bytes that are underlined.
    var place: String
    var message: String

    init(_ name: String, _ yaml: String, _ place: String, _ message: String) {
      testDescription = name
      self.yaml = yaml
      self.place = place
      self.message = message
    }
  }

  @Test(arguments: mistakes)
  func `A mistake is told once, where it is`(_ mistake: Mistake) throws {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array(mistake.yaml.utf8)))
    #expect(tree.problems.count == 1)
    let problem = try #require(tree.problems.first)
    let position = tree.source.position(at: Int(problem.location.range.start))
    let underlined = tree.source.string(in: problem.location.range)
    #expect("\(position.line):\(position.column) \(problem.rule) `\(underlined)`" == mistake.place)
    #expect(problem.message.en == mistake.message)
    #expect(problem.message.zhHans != problem.message.en)
  }

  @Test(arguments: mistakes.filter { $0.yaml.hasSuffix("color: red\n") })
  func `What stands after a mistake is read`(_ mistake: Mistake) {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array(mistake.yaml.utf8)))
    #expect(tree.events().contains("=VAL :color\n=VAL :red\n"))
  }

  @Test
  func `A half-typed field is a key without a value, and its neighbours stay`() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("kind: label\nte\ncolor: red\n".utf8)))
    let entries = Array(tree.entries(of: tree.documents[0].root))
    #expect(entries.map { tree.text(of: $0.key) } == ["kind", "te", "color"])
    #expect(entries.map { tree[$0.value].kind } == [.scalar, .error, .scalar])
  }

  @Test(arguments: [
    "views\n  - kind: group\n    id: box\n", "views\n\n  # The first.\n  - kind: group\n    id: box\n",
    "views:\n  - {\n  - kind: group\n    id: box\n", "views:\n  - {kind:\n  - kind: group\n    id: box\n",
    "views:\n  - {kind: label,\n  - kind: group\n    id: box\n",
    "views:\n  - kind: group\n    frame: [\n    id: box\n",
  ])
  func `What is below a line that is being typed is read`(_ yaml: String) {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", stored: Array("screen: home\n\(yaml)".utf8)))
    #expect(tree.problems.count == 1)
    #expect(tree.events().contains("=VAL :views\n+SEQ\n"))
    #expect(tree.events().contains("+MAP\n=VAL :kind\n=VAL :group\n"))
    #expect(tree.events().contains("=VAL :id\n=VAL :box\n-MAP\n-SEQ\n-MAP\n"))
  }

  @Test(arguments: [
    ("{\"a\": 1,}", 8, "JSON allows no comma after the last element"),
    ("{\"a\": 'b'}", 6, "JSON has double quotes only"),
    ("{a: 1}", 1, "a key must be in double quotes in JSON"),
    ("{\"a\" 1}", 5, "a `:` is missing between key and value"),
    ("[1 2]", 3, "a comma is missing before this"),
    ("[01]", 1, "this is no number in JSON"),
    ("[1] // text", 4, "nothing can follow here: the document is complete"),
    ("[1, // text\n2]", 4, "JSON has no comments"),
    ("[\"a]", 1, "the quote `\"` is not closed"),
    ("{\"a\": [1, 2}", 11, "`}` can't close `[`"),
    ("[1, 2", 0, "the bracket `[` is not closed"),
    ("[\"\\x\"]", 2, "`\\x` is no escape"),
    ("", 0, "there is nothing in this file"),
  ])
  func `A mistake in JSON is told once, where it is`(text: String, offset: Int, message: String) {
    let tree = JSONReader.read(SourceFile(path: "a.json", stored: Array(text.utf8)))
    #expect(tree.problems.first?.message.en == message)
    #expect(tree.problems.first.map { Int($0.location.range.start) } == offset)
    #expect(tree.problems.count == 1)
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "an item under-indented",
      "views:\n    - a\n    - b\n   - c\n    - d\n",
      "4:1 syntax/indentation `   `",
      "this item is indented by 3 spaces; the other items of this list are indented by 4"),
    Mistake(
      "a field over-indented",
      "kind: label\n  text: Hello\ncolor: red\n",
      "2:1 syntax/indentation `  `",
      "this line is indented by 2 spaces; the other fields of this mapping are indented by 0"),
    Mistake(
      "a field under-indented",
      "view:\n    kind: label\n   text: Hello\n    color: red\n",
      "3:1 syntax/indentation `   `",
      "this line is indented by 3 spaces; the other fields of this mapping are indented by 4"),
    Mistake(
      "a field of a list item under the dash",
      "views:\n  - kind: label\n  text: Hello\n  - kind: button\n",
      "3:3 syntax/unexpected `text: Hello`",
      "an item of this list must begin with `- `"),
    Mistake(
      "no space after the colon",
      "kind: label\ntext:Hello\ncolor: red\n",
      "2:5 syntax/unexpected `:`",
      "a space is missing after the colon: write `text: Hello`"),
    Mistake(
      "no colon",
      "kind: label\ntext\ncolor: red\n",
      "2:1 syntax/unexpected `text`",
      "a field is missing its `:`"),
    Mistake(
      "text that continues at the key's column",
      "text: A long text\ngoes on here\nand here\ncolor: red\n",
      "2:1 syntax/unexpected `goes on here`",
      "a field is missing its `:`"),
    Mistake(
      "a tab before a field",
      "view:\n\tkind: label\n\ttext: Hello\n",
      "2:1 syntax/tab `\t`",
      "a tab can't indent; use spaces"),
    Mistake(
      "a tab between spaces",
      "view:\n  kind: label\n  \ttext: Hello\n",
      "3:3 syntax/tab `\t`",
      "a tab can't indent; use spaces"),
    Mistake(
      "a quote that is not closed",
      "text: \"Hello\ncolor: red\nkind: label\n",
      "1:7 syntax/unclosed-quote `\"`",
      "the quote `\"` is not closed"),
    Mistake(
      "a quote that is not closed in a list item",
      "- kind: label\n  text: 'Hello\n  color: red\n- kind: button\n",
      "2:9 syntax/unclosed-quote `'`",
      "the quote `'` is not closed"),
    Mistake(
      "an apostrophe in single quotes",
      "text: 'Don't worry'\ncolor: red\n",
      "1:12 syntax/unexpected `t worry'`",
      "the quoted text has ended before this"),
    Mistake(
      "a quote in double quotes",
      "text: \"Say \"hi\" now\"\ncolor: red\n",
      "1:13 syntax/unexpected `hi\" now\"`",
      "the quoted text has ended before this"),
    Mistake(
      "a bracket that is not closed",
      "frame: [0, 64, 320, 44\ncolor: red\n",
      "1:8 syntax/unclosed-bracket `[`",
      "the bracket `[` is not closed"),
    Mistake(
      "a brace that is not closed",
      "font: {size: 17, weight: bold\ncolor: red\n",
      "1:7 syntax/unclosed-bracket `{`",
      "the bracket `{` is not closed"),
    Mistake(
      "a bracket that is not closed at the end",
      "frame: [0, 64,\n  320, 44\n",
      "1:8 syntax/unclosed-bracket `[`",
      "the bracket `[` is not closed"),
    Mistake(
      "a brace that has just been typed",
      "views:\n  - {\n  - kind: group\n    id: box\ncolor: red\n",
      "2:5 syntax/unclosed-bracket `{`",
      "the bracket `{` is not closed"),
    Mistake(
      "a line in brackets that is being typed",
      "views:\n  - {kind: label, frame: [\n  - kind: group\ncolor: red\n",
      "2:26 syntax/unclosed-bracket `[`",
      "the bracket `[` is not closed"),
    Mistake(
      "a brace that has just been typed before a field in brackets",
      "font: {\nframe: [0, 64, 320, 44]\ncolor: red\n",
      "1:7 syntax/unclosed-bracket `{`",
      "the bracket `{` is not closed"),
    Mistake(
      "fields in braces at the key's column",
      "font: {\nsize: 17,\nweight: bold\n}\ncolor: red\n",
      "2:1 syntax/indentation `s`",
      "a line inside brackets is indented by 0 spaces; at least 1 needed, for the closing bracket too"),
    Mistake(
      "the wrong bracket",
      "frame: [0, 64, 320, 44}\ncolor: red\n",
      "1:23 syntax/unclosed-bracket `}`",
      "`}` can't close `[`"),
    Mistake(
      "a bracket too many",
      "frame: [0, 64, 320, 44]]\ncolor: red\n",
      "1:24 syntax/unexpected `]`",
      "`]` closes nothing"),
    Mistake(
      "a comma that is missing between fields",
      "font: {size: 17 weight: bold}\ncolor: red\n",
      "1:17 syntax/unexpected `weight`",
      "a comma is missing before this"),
    Mistake(
      "a comma that is missing between texts",
      "items: [\"One\" \"Two\"]\ncolor: red\n",
      "1:15 syntax/unexpected `\"`",
      "a comma is missing before this"),
    Mistake(
      "two commas",
      "frame: [0,, 320, 44]\ncolor: red\n",
      "1:11 syntax/unexpected `,`",
      "there is nothing before this comma"),
    Mistake(
      "a colon in a text",
      "text: Note: read this\ncolor: red\n",
      "1:11 syntax/unexpected `:`",
      "a text with a colon and a space in it must be in quotes"),
    Mistake(
      "a colon in a text of two lines",
      "text: Please\n  note: read this\ncolor: red\n",
      "2:1 syntax/indentation `  `",
      "this line is indented by 2 spaces; the other fields of this mapping are indented by 0"),
    Mistake(
      "a placeholder at the start",
      "text: {count} new messages\ncolor: red\n",
      "1:15 syntax/unexpected `new messages`",
      "a text that begins with `{` must be in quotes: the brace begins a mapping"),
    Mistake(
      "a bracket at the start",
      "text: [beta] Messages\ncolor: red\n",
      "1:14 syntax/unexpected `Messages`",
      "a text that begins with `[` must be in quotes: the bracket begins a list"),
    Mistake(
      "an at sign at the start",
      "text: @handle\ncolor: red\n",
      "1:7 syntax/unexpected `@`",
      "a text can't begin with `@`"),
    Mistake(
      "a per cent sign at the start",
      "text: %d items\ncolor: red\n",
      "1:7 syntax/unexpected `%`",
      "a text can't begin with `%`"),
    Mistake(
      "a star at the start",
      "text: *Important* news\ncolor: red\n",
      "1:7 syntax/anchor `*Important*`",
      "there is no anchor `&Important*` before this"),
    Mistake(
      "an ampersand at the start",
      "text: & more\ncolor: red\n",
      "1:7 syntax/anchor `&`",
      "`&` must be followed by a name; a text that begins with it must be in quotes"),
    Mistake(
      "a greater-than sign at the start",
      "text: > 5 items\ncolor: red\n",
      "1:9 syntax/unexpected `5 items`",
      "the text after `>` begins on the next line"),
    Mistake(
      "an exclamation mark and a bang",
      "text: !important, really\ncolor: red\n",
      "1:7 syntax/tag `!important,`",
      "`,` can't stand in an anchor or a tag"),
    Mistake(
      "an unknown escape",
      "text: \"C:\\Users\"\ncolor: red\n",
      "1:10 syntax/escape `\\U`",
      "this escape needs 8 hexadecimal digits"),
    Mistake(
      "a comment without space",
      "text: \"Hello\"# greeting\ncolor: red\n",
      "1:14 syntax/unexpected `# greeting`",
      "a space is missing before the comment's `#`"),
    Mistake(
      "a list on its key's line",
      "views: - kind: label\n       - kind: button\ncolor: red\n",
      "1:8 syntax/unexpected `-`",
      "a list must begin on the line after its key"),
    Mistake(
      "a dash among fields",
      "kind: stack\n- kind: label\n- kind: button\ncolor: red\n",
      "2:1 syntax/unexpected `-`",
      "a list item stands among fields"),
    Mistake(
      "a list without space after the dash",
      "items:\n  - One\n  -Two\n  - Three\n",
      "3:3 syntax/unexpected `-`",
      "a space is missing after the dash"),
    Mistake(
      "an alias without anchor",
      "color: *brand\ntint: blue\n",
      "1:8 syntax/anchor `*brand`",
      "there is no anchor `&brand` before this"),
    Mistake(
      "brackets closed at the key's column",
      "frame: [\n  0, 64, 320, 44\n]\ncolor: red\n",
      "3:1 syntax/indentation `]`",
      "a line inside brackets is indented by 0 spaces; at least 1 needed, for the closing bracket too"),
    Mistake(
      "fields on the document's line",
      "--- kind: label\ntext: Hello\n",
      "1:1 syntax/unexpected `---`",
      "fields must begin on the line after `---`"),
    Mistake(
      "an empty line that is too deep in a text",
      "text: |\n     \n  Hello\ncolor: red\n",
      "2:1 syntax/indentation `     `",
      "this empty line has 5 spaces, more than the first line of the text, which is indented by 2"),
    Mistake(
      "a second root",
      "- one\n- two\nthree: 3\n",
      "3:1 syntax/unexpected `three: 3`",
      "an item of this list must begin with `- `"),
    Mistake(
      "a text after the root",
      "Hello\n---\n[a]\nmore\n---\nkind: label\n",
      "4:1 syntax/unexpected `more`",
      "nothing can follow here: the document is complete"),
  ]
}
