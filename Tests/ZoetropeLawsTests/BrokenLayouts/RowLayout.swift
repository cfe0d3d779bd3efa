import Foundation
import Zoetrope

/// A row of subviews with distances of 8 points, from which the broken layouts differ by one
/// mistake each.
protocol RowLayout: Layout where Cache == Void {}

extension RowLayout {
  var gap: CGFloat { 8 }

  func ideals(_ subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  /// The size of the row.
  func contentSize(_ subviews: Subviews) -> CGSize {
    let sizes = ideals(subviews)
    let gaps = CGFloat(max(sizes.count - 1, 0)) * gap
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { contentSize(subviews) }

  /// Places the row from a point on.
  func placeRow(from start: CGPoint, _ subviews: Subviews) {
    var x = start.x
    for (subview, size) in zip(subviews, ideals(subviews)) {
      subview.place(at: CGPoint(x: x, y: start.y), proposal: .unspecified)
      x += size.width + gap
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: bounds.origin, subviews) }
}
