// Feeds mutated files to a part of higlint, and asserts what must hold for any bytes at all.
//
//   swift run -c release higlint-fuzz PART [--seconds N] [--seed N] [--skip N] [FOLDER…]
//
// PART is yaml, json, plist, expression, check, convert, shard or lsp. Seeds are the files of the folders that the part reads. The same seed
// gives the same inputs in the same order. The first input that breaks something is written to `fuzz-PART.bin` in the
// working directory, and the exit status is 1: `higlint-fuzz PART --file fuzz-PART.bin` runs it again.

import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func fail(_ text: String) -> Never {
  _ = (text + "\n").utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  exit(2)
}

var words = CommandLine.arguments.dropFirst()
guard let name = words.popFirst(), let part = Part(rawValue: name) else {
  fail("usage: higlint-fuzz \(Part.allCases.map(\.rawValue).joined(separator: "|")) [OPTION…] [FOLDER…]")
}
var seconds = 20
var seed: UInt64 = 1
var skipped = 0
var file: String?
var folders: [String] = []
while let word = words.popFirst() {
  switch word {
  case "--seconds": seconds = words.popFirst().flatMap { Int($0) } ?? seconds
  case "--seed": seed = words.popFirst().flatMap { UInt64($0) } ?? seed
  case "--skip": skipped = words.popFirst().flatMap { Int($0) } ?? skipped
  case "--file": file = words.popFirst()
  default: folders.append(word)
  }
}

Watchdog.start(part: part)
if let file {
  guard let bytes = try? DiskWorkspace().read(file) else { fail("\(file) can't be read") }
  Watchdog.run(bytes, part)
  print("nothing broke")
  exit(0)
}

let found = Corpus.seeds(for: part, in: folders)
// Without a seed, the words of the grammar are one.
let seeds = found.isEmpty ? [Array(part.tokens.joined(separator: " ").utf8)] : found
var mutator = Mutator(seed: seed, tokens: part.tokens, longestSeed: part == .shard ? Mutator.maximumSize : 2000)
let clock = ContinuousClock()
let start = clock.now
var runs = 0
// The seeds themselves first, for a quarter of the time at most: what is sound breaks nothing either.
for bytes in seeds where bytes.count <= Mutator.maximumSize && clock.now - start < .seconds(seconds) / 4 {
  Watchdog.run(bytes, part)
  runs += 1
}
while clock.now - start < .seconds(seconds) {
  let bytes = mutator.next(from: seeds)
  runs += 1
  if runs > skipped { Watchdog.run(bytes, part) }
}
print("\(part.rawValue): \(runs) inputs from \(seeds.count) seeds in \(seconds) s, seed \(seed): nothing broke")
