import Foundation

extension LayoutExplanation {
  /// The lines of a text, in points.
  package struct TextLines: Sendable, Equatable {
    /// The sizes of the lines, from top to bottom.
    package var sizes: [CGSize]
    /// The distances between neighboring lines.
    package var distances: [CGFloat]
    /// The size of the whole text, before it is rounded up to whole points.
    package var whole: CGSize

    /// Creates the lines of a text.
    package init(sizes: [CGSize], distances: [CGFloat], whole: CGSize) {
      self.sizes = sizes
      self.distances = distances
      self.whole = whole
    }
  }
}
