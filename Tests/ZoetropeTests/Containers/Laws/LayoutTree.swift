import Foundation
import Zoetrope
import ZoetropeGeometry

/// A view as a plain value, which can be built, printed, and laid out by the reference as well.
indirect enum LayoutTree: Sendable {
  case leaf(String, Leaf)
  case spacer(CGFloat?)
  case divider(String)
  case stack(Axis, Side, spacing: CGFloat?, Style, [LayoutTree])
  case layers(Side, Side, Style, [LayoutTree])
  case modified(LayoutTree, Change)

  /// The rule by which a leaf answers proposals.
  enum Leaf: Sendable {
    case any
    case square
    case within(CGSize, ideal: CGSize, CGSize)
    /// As text: a narrower leaf is higher.
    case wrapping(area: CGFloat, least: CGFloat)
  }

  /// One of the three guides that a frame has along an axis.
  enum Side: Int, Sendable, CaseIterable { case first, middle, last }

  /// The spelling of a container.
  enum Style: Sendable, CaseIterable { case plain, layout, erased }

  struct Limits: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  enum Change: Sendable {
    case frame(CGFloat?, CGFloat?, Side, Side)
    case limits(Limits, Limits, Side, Side)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case priority(Double)
    case guide(Axis, Side, fraction: CGFloat)
    case offset(CGSize)
    case position(CGPoint)
    case overlay(LayoutTree, Side, Side)
  }
}

extension LayoutTree.Leaf {
  /// The size at a proposal, in points.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .any: return proposal.replacingUnspecifiedDimensions()
    case .square:
      let size = proposal.replacingUnspecifiedDimensions()
      let side = min(size.width, size.height)
      return CGSize(width: side, height: side)
    case .within(let least, let ideal, let most):
      let size = proposal.replacingUnspecifiedDimensions(by: ideal)
      return CGSize(
        width: max(min(size.width, most.width), least.width),
        height: max(min(size.height, most.height), least.height))
    case .wrapping(let area, let least):
      let width = max(min(proposal.width ?? area / 10, area / 10), least)
      return CGSize(width: width, height: area / width)
    }
  }
}

extension LayoutTree.Side {
  var horizontal: HorizontalAlignment { [.leading, .center, .trailing][rawValue] }
  var vertical: VerticalAlignment { [.top, .center, .bottom][rawValue] }
}

extension LayoutTree {
  /// A leaf of a tree as a view.
  private struct LeafShape: Shape {
    typealias AnimatableData = EmptyAnimatableData
    let leaf: Leaf

    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }
  }

  /// The view, with leaves that can be found by their names.
  @MainActor var view: AnyView {
    switch self {
    case .leaf(let name, let leaf): return AnyView(mark(name) { LeafShape(leaf: leaf) })
    case .spacer(let length): return AnyView(Spacer(minLength: length))
    case .divider(let name): return AnyView(mark(name) { Divider() })
    case .stack(let axis, let side, let spacing, let style, let children):
      return Self.stack(axis, side, spacing, style, Self.content(children))
    case .layers(let x, let y, let style, let children):
      return Self.layers(x, y, style, Self.content(children))
    case .modified(let tree, let change): return change.apply(to: tree.view)
    }
  }

  @MainActor private static func content(_ children: [LayoutTree]) -> some View {
    ForEach(children.indices, id: \.self) { children[$0].view }
  }

  @MainActor private static func stack(
    _ axis: Axis, _ side: Side, _ spacing: CGFloat?, _ style: Style, _ content: some View
  ) -> AnyView {
    let row = HStackLayout(alignment: side.vertical, spacing: spacing)
    let column = VStackLayout(alignment: side.horizontal, spacing: spacing)
    switch (axis, style) {
    case (.horizontal, .plain):
      return AnyView(HStack(alignment: side.vertical, spacing: spacing) { content })
    case (.vertical, .plain):
      return AnyView(VStack(alignment: side.horizontal, spacing: spacing) { content })
    case (.horizontal, .layout): return AnyView(row { content })
    case (.vertical, .layout): return AnyView(column { content })
    case (.horizontal, .erased): return AnyView(AnyLayout(row) { content })
    case (.vertical, .erased): return AnyView(AnyLayout(column) { content })
    }
  }

  @MainActor private static func layers(
    _ x: Side, _ y: Side, _ style: Style, _ content: some View
  ) -> AnyView {
    let alignment = Alignment(horizontal: x.horizontal, vertical: y.vertical)
    switch style {
    case .plain: return AnyView(ZStack(alignment: alignment) { content })
    case .layout: return AnyView(ZStackLayout(alignment: alignment) { content })
    case .erased: return AnyView(AnyLayout(ZStackLayout(alignment: alignment)) { content })
    }
  }

  /// The same tree with all containers in one spelling.
  func spelled(_ style: Style) -> LayoutTree {
    switch self {
    case .leaf, .spacer, .divider: self
    case .stack(let axis, let side, let spacing, _, let children):
      .stack(axis, side, spacing: spacing, style, children.map { $0.spelled(style) })
    case .layers(let x, let y, _, let children):
      .layers(x, y, style, children.map { $0.spelled(style) })
    case .modified(let tree, let change): .modified(tree.spelled(style), change)
    }
  }
}

extension LayoutTree.Change {
  /// Applies the change to a view.
  @MainActor func apply(to view: AnyView) -> AnyView {
    switch self {
    case .frame(let width, let height, let x, let y):
      return AnyView(
        view.frame(
          width: width, height: height,
          alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical)))
    case .limits(let width, let height, let x, let y):
      return AnyView(
        view.frame(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
          minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
          alignment: Alignment(horizontal: x.horizontal, vertical: y.vertical)))
    case .padding(let insets): return AnyView(view.padding(insets))
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode):
      return AnyView(view.aspectRatio(ratio, contentMode: mode))
    case .priority(let priority): return AnyView(view.layoutPriority(priority))
    case .guide(.horizontal, let side, let fraction):
      return AnyView(view.alignmentGuide(side.horizontal) { $0.width * fraction })
    case .guide(.vertical, let side, let fraction):
      return AnyView(view.alignmentGuide(side.vertical) { $0.height * fraction })
    case .offset(let offset): return AnyView(view.offset(offset))
    case .position(let point): return AnyView(view.position(point))
    case .overlay(let tree, let x, let y):
      let alignment = Alignment(horizontal: x.horizontal, vertical: y.vertical)
      return AnyView(view.overlay(alignment: alignment) { tree.view })
    }
  }
}
