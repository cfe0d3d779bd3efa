import Foundation
import Zoetrope
import ZoetropeGeometry

/// The frames of the leaves of a tree, computed in the simplest way: every value is computed again
/// whenever it is needed, from the root to the leaves, without nodes, caches or memory.
///
/// It is exponential in the depth of the tree.
struct ReferenceLayout {
  /// A tree and the axis of the enclosing stack, which spacers and dividers follow.
  struct Item {
    var tree: LayoutTree
    var stack: Axis?
  }

  /// The preferred spacing at the edges of a view, in points.
  struct Gaps {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    static let none = Gaps()
    static let zero = Gaps(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  private(set) var frames: [String: CGRect] = [:]

  /// Lays out a tree in the center of a canvas.
  init(_ tree: LayoutTree, canvas: CGSize) {
    let item = Item(tree: tree, stack: nil)
    let proposal = ProposedViewSize(canvas)
    let size = Self.size(item, proposal)
    place(
      item, at: CGPoint(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2),
      proposal)
  }

  // MARK: Sizes

  static func size(_ item: Item, _ proposal: ProposedViewSize) -> CGSize {
    switch item.tree {
    case .leaf(_, let leaf): return leaf.size(proposal)
    case .spacer(let length):
      let least = length ?? 8
      func extent(_ axis: Axis) -> CGFloat {
        if let stack = item.stack, stack != axis { return 0 }
        return max(proposal.along(axis) ?? least, least)
      }
      return CGSize(width: extent(.horizontal), height: extent(.vertical))
    case .divider:
      var size = proposal.replacingUnspecifiedDimensions()
      if item.stack == .horizontal { size.width = 1 } else { size.height = 1 }
      return size
    case .stack(let axis, let side, let spacing, _, let children):
      let stack = ReferenceStack(axis: axis, side: side, spacing: spacing, trees: children)
      return stack.size(proposal)
    case .layers(let x, let y, _, let children):
      return layersExtent(children, x, y, proposal).size
    case .modified(let tree, let change):
      return size(Item(tree: tree, stack: item.stack), changed: change, proposal)
    }
  }

  private static func size(
    _ child: Item, changed change: LayoutTree.Change, _ proposal: ProposedViewSize
  ) -> CGSize {
    let inner = size(child, measuringProposal(child, change, proposal))
    switch change {
    case .frame(let width, let height, _, _):
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .limits(let width, let height, _, _):
      return CGSize(
        width: width.length(proposal.width, child: inner.width),
        height: height.length(proposal.height, child: inner.height))
    case .padding(let insets):
      return CGSize(
        width: max(inner.width + insets.leading + insets.trailing, 0),
        height: max(inner.height + insets.top + insets.bottom, 0))
    case .position:
      return CGSize(
        width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .fixedSize, .aspectRatio, .priority, .guide, .offset, .overlay: return inner
    }
  }

  /// The proposal with which a changed view is measured.
  private static func measuringProposal(
    _ child: Item, _ change: LayoutTree.Change, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    switch change {
    case .frame(let width, let height, _, _):
      return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .limits(let width, let height, _, _):
      return ProposedViewSize(
        width: (proposal.width ?? width.ideal).map(width.clamped),
        height: (proposal.height ?? height.ideal).map(height.clamped))
    case .padding(let insets):
      return ProposedViewSize(
        width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .fixedSize(let horizontal, let vertical):
      return ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let mode):
      let shape = ratio.map { CGSize(width: $0, height: 1) } ?? size(child, .unspecified)
      return proposal.keeping(shape, mode)
    case .priority, .guide, .offset, .position, .overlay: return proposal
    }
  }

  /// The proposal with which a changed view is placed in a frame of a size.
  private static func placingProposal(
    _ child: Item, _ change: LayoutTree.Change, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> ProposedViewSize {
    switch change {
    case .limits(let width, let height, _, _):
      return ProposedViewSize(
        width: width.placing(proposal.width, size.width),
        height: height.placing(proposal.height, size.height))
    case .position: return ProposedViewSize(size)
    default: return measuringProposal(child, change, proposal)
    }
  }

  /// The size of layers, and the position of their guides.
  private static func layersExtent(
    _ trees: [LayoutTree], _ x: LayoutTree.Side, _ y: LayoutTree.Side,
    _ proposal: ProposedViewSize
  ) -> (size: CGSize, line: CGPoint) {
    let items = trees.map { Item(tree: $0, stack: nil) }
    let counted = items.filter { priority($0) == items.map(priority).max() }
    guard !counted.isEmpty else { return (.zero, .zero) }
    let sizes = counted.map { size($0, proposal) }
    let points = counted.map { point($0, x, y, proposal) }
    let line = CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
    let right = zip(sizes, points).map { $0.width == $1.x ? 0 : $0.width - $1.x }.max() ?? 0
    let below = zip(sizes, points).map { $0.height == $1.y ? 0 : $0.height - $1.y }.max() ?? 0
    return (CGSize(width: line.x + right, height: line.y + below), line)
  }

  // MARK: Guides

  static func guide(
    _ item: Item, _ axis: Axis, _ side: LayoutTree.Side, _ proposal: ProposedViewSize
  ) -> CGFloat {
    explicit(item, axis, side, proposal) ?? size(item, proposal).along(axis).part(side)
  }

  static func point(
    _ item: Item, _ x: LayoutTree.Side, _ y: LayoutTree.Side, _ proposal: ProposedViewSize
  ) -> CGPoint {
    CGPoint(x: guide(item, .horizontal, x, proposal), y: guide(item, .vertical, y, proposal))
  }

  /// An explicit guide of a view; containers have their own guides.
  private static func explicit(
    _ item: Item, _ axis: Axis, _ side: LayoutTree.Side, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard case .modified(let tree, let change) = item.tree else { return nil }
    let child = Item(tree: tree, stack: item.stack)
    if case .guide(axis, side, let fraction) = change {
      return size(child, proposal).along(axis) * fraction
    }
    let outer = size(item, proposal)
    let inner = placingProposal(child, change, proposal, outer)
    guard let value = explicit(child, axis, side, inner) else { return nil }
    if case .offset = change { return value }
    let origin = origin(of: child, in: change, inner, outer)
    return value + (axis == .horizontal ? origin.x : origin.y)
  }

  /// The origin of a changed view in its frame.
  private static func origin(
    of child: Item, in change: LayoutTree.Change, _ inner: ProposedViewSize, _ outer: CGSize
  ) -> CGPoint {
    switch change {
    case .frame(_, _, let x, let y), .limits(_, _, let x, let y):
      let point = point(child, x, y, inner)
      return CGPoint(x: outer.width.part(x) - point.x, y: outer.height.part(y) - point.y)
    case .padding(let insets): return CGPoint(x: insets.leading, y: insets.top)
    case .position(let point):
      let size = size(child, inner)
      return CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    case .offset(let offset): return CGPoint(x: offset.width, y: offset.height)
    case .fixedSize, .aspectRatio, .priority, .guide, .overlay: return .zero
    }
  }

  // MARK: Properties read by stacks

  static func priority(_ item: Item) -> Double {
    switch item.tree {
    case .leaf, .divider: return 0
    case .spacer: return -.infinity
    case .stack(_, _, _, _, let children), .layers(_, _, _, let children):
      return children.isEmpty ? -.infinity : 0
    case .modified(let tree, let change):
      switch change {
      case .priority(let priority): return priority
      case .fixedSize, .guide, .offset, .overlay:
        return priority(Item(tree: tree, stack: item.stack))
      case .frame, .limits, .padding, .aspectRatio, .position: return 0
      }
    }
  }

  static func gaps(_ item: Item) -> Gaps {
    switch item.tree {
    case .leaf, .divider: return .none
    case .spacer:
      switch item.stack {
      case .horizontal: return Gaps(leading: 0, trailing: 0)
      case .vertical: return Gaps(top: 0, bottom: 0)
      case nil: return .zero
      }
    case .stack(let axis, let side, let spacing, _, let children):
      return ReferenceStack(axis: axis, side: side, spacing: spacing, trees: children).gaps
    case .layers(_, _, _, let children):
      let items = children.map { Item(tree: $0, stack: nil) }
      let counted = items.filter { priority($0) == items.map(priority).max() }.map(gaps)
      return counted.isEmpty ? .zero : counted.reduce(.none) { $0.union($1) }
    case .modified(let tree, let change):
      return gaps(Item(tree: tree, stack: item.stack), changed: change)
    }
  }

  private static func gaps(_ child: Item, changed change: LayoutTree.Change) -> Gaps {
    var result = gaps(child)
    switch change {
    case .frame(let width, let height, _, _):
      if isSpacer(child.tree) { return result }
      if width != nil { result.resetHorizontal() }
      if height != nil { result.resetVertical() }
    case .limits(let width, let height, _, _):
      if isSpacer(child.tree) { return result }
      if !width.isEmpty { result.resetHorizontal() }
      if !height.isEmpty { result.resetVertical() }
    case .padding(let insets):
      if insets.top != 0 { result.top = nil }
      if insets.leading != 0 { result.leading = nil }
      if insets.bottom != 0 { result.bottom = nil }
      if insets.trailing != 0 { result.trailing = nil }
    case .position: return .none
    case .fixedSize, .aspectRatio, .priority, .guide, .offset, .overlay: break
    }
    return result
  }

  /// Whether a view is a spacer, perhaps moved: a frame around it does not separate it from its
  /// neighbors.
  private static func isSpacer(_ tree: LayoutTree) -> Bool {
    switch tree {
    case .spacer: true
    case .modified(let tree, .offset): isSpacer(tree)
    default: false
    }
  }

  // MARK: Places

  private mutating func place(_ item: Item, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = Self.size(item, proposal)
    switch item.tree {
    case .leaf(let name, _), .divider(let name):
      frames[name] = CGRect(origin: origin, size: size)
    case .spacer: break
    case .stack(let axis, let side, let spacing, _, let children):
      let stack = ReferenceStack(axis: axis, side: side, spacing: spacing, trees: children)
      for (child, offset, inner) in stack.places(proposal, size) {
        place(child, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), inner)
      }
    case .layers(let x, let y, _, let children):
      let inner = ProposedViewSize(size)
      let line = Self.layersExtent(children, x, y, inner).line
      for tree in children {
        let child = Item(tree: tree, stack: nil)
        let point = Self.point(child, x, y, inner)
        place(
          child, at: CGPoint(x: origin.x + line.x - point.x, y: origin.y + line.y - point.y), inner)
      }
    case .modified(let tree, let change):
      let child = Item(tree: tree, stack: item.stack)
      let inner = Self.placingProposal(child, change, proposal, size)
      let offset = Self.origin(of: child, in: change, inner, size)
      place(child, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), inner)
      if case .overlay(let front, let x, let y) = change {
        let meeting = Self.point(child, x, y, proposal)
        place(front, x, y, in: CGRect(origin: origin, size: size), at: meeting)
      }
    }
  }

  private mutating func place(
    _ tree: LayoutTree, _ x: LayoutTree.Side, _ y: LayoutTree.Side, in bounds: CGRect,
    at meeting: CGPoint
  ) {
    let front = Item(tree: tree, stack: nil)
    let inner = ProposedViewSize(bounds.size)
    let point = Self.point(front, x, y, inner)
    place(
      front,
      at: CGPoint(x: bounds.minX + meeting.x - point.x, y: bounds.minY + meeting.y - point.y),
      inner)
  }
}

extension ReferenceLayout.Gaps {
  func union(_ other: Self) -> Self {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      [a, b].compactMap(\.self).max()
    }
    return Self(
      top: larger(top, other.top), leading: larger(leading, other.leading),
      bottom: larger(bottom, other.bottom), trailing: larger(trailing, other.trailing))
  }

