import Foundation
import ZoetropeGeometry

/// A box of a fixed width, height or both around a view.
nonisolated package struct FixedFrame: LayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  /// A dimension that no box can have counts as none.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    FrameNode(owner: owner, child: child, modifier: self)
  }
}

extension FixedFrame: FrameRule {
  var problem: String? {
    let wrong = [("width", width), ("height", height)].filter {
      $0.1 != nil && Self.valid($0.1) == nil
    }
    if wrong.isEmpty { return nil }
    let names = wrong.map(\.0)
    return "\(frameCall([("width", width), ("height", height)])) is no box: "
      + "a length is a finite number, 0 or more; the view's own "
      + "\(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") used instead"
  }

  var resetEdges: Edge.Set {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return edges
  }

  func size(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let (width, height) = (Self.valid(width), Self.valid(height))
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = child.sizeThatFits(self.proposal(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  func childProposal(
    _ proposal: ProposedViewSize, placedIn size: CGSize
  ) -> ProposedViewSize { self.proposal(proposal) }

  func lengthRange(along axis: Axis, child: LayoutNode) -> LengthRange? {
    // The guides of the child may be explicit ones, whatever its size is.
    guard let range = child.lengthRange(along: axis) else { return nil }
    return Self.valid(axis == .horizontal ? width : height).map(LengthRange.fixed) ?? range
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.valid(width) ?? proposal.width, height: Self.valid(height) ?? proposal.height)
  }
}

/// A box with limits around a view.
nonisolated package struct FlexibleFrame: LayoutModifier {
  struct Limits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    /// The three as they were given, where they contradict each other; else none.
    var contradiction: [CGFloat?] = []

    /// What the child is measured with.
    func proposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    func clamped(_ length: CGFloat) -> CGFloat {
      max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
    }

    /// The length of the box, by what was proposed and what the child answered.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return ideal.map(clamped) ?? clamped(child) }
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return max(min(proposal, maximum), minimum)
      case (let minimum?, nil): return max(min(proposal, child), minimum)
      case (nil, let maximum?): return min(max(proposal, child), maximum)
      case (nil, nil): return child
      }
    }

    /// What the child is placed with in a box of the final length.
    func placement(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isInside = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
      return proposal == nil && ideal == nil && isInside ? nil : length
    }

    /// The lengths at nothing and at everything, by those of the child.
    func range(_ child: LengthRange) -> LengthRange {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?):
        LengthRange(minimum: max(min(0, maximum), minimum), maximum: max(maximum, minimum))
      case (let minimum?, nil):
        LengthRange(minimum: max(minimum, 0), maximum: max(child.maximum, minimum))
      case (nil, let maximum?):
        LengthRange(minimum: min(child.minimum, maximum), maximum: maximum)
      case (nil, nil): child
      }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    FrameNode(owner: owner, child: child, modifier: self)
  }
}

extension FlexibleFrame: FrameRule {
  var problem: String? {
    let sentences = [("Width", width), ("Height", height)].compactMap { name, limits in
      limits.contradiction.isEmpty ? nil : limits.problem(name)
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: ", and ")
  }

  var resetEdges: Edge.Set {
    var edges: Edge.Set = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return edges
  }

  func size(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let inner = child.sizeThatFits(
      ProposedViewSize(
        width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
    return CGSize(
      width: width.length(proposal.width, child: inner.width),
      height: height.length(proposal.height, child: inner.height))
  }

  func lengthRange(along axis: Axis, child: LayoutNode) -> LengthRange? {
    child.lengthRange(along: axis).map { (axis == .horizontal ? width : height).range($0) }
  }

  func childProposal(
    _ proposal: ProposedViewSize, placedIn size: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placement(proposal.width, length: size.width),
      height: height.placement(proposal.height, length: size.height))
  }
}

/// How a kind of frame sizes itself and its child.
protocol FrameRule {
  var alignment: Alignment { get }
  /// What is wrong with the lengths, as the rest of a sentence about the view; nil for nothing.
  var problem: String? { get }
  /// The edges whose spacing is the frame's own, not the child's.
  var resetEdges: Edge.Set { get }
  func size(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize
  func childProposal(_ proposal: ProposedViewSize, placedIn size: CGSize) -> ProposedViewSize
  /// The frame's range along an axis, by that of the child.
  func lengthRange(along axis: Axis, child: LayoutNode) -> LengthRange?
}

extension FrameRule {
  fileprivate func childProposal(in dimensions: ViewDimensions) -> ProposedViewSize {
    childProposal(dimensions.proposal, placedIn: dimensions.size)
  }

  /// Where a child goes in a frame, in points from its top leading corner: the frame's own guides
  /// meet the child's, which may be explicit ones.
  fileprivate func childOffset(
    of child: LayoutNode, in dimensions: ViewDimensions, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let inner = child.dimensions(in: proposal).point(alignment)
    return CGPoint(
      x: alignment.horizontal.key.defaultValue(in: dimensions) - inner.x,
      y: alignment.vertical.key.defaultValue(in: dimensions) - inner.y)
  }
}

extension WrapperNode {
  /// Places the child in this node as in a frame.
  final func placeChild(by rule: some FrameRule) {
    let proposal = rule.childProposal(in: placedDimensions)
    let offset = rule.childOffset(of: child, in: placedDimensions, proposal)
    let inner = child.sizeThatFits(proposal)
    let left = mirrored(offset.x, width: inner.width)
    child.place(
      at: CGPoint(x: origin.x + left, y: origin.y + offset.y), size: inner, proposal: proposal)
  }

  /// An explicit guide of the child, from the edge of the frame.
  final func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, by rule: some FrameRule
  ) -> CGFloat? {
    let proposal = rule.childProposal(in: dimensions)
    // Most views say nothing; in frames within frames, asking for more would double at each.
    guard let value = child.explicitAlignment(key, in: child.dimensions(in: proposal)) else {
      return nil
    }
    let offset = rule.childOffset(of: child, in: dimensions, proposal)
    return value + (key.axis == .horizontal ? offset.x : offset.y)
  }

  /// What the child prefers, but for the edges that are the frame's.
  final func spacing(by rule: some FrameRule) -> ViewSpacing {
    child.keepsSpacingInFrames ? child.spacing : child.spacing.resetting(rule.resetEdges)
  }
}

/// A box around a view, with the view aligned in it.
final class FrameNode<Rule: FrameRule>: ModifierNode<Rule> {
  override init(owner: ViewNode, child: LayoutNode, modifier: Rule) {
    super.init(owner: owner, child: child, modifier: modifier)
    reportProblem()
  }

  override func modifierChanged(from old: Rule) {
    super.modifierChanged(from: old)
    reportProblem()
  }

  private func reportProblem() {
    if let problem = modifier.problem { report(.frame(problem)) }
  }

  override var answerer: String { "its frame" }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(proposal, child: child)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    modifier.lengthRange(along: axis, child: child)
  }

  override func placeChildren() { placeChild(by: modifier) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { explicitAlignment(key, in: dimensions, by: modifier) }

  override var spacing: ViewSpacing { spacing(by: modifier) }
}
