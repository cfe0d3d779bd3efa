import SwiftUI

/// The name of a view in a tree.
struct NodeName: LayoutValueKey {
  static var defaultValue: String?
}

/// The name of a view's parent; nil for a root.
struct ParentName: LayoutValueKey {
  static var defaultValue: String?
}

/// A layout of a tree from top to bottom, with each view centered above its children.
///
/// The layout also computes the lines between parents and children and writes them to a binding.
struct TreeLayout: Layout {
  /// The distance between siblings, in points.
  var gap: CGFloat
  /// The distance between a view and its children, in points.
  var rowGap: CGFloat
  /// The lines, in points from the top left corner of the layout.
  @Binding var lines: Path

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(gap, rowGap) }
    set {
      gap = newValue.first
      rowGap = newValue.second
    }
  }

  /// A view with its descendants.
  private struct Branch {
    let node: LayoutSubview
    let nodeSize: CGSize
    let branches: [Branch]
    let size: CGSize
  }

  private func branches(of parent: String?, in subviews: Subviews) -> [Branch] {
    subviews.filter { $0[ParentName.self] == parent }.map { node in
      let nodeSize = node.sizeThatFits(.unspecified)
      // A view without a name has no children: the parent of a root has no name either.
      let name = node[NodeName.self]
      let branches = name == nil ? [] : branches(of: name, in: subviews)
      let below = size(of: branches)
      let size = CGSize(
        width: max(nodeSize.width, below.width),
        height: nodeSize.height + (branches.isEmpty ? 0 : rowGap + below.height))
      return Branch(node: node, nodeSize: nodeSize, branches: branches, size: size)
    }
  }

  private func size(of branches: [Branch]) -> CGSize {
    CGSize(
      width: branches.map(\.size.width).reduce(0, +) + gap * CGFloat(max(branches.count - 1, 0)),
      height: branches.map(\.size.height).max() ?? 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    size(of: branches(of: nil, in: subviews))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var path = Path()
    place(branches(of: nil, in: subviews), in: bounds, from: nil, lines: &path)
    path = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    // Write only changes, because a write on every pass would never settle. Descriptions are
    // compared because paths are not comparable on all systems.
    if path.description != lines.description {
      DispatchQueue.main.async { lines = path }
    }
  }

  private func place(
    _ branches: [Branch], in bounds: CGRect, from parent: CGPoint?, lines: inout Path
  ) {
    var x = bounds.midX - size(of: branches).width / 2
    for branch in branches {
      let top = CGPoint(x: x + branch.size.width / 2, y: bounds.minY)
      branch.node.place(at: top, anchor: .top, proposal: .unspecified)
      if let parent {
        lines.move(to: parent)
        lines.addLine(to: top)
      }
      let bottom = CGPoint(x: top.x, y: top.y + branch.nodeSize.height)
      let room = CGRect(
        x: x, y: bottom.y + rowGap, width: branch.size.width,
        height: branch.size.height - branch.nodeSize.height - rowGap)
      place(branch.branches, in: room, from: bottom, lines: &lines)
      x += branch.size.width + gap
    }
  }
}

/// An element of a tree.
struct Relative: Identifiable {
  let id: String
  var parent: String?
  var color: Color
}

/// A tree with dashed lines.
struct Tree: View {
  var relatives: [Relative]
  var isWide: Bool

  @State private var lines = Path()

  var body: some View {
    TreeLayout(gap: isWide ? 26 : 6, rowGap: isWide ? 60 : 24, lines: $lines) {
      ForEach(relatives) { relative in
        Text(relative.id)
          .font(.caption)
          .padding(8)
          .background { RoundedRectangle(cornerRadius: 6).fill(relative.color.opacity(0.4)) }
          .layoutValue(key: NodeName.self, value: relative.id)
          .layoutValue(key: ParentName.self, value: relative.parent)
          .id(relative.id)
      }
    }
    .background {
      lines.stroke(.gray, style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
    }
  }
}

/// The same tree twice, the second time in a scroll view that is smaller than the tree.
struct Trees: View {
  var isWide: Bool

  private let relatives = [
    Relative(id: "Toys", color: .orange),
    Relative(id: "Discs", parent: "Toys", color: .yellow),
    Relative(id: "Thaumatrope", parent: "Discs", color: .mint),
    Relative(id: "Phenakistiscope", parent: "Discs", color: .mint),
    Relative(id: "Drums", parent: "Toys", color: .yellow),
    Relative(id: "Zoetrope", parent: "Drums", color: .mint),
    Relative(id: "Praxinoscope", parent: "Drums", color: .mint),
    Relative(id: "Books", parent: "Toys", color: .yellow),
  ]

  var body: some View {
    HStack(spacing: 20) {
      Tree(relatives: relatives, isWide: isWide)
        .frame(width: 540)
      ScrollView([.horizontal, .vertical]) {
        Tree(relatives: relatives, isWide: isWide)
          .padding(10)
      }
      .frame(width: 220, height: 200)
      .border(.gray)
    }
  }

  static let anim = Anim(
    "tree", size: CGSize(width: 820, height: 320), duration: 2.5,
    description: "A tree whose layout also computes the lines between the views", state: false
  ) { isWide in
    Trees(isWide: isWide.wrappedValue)
  } cues: { isWide in
    Cue(at: 0.1) { withAnimation(.easeInOut(duration: 1.3)) { isWide.wrappedValue = true } }
    Cue(at: 1.5, scrollTo: "Books", animation: .easeInOut(duration: 0.9))
  }
}