  mutating func resetHorizontal() { (leading, trailing) = (nil, nil) }
  mutating func resetVertical() { (top, bottom) = (nil, nil) }
}

extension LayoutTree.Limits {
  fileprivate var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  fileprivate func clamped(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? 0)
  }

  fileprivate func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal else { return clamped(ideal ?? child) }
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (let minimum?, nil): return max(min(proposal, child), minimum)
    case (nil, let maximum?): return min(max(proposal, child), maximum)
    case (.some, .some): return clamped(proposal)
    }
  }

  fileprivate func placing(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isAtLimit = length <= minimum ?? -.infinity || length >= maximum ?? .infinity
    return proposal == nil && ideal == nil && !isAtLimit ? nil : length
  }
}

extension ProposedViewSize {
  func along(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// The largest or smallest box of a shape for a proposal.
  fileprivate func keeping(_ shape: CGSize, _ mode: ContentMode) -> ProposedViewSize {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scales = [width.map { $0 / shape.width }, height.map { $0 / shape.height }]
      .compactMap(\.self)
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return self }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }
}

extension CGSize {
  func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGFloat {
  /// The position of one of a frame's guides, by its length.
  func part(_ side: LayoutTree.Side) -> CGFloat {
    switch side {
    case .first: 0
    case .middle: self / 2
    case .last: self
    }
  }
}
