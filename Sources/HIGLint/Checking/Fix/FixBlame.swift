import HIGImport
import HIGReading

/// Finds the fixes of a batch to which a bad verdict is put down.
///
/// It only tells which fixes to try next: a fix is kept or refused by its own check.
struct FixBlame {
  /// The fixes that may be to blame, and are tried apart from the rest.
  private(set) var suspects: Set<Int> = []
  /// The fixes that alone can be blamed: a finding of theirs is still there, or a new one stands in an object that no
  /// other fix has changed.
  private(set) var convicted: Set<Int> = []

  /// The objects that a batch changes in one file, at their places after it, with the numbers of the fixes.
  private typealias Objects = RangeIndex<[Int]>

  /// - Parameter edits: All edits that were made, by file.
  init(
    _ verdict: FixVerdict, on batch: [Int], of candidates: [Fixer.Candidate],
    edits: [String: [TextEdit]]
  ) {
    for number in batch where candidates[number].targets.contains(where: { verdict.remaining.contains($0) }) {
      convicted.insert(number)
    }
    var found: [String: [SourceRange]] = [:]
    for diagnostic in verdict.new {
      found[diagnostic.location.file.path, default: []].append(diagnostic.location.range)
    }
    for (path, ranges) in found {
      let here = batch.filter { number in candidates[number].edits.contains { $0.file.path == path } }
      guard !here.isEmpty else { continue }
      let objects = Self.objects(changedBy: here, of: candidates, in: path, edits[path] ?? [])
      var blamed: [SourceRange: [Int]] = [:]
      var isOpen = false
      for range in ranges {
        if let object = Self.innermost(of: objects, around: range) {
          blamed[object.range] = object.element
        } else {
          isOpen = true
        }
      }
      if isOpen { suspects.formUnion(here) }
      for numbers in blamed.values {
        if numbers.count == 1 { convicted.formUnion(numbers) }
        suspects.formUnion(numbers)
      }
    }
    suspects.formUnion(convicted)
  }

  private static func objects(
    changedBy numbers: [Int], of candidates: [Fixer.Candidate], in path: String, _ edits: [TextEdit]
  ) -> Objects {
    var objects: [SourceRange: [Int]] = [:]
    var mappings: RangeIndex<Void>?
    for number in numbers {
      for edit in candidates[number].edits where edit.file.path == path {
        let known = mappings ?? Self.mappings(in: edit.file)
        mappings = known
        let object = innermost(of: known, around: edit.edit.range)?.range ?? edit.edit.range
        if objects[object]?.last != number { objects[object, default: []].append(number) }
      }
    }
    let places = MovedPlaces(edits)
    return Objects(objects.map { (places.moved($0.key), $0.value) })
  }

  private static func mappings(in file: SourceFile) -> RangeIndex<Void> {
    let tree = FileFormat(of: file).read(file)
    return RangeIndex(tree.nodes.filter { $0.kind == .mapping }.map { ($0.range, ()) })
  }

  private static func innermost<Element>(
    of objects: RangeIndex<Element>, around range: SourceRange
  ) -> (range: SourceRange, element: Element)? {
    var smallest: (range: SourceRange, element: Element)?
    objects.first(meeting: range) { object, element in
      if object.contains(range), smallest.map({ object.count < $0.range.count }) ?? true {
        smallest = (object, element)
      }
      return false
    }
    return smallest
  }
}
