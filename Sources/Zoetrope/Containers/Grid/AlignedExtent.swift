import Foundation

/// The extent of several views that are aligned at a common guide line: the largest lengths before
/// and after the line, in points.
struct AlignedExtent {
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The total length that the aligned views take up, before and after the line, in points.
  var length: CGFloat { before + after }

  /// Returns the position of the guide line in a column or row of the given length, in points. If
  /// the column or row is longer than the aligned views, `fraction` of the excess lies before the
  /// line.
  func line(in length: CGFloat, fraction: CGFloat) -> CGFloat {
    before + (length - before - after) * fraction
  }
}
