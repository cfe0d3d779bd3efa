import Foundation
import ZoetropeGeometry

/// The length, in points, that replaces an infinite or NaN length if no finite length, such as the
/// proposed length, is available.
private let defaultLength: CGFloat = 10
/// The tolerance, in points, for rounding errors when lengths are compared.
private let roundingError: CGFloat = 0.01

extension LayoutNode {
  /// The path of the view that this node belongs to; for a modifier, the path of the modified view.
  package final var subjectPath: String { subject.owner.path }

  /// Records a fault in the layout at this node.
  package final func report(_ finding: LayoutFault.Finding) {
    let fault = LayoutFault(path: subjectPath, subject: faultSubject, finding: finding)
    if !marks.contains(fault.kind.bit) {
      graph.report.faults.append(FoundFault(node: self, fault: fault))
    }
  }

  // MARK: Sizes

  /// Returns a replacement for a size that is negative, infinite or NaN, and reports the fault.
  ///
  /// Infinity is a valid answer if the proposal is infinite along any axis: a shape of fixed aspect
  /// ratio may grow along the other axis. A negative answer to a negative proposal is replaced, but
  /// not reported, because the view has only taken the proposal literally.
  package final func sanitizedSize(_ answer: CGSize, for proposal: ProposedViewSize) -> CGSize {
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

  /// Compares the sizes that the node answered to proposals of 0 and infinity along an axis.
  /// Reports a fault if the answer to 0, the minimum, is greater than the answer to infinity, the
  /// maximum.
  package final func compare(
    _ axis: Axis, _ minimum: LayoutFault.Answer, _ maximum: LayoutFault.Answer
  ) {
    let (minimum, maximum) = (asAnswered(minimum), asAnswered(maximum))
    guard minimum.size[axis] > maximum.size[axis] + roundingError else { return }
    // A container of a faulty view is faulty itself. Only the innermost fault is reported.
    if marks.contains(.extremesInside) { return }
    report(.extremes(axis, minimum: minimum, maximum: maximum))
    forEachAncestor { $0.marks.insert(.extremesInside) }
  }

  /// Returns the view's original answer if ``sanitizedSize(_:for:)`` has replaced it, and otherwise
  /// the given answer.
  private func asAnswered(_ sanitized: LayoutFault.Answer) -> LayoutFault.Answer {
    for found in graph.report.faults where found.node === self {
      if case .answer(let size, sanitized.proposal, _) = found.fault.finding {
        return LayoutFault.Answer(proposal: sanitized.proposal, size: size)
      }
    }
    return sanitized
  }

  /// Calls a closure with each ancestor, from the inside out.
  ///
  /// - Complexity: O(depth)
  package final func forEachAncestor(_ body: (LayoutNode) -> Void) {
    var node = parent
    while let current = node {
      body(current)
      node = current.parent
    }
  }

  /// Calls a closure with each ancestor, from the inside out. Stops before the first ancestor that
  /// already has the given mark.
  package final func forEachAncestor(
    until mark: LayoutFault.Marks, _ body: (LayoutNode) -> Void
  ) {
    var node = parent
    while let current = node, !current.marks.contains(mark) {
      body(current)
      node = current.parent
    }
  }

  // MARK: Places

  /// Places the node. Called if the sum of the coordinates and lengths is infinite or NaN.
  ///
  /// If the size is infinite or NaN, the proposal is made finite, and the node chooses a size for
  /// this proposal. Infinite and NaN coordinates of the origin are replaced. Every replacement is
  /// reported. If all values are finite, and only their sum overflows, no value is replaced.
  package final func placeSanitizing(
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

  /// Checks the arguments of a `LayoutSubview.place` call, and stores them in ``placement``. A call
  /// outside of `placeSubviews` is reported and ignored. So is a call whose position or anchor is
  /// not finite. NaN in the proposal is reported and replaced by nil.
  package final func validatePlacement(_ placement: Placement) {
    // A node without a parent is no longer part of the layout.
    guard let parent else { return }
    // The subview of an ignored call remains unplaced. The mark prevents a second report, about the
    // unplaced subview.
    guard parent.isPlacingChildren else {
      parent.marks.insert(.unplaced)
      let caller = graph.activeLayout.flatMap { $0 === parent ? nil : $0.owner.path }
      return parent.report(.strayPlacement(of: subjectPath, by: caller))
    }
    let (position, anchor) = (placement.position, placement.anchor)
    guard position.x.isFinite, position.y.isFinite, anchor.x.isFinite, anchor.y.isFinite else {
      parent.marks.insert(.unplaced)
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

  /// Returns an explicit guide if it is valid. If the size of the view is finite, a guide that is
  /// infinite or NaN is reported and replaced by nil. Otherwise, only NaN is replaced by nil, and
  /// nothing is reported.
  package final func sanitizedGuide(_ guide: CGFloat?, in dimensions: ViewDimensions) -> CGFloat? {
    guard let guide, !guide.isFinite else { return guide }
    if (dimensions.width + dimensions.height).isFinite {
      report(.guide(guide))
      return nil
    }
    return guide.isNaN ? nil : guide
  }
}

extension ProposedViewSize {
  /// The proposal with nil in place of NaN.
  fileprivate var withoutNaN: ProposedViewSize {
    ProposedViewSize(
      width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
  }

  /// Returns the proposal with finite lengths, in points, in place of infinite ones and NaN. The
  /// replacement is the length of `size` along the same axis. If that length is 0, negative,
  /// infinite or NaN, the replacement is 10.
  fileprivate func finite(in size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat?, _ room: CGFloat) -> CGFloat? {
      guard let value, !value.isFinite else { return value }
      return room > 0 && room.isFinite ? room : defaultLength
    }
    return ProposedViewSize(width: length(width, size.width), height: length(height, size.height))
  }
}

extension CGSize {
  /// The width if the axis is horizontal, and the height if it is vertical.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
