import Foundation

/// The extent of aligned views before and after their common guide line, in points.
struct AlignedExtent {
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The total length.
  var length: CGFloat { before + after }

  /// Returns the position of the guide line in a given length, in points. The length may exceed
  /// that of the views; the given fraction of the excess is then put before the line.
  func line(in length: CGFloat, fraction: CGFloat) -> CGFloat {
    before + (length - before - after) * fraction
  }
}
