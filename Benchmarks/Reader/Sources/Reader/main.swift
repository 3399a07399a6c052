// Measures how fast the YAML reader turns the bytes of spec files into a tree, beside Yams on the same bytes.
//
//   swift run -c release --package-path Benchmarks/Reader Reader DIRECTORY [ROUNDS]
//
// Each round runs every reader once over all files, in alternating order. A line of the result is: name, tab,
// the median of the rounds in MB/s, tab, the best round.

import Foundation
import HIGReading
import Yams

/// A reader under test: reads every file, and returns a number that depends on what it read.
struct Contestant {
  let name: String
  let run: () throws -> Int
}

/// Every `.yaml` file below a folder, in the order of its paths.
func specs(below directory: String) -> [(path: String, bytes: [UInt8])] {
  let root = URL(fileURLWithPath: directory)
  guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else { return [] }
  return walk.compactMap { $0 as? URL }
    .filter { $0.pathExtension == "yaml" }
    .sorted { $0.path < $1.path }
    .compactMap { url in (try? Data(contentsOf: url)).map { (url.path, [UInt8]($0)) } }
}

func seconds(_ duration: Duration) -> Double {
  let parts = duration.components
  return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
}

func measure(directory: String, rounds: Int) throws {
  let files = specs(below: directory)
  let size = files.reduce(0) { $0 + $1.bytes.count }
  let whole = files.flatMap(\.bytes)
  // Yams reads a String; making it is not counted against Yams.
  let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
  let wholeText = String(decoding: whole, as: UTF8.self)

  let contestants = [
    Contestant(name: "higlint, each file") {
      files.reduce(0) { $0 + YAMLReader.read(SourceFile(path: $1.path, stored: $1.bytes)).nodes.count }
    },
    Contestant(name: "Yams, each file") {
      try texts.reduce(0) { $0 + (try Yams.compose(yaml: $1) == nil ? 0 : 1) }
    },
    Contestant(name: "higlint, one stream") {
      YAMLReader.read(SourceFile(path: "all.yaml", stored: whole)).nodes.count
    },
    Contestant(name: "Yams, one stream") {
      try Yams.compose_all(yaml: wholeText).reduce(0) { count, _ in count + 1 }
    },
  ]

  var times = [[Double]](repeating: [], count: contestants.count)
  var results = [Int](repeating: 0, count: contestants.count)
  let clock = ContinuousClock()
  // The first round only warms up.
  for round in 0...rounds {
    let order = round.isMultiple(of: 2) ? Array(contestants.indices) : contestants.indices.reversed()
    for index in order {
      let time = try clock.measure { results[index] = try contestants[index].run() }
      if round > 0 { times[index].append(seconds(time)) }
    }
  }

  let megabytes = Double(size) / 1e6
  print("# \(files.count) files, \(size) bytes, \(rounds) rounds; results \(results)")
  for (contestant, taken) in zip(contestants, times) {
    let sorted = taken.sorted()
    let median = megabytes / sorted[sorted.count / 2]
    let best = megabytes / sorted[0]
    print("\(contestant.name)\t\(String(format: "%.1f", median))\t\(String(format: "%.1f", best))")
  }
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: Reader DIRECTORY [ROUNDS]")
  exit(2)
}
try measure(directory: arguments[1], rounds: max(1, arguments.count > 2 ? Int(arguments[2]) ?? 7 : 7))
