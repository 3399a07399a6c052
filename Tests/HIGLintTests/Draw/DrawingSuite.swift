import Foundation
import HIGDraw
import HIGReading
import Testing

@testable import HIGCore
@testable import HIGLint

/// A suite that draws specs.
protocol DrawingSuite {}

extension DrawingSuite {
  func drawings(
    _ spec: String, workspace: MemoryWorkspace = MemoryWorkspace([:]),
    _ change: (inout DrawingOptions) -> Void = { _ in }
  ) -> [HIGDraw.Drawing] {
    let (model, _) = Model.reading("spec.yaml", bytes: Array(spec.utf8), workspace: workspace)
    var options = DrawingOptions()
    change(&options)
    return model.screenStates.map { .of($0, in: model, options: options) }
  }

  func svg(_ spec: String, _ change: (inout DrawingOptions) -> Void = { _ in }) throws -> String {
    String(decoding: try #require(drawings(spec, change).first).svg, as: UTF8.self)
  }

  /// The elements of a picture that stand in the group of a node.
  func group(_ path: String, in svg: String) throws -> String {
    let start = try #require(svg.range(of: "<g data-path=\"\(path)\">\n"))
    let rest = svg[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</g>"))).lowerBound])
  }

  func screen(_ views: String, fields: String = "background: white") -> String {
    "screen: s\ndevice: iphone6\n\(fields)\nviews:\n\(views)"
  }
}
