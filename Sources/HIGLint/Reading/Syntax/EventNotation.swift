extension SyntaxTree {
  /// Returns the tree in the event notation of the YAML test suite: as it was read, before anything is composed.
  public func events() -> String {
    var out = EventWriter(tree: self)
    out.line("+STR")
    for document in documents {
      out.line(document.hasExplicitStart ? "+DOC ---" : "+DOC")
      out.write(document.root)
      out.line(document.hasExplicitEnd ? "-DOC ..." : "-DOC")
    }
    out.line("-STR")
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

private struct EventWriter {
  let tree: SyntaxTree
  var bytes: [UInt8] = []

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(ASCII.lineFeed)
  }

  /// Writes a node and all below it, without recursion.
  mutating func write(_ root: NodeIndex) {
    /// The work that is left: nodes to write, and ends of collections.
    var open: [NodeIndex] = []
    var following = root
    while true {
      if following == .none {
        guard let finished = open.popLast() else { return }
        line(tree[finished].kind == .mapping ? "-MAP" : "-SEQ")
        following = open.isEmpty ? .none : tree[finished].next
        if open.isEmpty { return }
        continue
      }
      let node = tree[following]
      switch node.kind {
      case .mapping, .sequence:
        bytes.append(contentsOf: (node.kind == .mapping ? "+MAP" : "+SEQ").utf8)
        if node.style == .flow { bytes.append(contentsOf: (node.kind == .mapping ? " {}" : " []").utf8) }
        writeProperties(node)
        bytes.append(ASCII.lineFeed)
        open.append(following)
        following = node.first
        continue
      case .alias:
        bytes.append(contentsOf: "=ALI ".utf8)
        writeText(of: node.range)
        bytes.append(ASCII.lineFeed)
      case .scalar:
        writeScalar(following)
      case .error:
        line("=ERR")
      }
      if open.isEmpty { return }
      following = node.next
    }
  }

  private mutating func writeProperties(_ node: SyntaxNode) {
    guard node.properties != .max else { return }
    let properties = tree.properties[Int(node.properties)]
    if let anchor = properties.anchor {
      bytes.append(contentsOf: " &".utf8)
      writeText(of: anchor)
    }
    if var tag = properties.resolvedTag {
      bytes.append(contentsOf: " <".utf8)
      tag.withUTF8 { writeText($0) }
      bytes.append(contentsOf: ">".utf8)
    }
  }

  private mutating func writeScalar(_ index: NodeIndex) {
    let node = tree[index]
    bytes.append(contentsOf: "=VAL".utf8)
    writeProperties(node)
    let sign =
      switch node.style {
      case .singleQuoted: " '"
      case .doubleQuoted, .jsonString: " \""
      case .literal: " |"
      case .folded: " >"
      default: " :"
      }
    bytes.append(contentsOf: sign.utf8)
    tree.withBytes(of: index) { writeText($0) }
    bytes.append(ASCII.lineFeed)
  }

  private mutating func writeText(of range: SourceRange) {
    tree.text.withUnsafeBufferPointer { writeText(UnsafeBufferPointer(rebasing: $0[range.bounds])) }
  }

  /// Writes a text with the notation's escapes, and with YAML's for other characters unfit for a terminal or a log.
  private mutating func writeText(_ text: UnsafeBufferPointer<UInt8>) {
    var i = 0
    while i < text.count {
      let byte = text[i]
      var length = 1
      switch byte {
      case ASCII.backslash: bytes.append(contentsOf: "\\\\".utf8)
      case ASCII.lineFeed: bytes.append(contentsOf: "\\n".utf8)
      case ASCII.carriageReturn: bytes.append(contentsOf: "\\r".utf8)
      case ASCII.tab: bytes.append(contentsOf: "\\t".utf8)
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0..<0x20, 0x7F: writeEscape(UInt32(byte))
      case ASCII.hash where LogCommand.isBroken(text, at: i): writeEscape(UInt32(byte))
      case 0x80...:
        let scalar: UInt32
        (scalar, length) = UTF8Decoding.scalar(in: text, at: i)
        if VisibleText.isHidden(scalar) {
          writeEscape(scalar)
        } else {
          bytes.append(contentsOf: text[i..<i + length])
        }
      default: bytes.append(byte)
      }
      i += length
    }
  }

  private mutating func writeEscape(_ scalar: UInt32) {
    bytes.append(contentsOf: "\\u\(VisibleText.hexadecimal(scalar))".utf8)
  }
}
