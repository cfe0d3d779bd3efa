import Foundation

/// How far views that are lined up reach before their line and after it, in points.
struct AlignedExtent {
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The length of all.
  var length: CGFloat { before + after }

  /// Where the line lies in a length; what is left over goes before it by a fraction.
  func line(in length: CGFloat, fraction: CGFloat) -> CGFloat {
    before + (length - before - after) * fraction
  }
}
