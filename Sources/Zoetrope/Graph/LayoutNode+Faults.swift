import Foundation
import ZoetropeGeometry

/// What a view that does not know better gets, in points.
private let defaultLength: CGFloat = 10
/// What lengths may be off zero by rounding, in points.
private let roundingError: CGFloat = 0.01

extension LayoutNode {
  /// The path of the view that this node belongs to: for a modifier, the view that it modifies.
  package final var subjectPath: String { subject.owner.path }

  /// Notes something wrong with the layout at this node.
  package final func report(_ finding: LayoutFault.Finding) {
    let fault = LayoutFault(path: subjectPath, subject: answerer, finding: finding)
    if !marks.contains(fault.kind.bit) { graph.report.faults.append((self, fault)) }
  }

  // MARK: Sizes

  /// The size to use for one that is negative, infinite or no number.
  ///
  /// Infinity is a fine answer to a proposal that is infinite along any axis: a shape of a fixed
  /// ratio may grow along the other one. A negative answer to a negative proposal says only that the
  /// proposal was taken literally.
  package final func mended(_ answer: CGSize, to proposal: ProposedViewSize) -> CGSize {
    if proposal != proposal {
      parent?.report(.proposal(proposal, to: subjectPath))
      return sizeThatFits(proposal.withoutNaN)
    }
    let isEndless = proposal.width == .infinity || proposal.height == .infinity
    var isWrong = false
    func length(_ answer: CGFloat, _ proposal: CGFloat?) -> CGFloat {
      if answer >= 0 && (answer < .infinity || isEndless) { return answer }
      if answer < 0 {
        if answer < -roundingError && (proposal ?? 0) >= 0 { isWrong = true }
        return 0
      }
      isWrong = true
      let proposal = proposal ?? defaultLength
      return proposal.isFinite ? max(proposal, 0) : defaultLength
    }
    let used = CGSize(
      width: length(answer.width, proposal.width), height: length(answer.height, proposal.height))
    if isWrong { report(.answer(answer, to: proposal, used: used)) }
    return used
  }

  /// Compares two answers, to nothing and to everything along an axis.
  package final func compare(
    _ axis: Axis, _ minimum: LayoutFault.Answer, _ maximum: LayoutFault.Answer
  ) {
    let (minimum, maximum) = (asAnswered(minimum), asAnswered(maximum))
    guard minimum.size[axis] > maximum.size[axis] + roundingError else { return }
    // A container of one that is wrong cannot but be wrong itself.
    if marks.contains(.extremesInside) { return }
    report(.extremes(axis, minimum: minimum, maximum: maximum))
    forEachAncestor { $0.marks.insert(.extremesInside) }
  }

  /// An answer as it was before it was mended.
  private func asAnswered(_ mended: LayoutFault.Answer) -> LayoutFault.Answer {
    for (node, fault) in graph.report.faults where node === self {
      if case .answer(let size, mended.proposal, _) = fault.finding {
        return LayoutFault.Answer(proposal: mended.proposal, size: size)
      }
    }
    return mended
  }

  /// Calls a closure with the nodes around this one, from the inside out. O(depth)
  package final func forEachAncestor(_ body: (LayoutNode) -> Void) {
    var node = parent
    while let current = node {
      body(current)
      node = current.parent
    }
  }

  // MARK: Places

  /// Places the node where it was put by numbers that are none, or too large to add up.
  package final func placeMended(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
  ) {
    var (origin, size, proposal) = (origin, size, proposal)
    if !(size.width.isFinite && size.height.isFinite) {
      let inner = proposal.finite(in: parent?.size ?? .zero)
      parent?.report(.endless(subjectPath, at: proposal, used: inner))
      proposal = inner
      size = sizeThatFits(inner)
    }
    if !(origin.x.isFinite && origin.y.isFinite) {
      let corner = parent?.innerToOuter == nil ? parent?.origin ?? .zero : .zero
      let used = CGPoint(
        x: origin.x.isFinite ? origin.x : corner.x, y: origin.y.isFinite ? origin.y : corner.y)
      parent?.report(.position(origin, of: subjectPath, used: used))
      origin = used
    }
    placeFinite(at: origin, size: size, proposal: proposal)
  }

  /// Takes what `LayoutSubview.place` was given where it was called at the wrong time or with numbers
  /// that are none.
  package final func takeDoubtful(_ placement: Placement) {
    // Nobody lays this out any more.
    guard let parent else { return }
    guard parent.isPlacingChildren else {
      let caller = graph.activeLayout.flatMap { $0 === parent ? nil : $0.owner.path }
      return parent.report(.strayPlacement(of: subjectPath, by: caller))
    }
    let (position, anchor) = (placement.position, placement.anchor)
    guard position.x.isFinite, position.y.isFinite, anchor.x.isFinite, anchor.y.isFinite else {
      return parent.report(.placement(position, anchor, of: subjectPath))
    }
    var placement = placement
    if placement.proposal != placement.proposal {
      parent.report(.proposal(placement.proposal, to: subjectPath))
      placement.proposal = placement.proposal.withoutNaN
    }
    self.placement = placement
  }

  // MARK: Guides

  /// An explicit guide, or nil for one that is no place in a view of a finite size.
  package final func sound(_ guide: CGFloat?, in dimensions: ViewDimensions) -> CGFloat? {
    guard let guide, !guide.isFinite else { return guide }
    if (dimensions.width + dimensions.height).isFinite {
      report(.guide(guide))
      return nil
    }
    return guide.isNaN ? nil : guide
  }
}

extension ProposedViewSize {
  /// The proposal with nothing in place of what is not a number.
  fileprivate var withoutNaN: ProposedViewSize {
    ProposedViewSize(
      width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
  }

  /// The proposal with a finite length in place of what has no end.
  fileprivate func finite(in size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat?, _ room: CGFloat) -> CGFloat? {
      guard let value, !value.isFinite else { return value }
      return room > 0 && room.isFinite ? room : defaultLength
    }
    return ProposedViewSize(width: length(width, size.width), height: length(height, size.height))
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
