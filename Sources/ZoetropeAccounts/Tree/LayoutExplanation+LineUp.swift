import Foundation
import ZoetropeGeometry

extension LayoutExplanation {
  /// The guides by which a container lined up a view, one along each axis.
  package struct LineUp: Sendable, Equatable {
    /// A guide of the container and a guide of the view. The container made the two coincide.
    package struct Guide: Sendable, Equatable {
      /// The name of the guides, such as `leading`.
      package var name: String
      /// The position of the container's guide, in points from the left or top edge of the
      /// container.
      package var outer: CGFloat
      /// The position of the view's guide, in points from the left or top edge of the view.
      package var inner: CGFloat

      /// Creates two guides that coincide.
      package init(name: String, outer: CGFloat, inner: CGFloat) {
        self.name = name
        self.outer = outer
        self.inner = inner
      }
    }

    /// The guides along the horizontal axis.
    package var horizontal: Guide
    /// The guides along the vertical axis.
    package var vertical: Guide

    /// Creates a pair of guides.
    package init(horizontal: Guide, vertical: Guide) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The guides along an axis.
    package subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }
  }
}
