import Zoetrope

/// A layout that answers an infinite width to the width 0, and the width 0 to an infinite one.
public struct CrashLayout: Layout {
  public init() {}

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width: CGFloat =
      switch proposal.width {
      case 0: .infinity
      case CGFloat.infinity: 0
      case let width: width ?? 10
      }
    return CGSize(width: width, height: 20)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
