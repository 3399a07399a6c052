/// A part of a program that other rules have, too: what it comes to for a node is found once for all of them.
package struct SharedPart: Sendable {
  /// The instruction.
  package var index: UInt32
  /// The number of the part among those of a compilation.
  package var number: UInt32
}
