import Foundation
import Zoetrope
import ZoetropeGeometry

/// An object that receives the size of a view from the view's ``ImageLayout``.
@MainActor final class ImageExtent {
  var size = CGSize.zero
}

/// A layout that places a view at the origin and gives it a proposal that is independent of the
/// canvas.
struct ImageLayout: Layout {
  var proposal: ProposedViewSize
  /// The size of the canvas, in points.
  var room: CGSize
  var extent: ImageExtent

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    room
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(self.proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      subview.place(at: bounds.origin, proposal: self.proposal)
    }
    let (extent, found) = (extent, size)
    MainActor.assumeIsolated { extent.size = found }
  }
}
