import HIGLint
let path = CommandLine.arguments[1]
let bytes = try DiskWorkspace().read(path)
let tree = YAMLReader.read(SourceFile(path: path, stored: bytes))
for p in tree.problems { print(p.location.file.position(at: Int(p.location.range.start)), p.message.en) }
var defs: [SyntaxTree] = []
for extra in CommandLine.arguments.dropFirst(2) { defs.append(YAMLReader.read(SourceFile(path: extra, stored: try DiskWorkspace().read(extra)))) }
let model = ModelBuilder.screens(of: tree, definitions: Definitions(trees: defs))
for d in model.diagnostics { let p = d.location.file.position(at: Int(d.location.range.start)); print("\(d.location.file.path):\(p.line):\(p.column): \(d.message.en) [\(d.rule)]") }
let names = ["kind", "width", "height", "hitWidth", "hitHeight", "contrast", "contrastAppearance", "effectiveColor", "interactive", "fontSize"].map { Vocabulary.shared.nameID(of: $0) }
for i in 0..<model.nodeCount {
  let n = NodeReference(i)
  if model.typeName(of: n) == "view" {
    print(model.path(of: n), names.map { v in
      switch model.value(of: v, at: n) { case .double(let d): return cut(d); case .string(let s): return s; case .interval(let i): return "[\(cut(i.low))…\(cut(i.high))]"; case .bool(let b): return "\(b)"; case .color(let c): return c.name; case .unknown(let u): return "?" + u.causes.map{"\($0.fact):\($0.reason)"}.joined(); default: return "-" } }.joined(separator: " | "))
  }
}
