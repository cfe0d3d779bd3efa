import Foundation
import ZoetropeGeometry

/// A modifier that puts a view into a frame with a fixed width, a fixed height, or both.
nonisolated package struct FixedFrame: LayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  /// Returns a length, or nil if the length is not valid for a frame. A valid length is finite and
  /// not negative.
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
    // A child whose range is unknown may have explicit guides, which apply to the frame as well. A
    // node with explicit guides must not have a range. The frame's range is therefore nil, too,
    // even if the frame has a fixed length.
    guard let range = child.lengthRange(along: axis) else { return nil }
    return Self.valid(axis == .horizontal ? width : height).map(LengthRange.fixed) ?? range
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.valid(width) ?? proposal.width, height: Self.valid(height) ?? proposal.height)
  }
}

/// A modifier that puts a view into a frame with a minimum, ideal and maximum width and height.
nonisolated package struct FlexibleFrame: LayoutModifier {
  struct Limits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    /// The minimum, ideal and maximum that the user specified, if they contradict each other;
    /// otherwise empty.
    var contradiction: [CGFloat?] = []

    /// Returns the length to propose to the child when it is measured, given the proposal to the
    /// frame.
    func proposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    func clamped(_ length: CGFloat) -> CGFloat {
      max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
    }

    /// Returns the length of the frame, given the child's length and the proposal to the frame.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return ideal.map(clamped) ?? clamped(child) }
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return max(min(proposal, maximum), minimum)
      case (let minimum?, nil): return max(min(proposal, child), minimum)
      case (nil, let maximum?): return min(max(proposal, child), maximum)
      case (nil, nil): return child
      }
    }

    /// Returns the length to propose to the child when it is placed in a frame of the given length.
    func placement(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isInside = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
      return proposal == nil && ideal == nil && isInside ? nil : length
    }

    /// Returns the frame's range of lengths, given the range of the child.
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

/// The rules of one kind of frame: its size for a proposal, and the proposal to its child.
protocol FrameRule {
  var alignment: Alignment { get }
  /// A description of invalid lengths, for use in a message after the path of the view; nil if the
  /// lengths are valid.
  var problem: String? { get }
  /// The edges at which the frame ignores the child's preferred distances to neighbors.
  var resetEdges: Edge.Set { get }
  /// Returns the size of the frame for a proposal, in points.
  func size(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize
  /// Returns the proposal with which the child is placed in a frame of a given size.
  func childProposal(_ proposal: ProposedViewSize, placedIn size: CGSize) -> ProposedViewSize
  /// Returns the frame's range of lengths along an axis; nil if measuring is the only way to find
  /// it.
  func lengthRange(along axis: Axis, child: LayoutNode) -> LengthRange?
}

extension FrameRule {
  fileprivate func childProposal(in dimensions: ViewDimensions) -> ProposedViewSize {
    childProposal(dimensions.proposal, placedIn: dimensions.size)
  }

  /// Returns the position of a child in a frame, in points from the top leading corner.
  ///
  /// The guides of the child, including explicit ones, are aligned with the default guides of the
  /// frame.
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
  /// Places the child inside this node, according to the rule of a frame.
  final func placeChild(by rule: some FrameRule) {
    let proposal = rule.childProposal(in: placedDimensions)
    let offset = rule.childOffset(of: child, in: placedDimensions, proposal)
    let inner = child.sizeThatFits(proposal)
    let left = mirrored(offset.x, width: inner.width)
    child.place(
      at: CGPoint(x: origin.x + left, y: origin.y + offset.y), size: inner, proposal: proposal)
  }

  /// Returns the position of an explicit guide of the child, in points from the leading or top edge
  /// of the frame; nil if the child sets no such guide.
  final func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, by rule: some FrameRule
  ) -> CGFloat? {
    let proposal = rule.childProposal(in: dimensions)
    // Most views set no guide. Computing the offset for them would double the work with each
    // nested frame.
    guard let value = child.explicitAlignment(key, in: child.dimensions(in: proposal)) else {
      return nil
    }
    let offset = rule.childOffset(of: child, in: dimensions, proposal)
    return value + (key.axis == .horizontal ? offset.x : offset.y)
  }

  /// Returns the child's preferred distances to neighbors. At the edges in the rule's `resetEdges`,
  /// the distances are reset. A child whose `keepsSpacingInFrames` is true, such as a spacer, keeps
  /// its distances at all edges.
  final func spacing(by rule: some FrameRule) -> ViewSpacing {
    child.keepsSpacingInFrames ? child.spacing : child.spacing.resetting(rule.resetEdges)
  }
}

/// The layout node of a frame. The node aligns its child inside the frame.
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

  override var faultSubject: String { "its frame" }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(proposal, child: child)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    modifier.lengthRange(along: axis, child: child)
  }

  override func placeChildren() { placeChild(by: modifier) }

  /// The result of the latest search for an explicit guide along each axis. The results are
  /// memoized because each enclosing frame requests the guides again.
  private var guides = (horizontal: FoundGuide?.none, vertical: FoundGuide?.none)

  override func invalidated() { guides = (nil, nil) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let isHorizontal = key.axis == .horizontal
    if let known = isHorizontal ? guides.horizontal : guides.vertical,
      known.answers(key, in: dimensions)
    {
      return known.value
    }
    let value = explicitAlignment(key, in: dimensions, by: modifier)
    let guide = FoundGuide(key, in: dimensions, value: value)
    if isHorizontal { guides.horizontal = guide } else { guides.vertical = guide }
    return value
  }

  override var spacing: ViewSpacing { spacing(by: modifier) }
}
